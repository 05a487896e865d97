import { addDays } from '../clock/clock.ts';

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

/** `mes` is `AAAA-MM`. */
export function diasDoMes(mes: string): string[] {
  const dias: string[] = [];
  for (let dia = `${mes}-01`; dia.startsWith(mes); dia = addDays(dia, 1)) dias.push(dia);
  return dias;
}

export const camposMudados = (antes: Numeros | undefined, depois: Numeros): (typeof CAMPOS)[number][] =>
  CAMPOS.filter(campo => (antes?.[campo] ?? null) !== depois[campo]);

/** Several days of a unit as fields of one history record: `internos:2026-11-20`. */
export function camposPorDia(dias: readonly (Numeros & { readonly data: string })[]): Record<string, number | null> {
  return Object.fromEntries(dias.flatMap(dia => CAMPOS.map(campo => [`${campo}:${dia.data}`, dia[campo]])));
}
