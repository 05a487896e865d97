import type { components } from '@alipen/contracts/generated/government-api';
import type { Parametros } from '../../parametros/parametros.service.ts';

export type RegrasPedido = components['schemas']['RegrasPedido'];
/** From where on a quantity above the head count is shown and needs a reason (rules R15, R16 and R18). */
export type Limites = Pick<RegrasPedido, 'atencaoAcimaDe' | 'justificativaAcimaDe'> & {
  /** Which head count the servers' meals are compared with; their own where it is not said. */
  baseServidores?: Parametros['baseServidores'];
};

/** R21; the contract's own limit of a quantity. */
const QUANTIDADE_MAXIMA = 9999;

/**
 * The numbers of the rules as checks use them and screens show them: the limits are those of the meal's day, so that a past
 * day keeps its colours; how far ahead one may order is of today.
 */
export const regrasDe = (doDia: Limites, deHoje: Pick<Parametros, 'horizonteDias'>): RegrasPedido => ({
  quantidadeMaxima: QUANTIDADE_MAXIMA,
  atencaoAcimaDe: doDia.atencaoAcimaDe,
  justificativaAcimaDe: doDia.justificativaAcimaDe,
  baseServidores: doDia.baseServidores ?? 'EFETIVO_SERVIDOR',
  horizonteDias: deHoje.horizonteDias,
});
