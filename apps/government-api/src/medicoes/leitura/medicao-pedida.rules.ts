import { problema } from '@alipen/platform/problems/problema';
import type { ParametrosDownload } from '../../downloads/downloads.service.ts';

/** Of which billing a file is asked. Throws `dados-invalidos` where nobody said. */
export function medicaoPedida({ medicaoId }: ParametrosDownload, oQue: string): number {
  if (medicaoId !== undefined) return medicaoId;
  const detail = `Diga de qual medição é ${oQue}.`;
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/parametros/medicaoId', detail }] });
}
