import { formatDay } from '../ui/date.format.ts';
import type { TrocaAceita, TrocaVista } from './trocas.queries.ts';

/** What changes, in one sentence: the meal first, as it is looked for. */
export function fraseDaTroca({ tipo, refeicao, data, outraData, previsto, proposto }: TrocaVista): string {
  if (tipo === 'ITEM' || !outraData) return `${refeicao}: ${proposto} no lugar de ${previsto}`;
  return `${refeicao}: trocar o de ${formatDay(data)} (${previsto}) com o de ${formatDay(outraData)} (${proposto})`;
}

/** At the gate: what to expect, and instead of what. */
export const fraseDaAceita = ({ serve, noLugarDe, comODia }: TrocaAceita): string =>
  `${serve} no lugar de ${noLugarDe}${comODia ? `, trocado com o dia ${formatDay(comODia)}` : ''}`;

export interface Digitada {
  tipo: TrocaVista['tipo'];
  tipoAlimentacaoId: string;
  outraData: string;
  previsto: string;
  proposto: string;
  motivo: string;
}

export const digitadaNova = (primeira: number | undefined): Digitada => ({
  ...{ tipo: 'ITEM', tipoAlimentacaoId: String(primeira ?? ''), outraData: '' },
  ...{ previsto: '', proposto: '', motivo: '' },
});

/** What is sent of what was typed; null while something is missing. */
export function trocaDigitada({ tipo, tipoAlimentacaoId, outraData, ...textos }: Digitada) {
  const previsto = textos.previsto.trim();
  const proposto = textos.proposto.trim();
  const motivo = textos.motivo.trim();
  if (previsto.length < 2 || proposto.length < 2 || motivo.length < 3 || !tipoAlimentacaoId) return null;
  if (tipo === 'DIAS' && !outraData) return null;
  return {
    ...{ tipo, tipoAlimentacaoId: Number(tipoAlimentacaoId), previsto, proposto, motivo },
    ...(tipo === 'DIAS' && { outraData }),
  };
}
