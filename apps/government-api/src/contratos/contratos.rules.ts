import type { components } from '@alipen/contracts/generated/government-api';
import { addDays } from '../clock/clock.ts';

export type SituacaoContrato = components['schemas']['SituacaoContrato'];

/** R19: the badge that a contract is about to end. */
const DIAS_A_VENCER = 30;

/** Contracts are of the agency, not of a unit: their day is Brasília's. */
export const FUSO_DOS_CONTRATOS = 'America/Sao_Paulo';

/** `encerradoEm` is the last day of a contract ended early. */
export function situacaoContrato(
  contrato: { vigenciaInicio: string; vigenciaFim: string; encerradoEm: string | null },
  hoje: string,
): SituacaoContrato {
  if (contrato.encerradoEm && contrato.encerradoEm < hoje) return 'ENCERRADO';
  if (contrato.vigenciaFim < hoje) return 'VENCIDO';
  if (contrato.vigenciaInicio > hoje) return 'FUTURO';
  return contrato.vigenciaFim <= addDays(hoje, DIAS_A_VENCER) ? 'A_VENCER' : 'VIGENTE';
}
