import { addDays } from '../clock/clock.ts';

/** What a day tells, with the contract's names. */
export type Numeros = {
  readonly internos: number;
  readonly servidoresPlantao: number;
  readonly servidoresExpediente: number;
  readonly visitantesPrevistos: number | null;
};

export const CAMPOS = ['internos', 'servidoresPlantao', 'servidoresExpediente', 'visitantesPrevistos'] as const;

export const numerosDe = (de: Numeros): Numeros => ({
  internos: de.internos,
  servidoresPlantao: de.servidoresPlantao,
  servidoresExpediente: de.servidoresExpediente,
  visitantesPrevistos: de.visitantesPrevistos,
});

/** Every day of a month (`AAAA-MM`), in order. */
export function diasDoMes(mes: string): string[] {
  const dias: string[] = [];
  for (let dia = `${mes}-01`; dia.startsWith(mes); dia = addDays(dia, 1)) dias.push(dia);
  return dias;
}

export const camposMudados = (antes: Numeros | undefined, depois: Numeros): (typeof CAMPOS)[number][] =>
  CAMPOS.filter(campo => (antes?.[campo] ?? null) !== depois[campo]);

/** Several days of a unit as one record of the history: `internos:2026-11-20`. */
export function camposPorDia(dias: readonly (Numeros & { readonly data: string })[]): Record<string, number | null> {
  return Object.fromEntries(dias.flatMap(dia => CAMPOS.map(campo => [`${campo}:${dia.data}`, dia[campo]])));
}
