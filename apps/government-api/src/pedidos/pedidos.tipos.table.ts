import type { components } from '@alipen/contracts/generated/government-api';
import { type SituacaoPedido, situacoes } from './pedidos.ciclo.table.ts';

export type TipoPedido = components['schemas']['TipoPedido'];

type Tipo = {
  /** It is the day's order of the unit: one such at a time, of either kind. */
  principal: boolean;
  /** What it becomes when first sent after the cut-off. */
  foraDoPrazo: TipoPedido;
  /** In the middle of a sentence. */
  nome: string;
};

export const tipos = {
  PROGRAMADO: { principal: true, foraDoPrazo: 'EMERGENCIAL', nome: 'do dia' },
  EMERGENCIAL: { principal: true, foraDoPrazo: 'EMERGENCIAL', nome: 'emergencial' },
  COMPLEMENTAR: { principal: false, foraDoPrazo: 'COMPLEMENTAR', nome: 'complementar' },
  AVULSO: { principal: false, foraDoPrazo: 'AVULSO', nome: 'avulso' },
} as const satisfies Record<TipoPedido, Tipo>;

const ordem = Object.keys(tipos) as TipoPedido[];

type DoDia = { id: number; tipo: TipoPedido; situacao: SituacaoPedido };

/** Of a unit's orders of a day, the one to show as the day's: living before not, the day's kinds first, then the newest. */
export function principalDe<P extends DoDia>(pedidos: readonly P[]): P | null {
  const vivo = ({ situacao }: P) => Number(situacoes[situacao].vivo);
  const [primeiro = null] = pedidos.toSorted(
    (a, b) => vivo(b) - vivo(a) || ordem.indexOf(a.tipo) - ordem.indexOf(b.tipo) || b.id - a.id,
  );
  return primeiro;
}

/** Which reasons of the catalogue explain a sending: why it is late, else why it is above the head count. */
export const motivoNoEnvio = (tarde: boolean) => (tarde ? 'EMERGENCIA' : 'JUSTIFICATIVA_ACIMA');

/**
 * The kind an order has once sent, and whether lateness asks for a reason. One that was returned keeps its kind: the place
 * of the other may have been taken meanwhile.
 */
export function tipoNoEnvio(
  { tipo, enviadoEm }: { tipo: TipoPedido; enviadoEm: Date | null },
  encerrado: boolean,
): { tipo: TipoPedido; exige: boolean } {
  const comoSegue = encerrado && !enviadoEm ? tipos[tipo].foraDoPrazo : tipo;
  return { tipo: comoSegue, exige: encerrado || comoSegue === 'EMERGENCIAL' };
}
