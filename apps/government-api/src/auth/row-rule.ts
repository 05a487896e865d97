import { Problema, problema } from '@alipen/platform/problems/problema';
import { ofControl } from './external-control.ts';
import type { Identidade } from './pessoa.ts';

/** No unit has this id, so a restricted person without a unit reaches nothing. */
const NENHUMA = 0;

/**
 * The row rule: a person let into this operation by SOLICITANTE alone reaches only their own unit. Another authority of
 * the person that the operation allows lifts the limit, because permissions are a union. External control reaches the
 * unit of its access, or all of them where that names none.
 */
export function restrictedTo(
  person: Pick<Identidade, 'authorities' | 'lotacaoId'>,
  allowed: readonly string[],
): number | null {
  if (ofControl(person)) return person.lotacaoId;
  const through = person.authorities.filter(authority => allowed.includes(authority));
  return through.some(authority => authority !== 'SOLICITANTE') || through.length === 0
    ? null
    : (person.lotacaoId ?? NENHUMA);
}

/** Thrown where the row rule refuses. `RefusalsInterceptor` writes it down once the transaction is undone. */
export class LotacaoAlheia extends Problema {
  constructor(readonly lotacaoId: number) {
    super('lotacao-alheia', { detail: 'Você vê e altera somente os dados da sua lotação.' });
  }
}

export function requireReach(pessoa: { readonly restritaA: number | null }, lotacaoId: number): void {
  if (pessoa.restritaA !== null && pessoa.restritaA !== lotacaoId) throw new LotacaoAlheia(lotacaoId);
}

/** The unit asked for, or the person's own. `oQue` says in the refusal what was asked of it: "as entregas". Throws `dados-invalidos`. */
export function unitAsked(
  lotacaoId: number | undefined,
  { lotacaoId: propria }: Pick<Identidade, 'lotacaoId'>,
  oQue: string,
): number {
  const id = lotacaoId ?? propria;
  if (id) return id;
  const detail = `Diga de qual lotação são ${oQue}.`;
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/lotacaoId', detail }] });
}
