import { problema } from '@alipen/platform/problems/problema';
import type { ParametrosDownload } from '../../downloads/downloads.service.ts';

/** The authorities of `obterMedicao`. */
export const LEEM_MEDICOES = ['AL_GESTOR', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL'] as const;

/** Of which billing a file is asked. Throws `dados-invalidos` where nobody said. */
export function medicaoPedida({ medicaoId }: ParametrosDownload, oQue: string): number {
  if (medicaoId !== undefined) return medicaoId;
  const detail = `Diga de qual medição é ${oQue}.`;
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/parametros/medicaoId', detail }] });
}
