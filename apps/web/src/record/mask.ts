// A masked field keeps and sends the typed text without its punctuation.

const PATTERNS = {
  cpf: ['000.000.000-00'],
  // The new CNPJ has letters in its first twelve places (IN RFB 2.229/2024).
  cnpj: ['AA.AAA.AAA/AAAA-00'],
  telefone: ['(00) 0000-0000', '(00) 00000-0000'],
  cep: ['00000-000'],
} as const;

export type MaskName = keyof typeof PATTERNS;

const isPlace = (letter: string) => letter === '0' || letter === 'A';
const places = (pattern: string) => [...pattern].filter(isPlace).length;

export function clean(name: MaskName, typed: string): string {
  const patterns = PATTERNS[name];
  const longest = Math.max(...patterns.map(places));
  const kept = name === 'cnpj' ? typed.toUpperCase().replace(/[^0-9A-Z]/g, '') : typed.replace(/\D/g, '');
  return kept.slice(0, longest);
}

/** "52998224" is "529.982.24" while typing, "529.982.247-25" when whole. */
export function masked(name: MaskName, kept: string): string {
  const pattern = PATTERNS[name].find(each => places(each) >= kept.length) ?? '';
  let shown = '';
  let at = 0;
  for (const letter of pattern) {
    if (at >= kept.length) break;
    shown += isPlace(letter) ? kept.charAt(at++) : letter;
  }
  return shown;
}

export function caretAfter(shown: string, keptBefore: number): number {
  let seen = 0;
  for (let at = 0; at < shown.length; at++) {
    if (seen === keptBefore) return at;
    if (/[0-9A-Z]/i.test(shown.charAt(at))) seen++;
  }
  return shown.length;
}

export const isWhole = (name: MaskName, kept: string) => PATTERNS[name].some(each => places(each) === kept.length);

export const inputModeOf = (name: MaskName) => (name === 'cnpj' ? 'text' : 'numeric');
