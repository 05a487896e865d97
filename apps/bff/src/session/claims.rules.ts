/** The signed-in person as the token says (spec.md section 3). */
export type Usuario = {
  readonly nome: string;
  readonly matricula: string;
  readonly nomeLotacaoReal: string;
  readonly authorities: readonly string[];
};

export type Claims = { readonly usuario: Usuario; readonly exp: number; readonly jti: string | undefined };

const TOLERANCE = 30;
const LONGEST_LIFE = 86_400 + 60;
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

/** Verified claims field by field; what nobody asked for is dropped. Undefined when a shape or a time is wrong. */
export function readClaims(payload: Record<string, unknown>, now: number): Claims | undefined {
  const { nome, matricula, nome_lotacao_real: lotacao, exp, iat, jti } = payload;
  const list = authorities(payload.authorities);
  if (!isText(nome) || !isText(matricula) || !isText(lotacao) || !list || !isInstant(exp)) return undefined;
  if (iat !== undefined && (!isInstant(iat) || iat > now + TOLERANCE)) return undefined;
  if (exp - (iat ?? now) > LONGEST_LIFE) return undefined;
  return {
    usuario: { nome, matricula, nomeLotacaoReal: lotacao, authorities: list },
    exp,
    jti: typeof jti === 'string' && jti.length > 0 && jti.length <= 200 ? jti : undefined,
  };
}
