import { problema } from '@alipen/platform/problems/problema';
import { daysBetween } from '../clock/clock.ts';

/** In days: a year, and a leap day. */
const MAIOR_PERIODO = 366;

export function exigirPeriodo<P extends { readonly de: string; readonly ate: string }>(periodo: P): P {
  const dias = daysBetween(periodo.de, periodo.ate) + 1;
  if (dias >= 1 && dias <= MAIOR_PERIODO) return periodo;
  const detail = dias < 1 ? 'O período termina antes de começar.' : `O período pode ter até ${MAIOR_PERIODO} dias.`;
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/ate', detail }] });
}
