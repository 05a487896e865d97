import type { components } from '@alipen/contracts/generated/government-api';
import { type SituacaoPedido, situacoes } from './pedidos.ciclo.table.ts';

export type TipoPedido = components['schemas']['TipoPedido'];

type Tipo = {
  /** The unit's order of the day: only one at a time among these kinds. */
  principal: boolean;
  foraDoPrazo: TipoPedido;
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

export function principalDe<P extends DoDia>(pedidos: readonly P[]): P | null {
  const vivo = ({ situacao }: P) => Number(situacoes[situacao].vivo);
  const [primeiro = null] = pedidos.toSorted(
    (a, b) => vivo(b) - vivo(a) || ordem.indexOf(a.tipo) - ordem.indexOf(b.tipo) || b.id - a.id,
  );
  return primeiro;
}

export const motivoNoEnvio = (tarde: boolean) => (tarde ? 'EMERGENCIA' : 'JUSTIFICATIVA_ACIMA');

/**
 * The kind after sending, and whether a reason is due. A returned order keeps its kind, because the place of the other kind
 * may have been taken meanwhile.
 */
export function tipoNoEnvio(
  { tipo, enviadoEm }: { tipo: TipoPedido; enviadoEm: Date | null },
  encerrado: boolean,
): { tipo: TipoPedido; exige: boolean } {
  const comoSegue = encerrado && !enviadoEm ? tipos[tipo].foraDoPrazo : tipo;
  return { tipo: comoSegue, exige: encerrado || comoSegue === 'EMERGENCIAL' };
}
