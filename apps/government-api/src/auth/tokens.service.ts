import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock/clock.ts';
import type { Identidade } from './pessoa.ts';
import { ALGORITHM, SigningKeysService, TOKEN_SECONDS } from './signing-keys.service.ts';

export const TOKEN_ISSUER = Symbol('TOKEN_ISSUER');

export type Emissao = Identidade & {
  readonly nomeLotacao: string;
  /** Tokens signed before this are refused, so the new one must not look older. */
  readonly sessoesDesde?: Date;
};
export type Prova = {
  /** How it was proved here (RFC 8176): a password, or a key that its authenticator asked the person's PIN or finger for. */
  readonly amr?: 'pwd' | 'hwk' | 'swk';
  /** The agency asks this person for a key, and there is none yet. */
  readonly semChave?: boolean;
};
/** The subject of a screen's token, in place of a person's id. */
const SCREEN = /^tela-(\d{1,10})$/;
const TELA_PAINEL = 'TELA_PAINEL';
/** Shorter than a person's token, because a screen asks for the next one by itself. */
const SCREEN_SECONDS = 6 * 3600;
/** The subject of a service account's token, in place of a person's id. CONTA_DE_SERVICO opens nothing by itself. */
const ACCOUNT = /^conta-(\d{1,10})$/;
const CONTA_DE_SERVICO = 'CONTA_DE_SERVICO';
const ACCOUNT_SECONDS = 15 * 60;
export type AccountToken = {
  readonly id: number;
  readonly nome: string;
  readonly escopos: readonly string[];
  readonly porMinuto: number;
  readonly segredoId: number;
  /** When the account itself ends. */
  readonly fim: Date;
};
export type Verified = Identidade & { readonly jti: string; readonly iat: number; readonly exp: number };

// security.md B4: the token must be in canonical form before any parsing.
const CANONICAL = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;
const LONGEST = 8_192;
const NOBODY = 0;
const HEADER_NAMES = new Set(['alg', 'kid', 'typ']);

@Injectable()
export class TokensService {
  private readonly verified = new LRUCache<string, Verified>({ max: 10_000 });

  constructor(
    private readonly keys: SigningKeysService,
    private readonly clock: Clock,
    @Inject(TOKEN_ISSUER) private readonly issuer: string,
  ) {}

  /** `idp`: the person came in through an identity provider, whose session the gateway may end too. */
  async issue(
    pessoa: Emissao,
    { jti = randomUUID(), idp, amr, semChave }: Prova & { jti?: string; idp?: 'oidc' } = {},
  ): Promise<string> {
    const { signing } = await this.keys.current();
    const now = this.seconds();
    return (
      new SignJWT({
        nome: pessoa.nome,
        matricula: pessoa.matricula,
        nome_lotacao_real: pessoa.nomeLotacao,
        authorities: [...pessoa.authorities],
        lotacao_id: pessoa.lotacaoId,
        ...(idp && { idp }),
        ...(amr && { amr: amr === 'pwd' ? [amr] : [amr, 'user', 'mfa'] }),
        ...(semChave && { sem_chave: true }),
      })
        .setProtectedHeader({ alg: ALGORITHM, kid: signing.kid, typ: 'JWT' })
        .setIssuer(this.issuer)
        .setSubject(String(pessoa.usuarioId))
        // Sessions end at a whole second, which may be the next one.
        .setIssuedAt(Math.max(now, Math.ceil((pessoa.sessoesDesde?.getTime() ?? 0) / 1000)))
        .setExpirationTime(now + TOKEN_SECONDS)
        .setJti(jti)
        .sign(signing.key)
    );
  }

  /** For a screen on a wall, which is no person: no unit, and an authority that only the painel knows. */
  async issueToScreen(telaId: number): Promise<{ token: string; exp: number }> {
    const { signing } = await this.keys.current();
    const exp = this.seconds() + SCREEN_SECONDS;
    const nobody = { nome: 'Tela', matricula: `tela-${telaId}`, nome_lotacao_real: 'Painel', lotacao_id: null };
    const token = await new SignJWT({ ...nobody, authorities: [TELA_PAINEL] })
      .setProtectedHeader({ alg: ALGORITHM, kid: signing.kid, typ: 'JWT' })
      .setIssuer(this.issuer)
      .setSubject(`tela-${telaId}`)
      .setIssuedAt(this.seconds())
      .setExpirationTime(exp)
      .setJti(randomUUID())
      .sign(signing.key);
    return { token, exp };
  }

  /** For a service account: its scopes in the form of RFC 9068, and the secret that asked for the token. */
  async issueToAccount(account: AccountToken): Promise<{ token: string; exp: number }> {
    const { signing } = await this.keys.current();
    const exp = Math.min(this.seconds() + ACCOUNT_SECONDS, Math.floor(account.fim.getTime() / 1000));
    const name = `conta-${account.id}`;
    const token = await new SignJWT({
      nome: account.nome,
      matricula: name,
      nome_lotacao_real: 'Integração',
      authorities: [CONTA_DE_SERVICO],
      lotacao_id: null,
      scope: account.escopos.join(' '),
      segredo_id: account.segredoId,
      por_minuto: account.porMinuto,
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: signing.kid, typ: 'JWT' })
      .setIssuer(this.issuer)
      .setSubject(name)
      .setIssuedAt(this.seconds())
      .setExpirationTime(exp)
      .setJti(randomUUID())
      .sign(signing.key);
    return { token, exp };
  }

  /** Undefined when the token is not one of ours or has expired. */
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
    if (!identidade || !payload.exp || payload.iat === undefined || !payload.jti) return undefined;
    const verified = { ...identidade, jti: payload.jti, iat: payload.iat, exp: payload.exp };
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
      // jose refuses with its own codes. Any other error is ours (the database, for example) and must be seen.
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
  const telaId = SCREEN.exec(sub ?? '')?.[1];
  const contaId = ACCOUNT.exec(sub ?? '')?.[1];
  const usuarioId = telaId === undefined ? Number(contaId ?? sub) : NOBODY;
  if (!Number.isSafeInteger(usuarioId) || typeof nome !== 'string' || typeof matricula !== 'string') return undefined;
  if (!Array.isArray(authorities) || !authorities.every(authority => typeof authority === 'string')) return undefined;
  // A screen, an account and a person must not pass for one another.
  if (authorities.includes(TELA_PAINEL) !== (telaId !== undefined)) return undefined;
  if (authorities.includes(CONTA_DE_SERVICO) !== (contaId !== undefined)) return undefined;
  if (telaId !== undefined) {
    return { usuarioId, nome, matricula, authorities: [TELA_PAINEL], lotacaoId: null, telaId: Number(telaId) };
  }
  if (contaId !== undefined) {
    const conta = accountOf(payload);
    return conta && { usuarioId, nome, matricula, authorities: [CONTA_DE_SERVICO], lotacaoId: null, conta };
  }
  return { usuarioId, nome, matricula, authorities, lotacaoId: typeof lotacaoId === 'number' ? lotacaoId : null };
}

function accountOf({ scope, segredo_id: segredoId }: JWTPayload): Identidade['conta'] {
  if (typeof scope !== 'string' || typeof segredoId !== 'number') return undefined;
  return { segredoId, escopos: scope.split(' ') };
}
