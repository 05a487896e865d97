import { Problema, problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { AccessTrail } from '../audit/access-trail.ts';
import { Counters } from '../counters/counters.ts';
import { FirstAnswer } from '../government/first-answer.ts';
import { LOGGER } from '../logging-token.ts';
import { Revocations } from './revocation/revocation-port.ts';
import { SCREEN, Session } from './session.ts';
import { autoridadeConhecida } from './token/autoridades.table.ts';
import { ACCOUNT } from './token/claims.rules.ts';
import { KeysUnavailable } from './token/remote-keys.ts';
import { TokenAuthenticator } from './token/token-authenticator.ts';

const REMEMBERED = 5_000;
const UNKNOWN_LOGGED = 200;

type Believed = { readonly session: Session; epoch: number };

/** A verified token is remembered until it expires, so that a call costs one look-up in a map. */
@Injectable()
export class Sessions {
  private readonly verified = new LRUCache<string, Believed>({ max: REMEMBERED });
  private readonly unknown = new Set<string>();

  constructor(
    private readonly authenticator: TokenAuthenticator,
    private readonly revocations: Revocations,
    private readonly counters: Counters,
    private readonly trail: AccessTrail,
    private readonly first: FirstAnswer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get active(): number {
    return [...this.verified.values()].filter(({ session }) => !session.expired()).length;
  }

  /** Undefined when the token must be verified first, null when its session is over. */
  remembered(token: string): Session | null | undefined {
    const known = this.verified.get(token);
    if (!known || known.epoch !== this.authenticator.epoch) return undefined;
    const { session } = known;
    if (!session.expired() && !this.revocations.has(session.revocationKey)) return session;
    this.verified.delete(token);
    return null;
  }

  /** Null when the token is forged, expired or revoked; `forged` is called only when it is forged. */
  async find(token: string, forged: () => void = () => undefined): Promise<Session | null> {
    const known = this.remembered(token);
    if (known !== undefined) return known;
    const { epoch } = this.authenticator;
    const session = await this.verify(token);
    if (!session && token) forged();
    // Two calls may have verified at once, or a key was withdrawn: the first session stays, because it knows its calls in flight.
    const first = this.verified.get(token);
    if (!session || session.expired() || this.revocations.has(session.revocationKey)) {
      this.verified.delete(token);
      first?.session.endCalls();
      return null;
    }
    const believed = { session: first?.session ?? session, epoch };
    this.verified.set(token, believed);
    return believed.session;
  }

  /** Signature and shape only: the session may be over. Undefined when the token is not to be believed. */
  async verify(token: string): Promise<Session | undefined> {
    if (!token) return undefined;
    try {
      const verified = await this.authenticator.authenticate(token);
      if (!verified) return undefined;
      this.noteUnknown(verified.usuario.authorities);
      return new Session(token, verified);
    } catch (error) {
      if (!(error instanceof KeysUnavailable)) throw error;
      if (this.first.awaited) throw this.first.preparing(error);
      // It cannot be decided whether the session is good: it is neither believed nor ended.
      throw problema('indisponivel', {
        detail: 'Não conseguimos conferir a sua sessão agora. Tente de novo em instantes.',
        retryAfter: 5,
        cause: error,
      });
    }
  }

  /** For a token the government API has just handed over: an unknown key may have been published just now. */
  async verifyIssued(token: string): Promise<Session | undefined> {
    try {
      return await this.verify(token);
    } catch (error) {
      if (!(error instanceof Problema && error.slug === 'indisponivel')) throw error;
      await this.authenticator.lookAgain();
      return this.verify(token);
    }
  }

  /** Ends a session here and on every replica, with its calls in flight. */
  async end(session: Session): Promise<void> {
    this.verified.delete(session.token);
    session.endCalls();
    try {
      await this.revocations.revoke(session.revocationKey, session.exp);
    } catch (error) {
      const code = error instanceof Error ? error.message : 'unknown failure';
      this.logger.error({ evento: 'revogacao-local', code }, 'the revocation reached this replica only');
    }
  }

  private noteUnknown(authorities: readonly string[]): void {
    for (const name of authorities) {
      if (
        autoridadeConhecida(name) ||
        name === SCREEN ||
        name === ACCOUNT ||
        this.unknown.has(name) ||
        this.unknown.size >= UNKNOWN_LOGGED
      )
        continue;
      this.unknown.add(name);
      this.counters.unknownAuthorities.inc();
      this.trail.note({ evento: 'AUTORIDADE_DESCONHECIDA', motivo: name });
    }
  }
}
