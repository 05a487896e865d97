const GRAMS = 1000;

/**
 * Kilos as typed, to grams; null when empty, NaN when it is no weight. A dot before three digits may be a thousand or a decimal: it is
 * asked again rather than guessed.
 */
export function readKilos(text: string): number | null {
  const clean = text.trim().replace(/\s*kg$/i, '');
  if (clean === '') return null;
  if (!/^\d{1,5}(,\d{1,3}|\.\d{1,2})?$/.test(clean)) return Number.NaN;
  return Math.round(Number(clean.replace(',', '.')) * GRAMS);
}

export const kilosOf = (grams: number): string => String(grams / GRAMS).replace('.', ',');
