import type { components } from '@alipen/contracts/generated/government-api';
import type { Parametros } from '../../parametros/parametros.service.ts';

export type RegrasPedido = components['schemas']['RegrasPedido'];
/** How far above the head count a quantity is flagged and needs a reason (rules R15, R16 and R18). */
export type Limites = Pick<RegrasPedido, 'atencaoAcimaDe' | 'justificativaAcimaDe'> & {
  /** Defaults to the servers' own head count. */
  baseServidores?: Parametros['baseServidores'];
};

/** R21; also the limit of the API contract. */
const QUANTIDADE_MAXIMA = 9999;

/** The limits are those of the meal's day, so that a past day keeps its colours; the horizon is today's. */
export const regrasDe = (doDia: Limites, deHoje: Pick<Parametros, 'horizonteDias'>): RegrasPedido => ({
  quantidadeMaxima: QUANTIDADE_MAXIMA,
  atencaoAcimaDe: doDia.atencaoAcimaDe,
  justificativaAcimaDe: doDia.justificativaAcimaDe,
  baseServidores: doDia.baseServidores ?? 'EFETIVO_SERVIDOR',
  horizonteDias: deHoje.horizonteDias,
});
