import { Problema } from '@alipen/platform/problems/problema';
import type { Identidade } from './pessoa.ts';

/** A unit nobody has: a restricted person without a unit reaches nothing. */
const NENHUMA = 0;

/**
 * The row rule: whom only SOLICITANTE lets into this operation reaches only their own unit. Another authority of the
 * person that the operation also allows lifts the limit: permissions are a union.
 */
export function restrictedTo(
  person: Pick<Identidade, 'authorities' | 'lotacaoId'>,
  allowed: readonly string[],
): number | null {
  const through = person.authorities.filter(authority => allowed.includes(authority));
  return through.some(authority => authority !== 'SOLICITANTE') || through.length === 0
    ? null
    : (person.lotacaoId ?? NENHUMA);
}

/** Thrown where the row rule refuses; the interceptor of `eventos` writes it down once the transaction is undone. */
export class LotacaoAlheia extends Problema {
  constructor(readonly lotacaoId: number) {
    super('lotacao-alheia', { detail: 'Você vê e altera somente os dados da sua lotação.' });
  }
}

/** Refuses a unit that is not the person's, where the row rule limits them. */
export function requireReach(pessoa: { readonly restritaA: number | null }, lotacaoId: number): void {
  if (pessoa.restritaA !== null && pessoa.restritaA !== lotacaoId) throw new LotacaoAlheia(lotacaoId);
}
