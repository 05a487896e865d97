import type { components } from '@alipen/contracts/generated/government-api';

type Situacao = components['schemas']['SituacaoDoCertificado'];
export type SituacaoDoCertificado = { readonly nome: Situacao; readonly assina: boolean };

/** A new certificate takes an agency weeks: it is told a month before. Milliseconds. */
const LOGO = 30 * 86_400_000;

export function situacaoDo(
  { validoDe, validoAte }: { validoDe: Date; validoAte: Date },
  now: Date,
): SituacaoDoCertificado {
  if (now < validoDe) return { nome: 'AINDA_NAO_VALE', assina: false };
  if (now > validoAte) return { nome: 'VENCIDO', assina: false };
  const falta = validoAte.getTime() - now.getTime();
  return { nome: falta < LOGO ? 'VENCE_LOGO' : 'EM_USO', assina: true };
}
