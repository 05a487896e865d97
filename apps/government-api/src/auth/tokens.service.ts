import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock/clock.ts';
import type { Identidade } from './pessoa.ts';
import { ALGORITHM, SigningKeysService, TOKEN_SECONDS } from './signing-keys.service.ts';

export const TOKEN_ISSUER = Symbol('TOKEN_ISSUER');

/** What the token of one person carries beyond the identity: the name of the unit, as screens show it. */
export type Emissao = Identidade & {
  readonly nomeLotacao: string;
  /** Older tokens of this person are refused; the new one must not look older. */
  readonly sessoesDesde?: Date;
};
/** Whom a token is of, when it was signed and until when it is good (seconds). */
export type Verified = Identidade & { readonly iat: number; readonly exp: number };

// security.md B4: canonical form before any parsing.
const CANONICAL = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;
const LONGEST = 8_192;
const HEADER_NAMES = new Set(['alg', 'kid', 'typ']);

@Injectable()
export class TokensService {
  /** Verified tokens by hash; each leaves at its own exp. */
  private readonly verified = new LRUCache<string, Verified>({ max: 10_000 });

  constructor(
    private readonly keys: SigningKeysService,
    private readonly clock: Clock,
    @Inject(TOKEN_ISSUER) private readonly issuer: string,
  ) {}

  async issue(pessoa: Emissao): Promise<string> {
    const { signing } = await this.keys.current();
    const now = this.seconds();
    return (
      new SignJWT({
        nome: pessoa.nome,
        matricula: pessoa.matricula,
        nome_lotacao_real: pessoa.nomeLotacao,
        authorities: [...pessoa.authorities],
        lotacao_id: pessoa.lotacaoId,
      })
        .setProtectedHeader({ alg: ALGORITHM, kid: signing.kid, typ: 'JWT' })
        .setIssuer(this.issuer)
        .setSubject(String(pessoa.usuarioId))
        // Sessions end at a whole second, which may be the next one.
        .setIssuedAt(Math.max(now, Math.ceil((pessoa.sessoesDesde?.getTime() ?? 0) / 1000)))
        .setExpirationTime(now + TOKEN_SECONDS)
        .setJti(randomUUID())
        .sign(signing.key)
    );
  }

  /** Who the token is of, or undefined when it is not one of ours or has expired. */
  async verify(token: string): Promise<Verified | undefined> {
    if (token.length > LONGEST || !CANONICAL.test(token)) return undefined;
    const hash = createHash('sha256').update(token).digest('base64');
    const known = this.verified.get(hash);
    if (known) {
      if (known.exp > this.seconds()) return known;
      this.verified.delete(hash);
      return undefined;
    }
    const payload = await this.payload(token);
    const identidade = payload && identify(payload);
    if (!identidade || !payload.exp || payload.iat === undefined) return undefined;
    const verified = { ...identidade, iat: payload.iat, exp: payload.exp };
    this.verified.set(hash, verified);
    return verified;
  }

  private async payload(token: string): Promise<JWTPayload | undefined> {
    try {
      const header = decodeProtectedHeader(token);
      if (Object.keys(header).some(name => !HEADER_NAMES.has(name))) return undefined;
      const key = header.kid ? await this.keys.verifying(header.kid) : undefined;
      if (!key) return undefined;
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: this.issuer,
        requiredClaims: ['sub', 'iat', 'exp', 'jti'],
        currentDate: this.clock.now(),
      });
      return payload;
    } catch (error) {
      // jose refuses with its own codes; anything else is ours (the database, say) and must be seen.
      if (isJoseError(error)) return undefined;
      throw error;
    }
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

function isJoseError(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J');
}

function identify(payload: JWTPayload): Identidade | undefined {
  const { sub, nome, matricula, authorities, lotacao_id: lotacaoId } = payload;
  const usuarioId = Number(sub);
  if (!Number.isSafeInteger(usuarioId) || typeof nome !== 'string' || typeof matricula !== 'string') return undefined;
  if (!Array.isArray(authorities) || !authorities.every(authority => typeof authority === 'string')) return undefined;
  return { usuarioId, nome, matricula, authorities, lotacaoId: typeof lotacaoId === 'number' ? lotacaoId : null };
}
