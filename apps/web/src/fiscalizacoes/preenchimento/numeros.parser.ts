// Accepts what a thumb types at a gate: a comma or a point, a colon or none.

/** "812" -> 812; anything else is null. */
export const inteiroDe = (texto: string): number | null => {
  const limpo = texto.trim().replace(/\./g, '');
  return /^\d{1,6}$/.test(limpo) ? Number(limpo) : null;
};

/** Tenths: "57,5" -> 575, "-2" -> -20. */
export function decimosDe(texto: string): number | null {
  const limpo = texto.trim().replace(',', '.').replace('−', '-');
  if (!/^-?\d{1,3}(\.\d)?$/.test(limpo)) return null;
  const decimos = Math.round(Number(limpo) * 10);
  return decimos >= -300 && decimos <= 1200 ? decimos : null;
}

/** 575 -> "57,5" */
export const escreverDecimos = (decimos: number) =>
  (decimos / 10).toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/** Minute of the day: "11:40", "1140" and "7" are 700, 700 and 420. */
export function minutosDe(texto: string): number | null {
  const [, hora, minuto = '0'] = /^(\d{1,2})(?:[:h]?(\d{2}))?$/.exec(texto.trim()) ?? [];
  if (hora === undefined || Number(hora) > 23 || Number(minuto) > 59) return null;
  return Number(hora) * 60 + Number(minuto);
}

/** 700 -> "11:40" */
export const escreverMinutos = (minutos: number) =>
  `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`;
