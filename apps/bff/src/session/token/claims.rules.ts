/** The signed-in person as the token says (spec.md section 3). */
export type Usuario = {
  readonly nome: string;
  readonly matricula: string;
  readonly nomeLotacaoReal: string;
  readonly authorities: readonly string[];
};

export type Conta = { readonly escopos: ReadonlySet<string>; readonly porMinuto: number };

export type Claims = {
  readonly usuario: Usuario;
  readonly conta: Conta | undefined;
  readonly exp: number;
  readonly jti: string | undefined;
  /** Signed in through an identity provider, whose own session can be ended too. */
  readonly byProvider: boolean;
  /** Signed in by a key of the person's own (RFC 8176). */
  readonly byKey: boolean;
  /** The agency asks this person for a key, and there is none yet. */
  readonly withoutKey: boolean;
};

/** The authority of a service account; it opens nothing by itself. */
export const ACCOUNT = 'CONTA_DE_SERVICO';

const TOLERANCE = 30;
const LONGEST_LIFE = 86_400 + 60;
const MOST_SCOPES = 60;
const SCOPE = /^[a-z][A-Za-z0-9]{2,59}$/;
const MOST_CALLS = 6_000;
const AUTHORITY = /^[A-Z0-9_]{1,64}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 200 && !CONTROL.test(value);
const isInstant = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

function authorities(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > 64) return undefined;
  return value.every(name => typeof name === 'string' && AUTHORITY.test(name)) ? [...value] : undefined;
}

/** Undefined for a token that is no account's; null for an account's with unsuitable claims, which is refused. */
function account(list: readonly string[], scope: unknown, porMinuto: unknown): Conta | undefined | null {
  if (!list.includes(ACCOUNT)) return undefined;
  const names = typeof scope === 'string' ? scope.split(' ') : [];
  if (list.length > 1 || names.length === 0 || names.length > MOST_SCOPES || !names.every(name => SCOPE.test(name)))
    return null;
  if (!isInstant(porMinuto) || !Number.isInteger(porMinuto) || porMinuto > MOST_CALLS) return null;
  return { escopos: new Set(names), porMinuto };
}

/** Reads verified claims field by field and drops the rest. Undefined when a shape or a time is wrong. */
export function readClaims(payload: Record<string, unknown>, now: number): Claims | undefined {
  const { nome, matricula, nome_lotacao_real: lotacao, exp, iat, jti } = payload;
  const list = authorities(payload.authorities);
  if (!isText(nome) || !isText(matricula) || !isText(lotacao) || !list || !isInstant(exp)) return undefined;
  if (iat !== undefined && (!isInstant(iat) || iat > now + TOLERANCE)) return undefined;
  if (exp - (iat ?? now) > LONGEST_LIFE) return undefined;
  const conta = account(list, payload.scope, payload.por_minuto);
  if (conta === null) return undefined;
  return {
    usuario: { nome, matricula, nomeLotacaoReal: lotacao, authorities: list },
    conta,
    exp,
    byProvider: payload.idp === 'oidc',
    byKey: Array.isArray(payload.amr) && payload.amr.some(way => way === 'hwk' || way === 'swk'),
    withoutKey: payload.sem_chave === true,
    jti: typeof jti === 'string' && jti.length > 0 && jti.length <= 200 ? jti : undefined,
  };
}
