import { Problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callOf } from '../../audit/access-event.ts';
import { AccessTrail } from '../../audit/access-trail.ts';
import { Counters } from '../../counters/counters.ts';
import { personOf, type Session } from '../session.ts';
import { arrivalOf } from './arrival.rules.ts';
import type { ClientCredentials } from './client-credentials.rules.ts';
import type { Credentials } from './credentials.rules.ts';
import { GovernmentSignIn } from './government-sign-in.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

/** Problems of an attempt that never reached the government API. */
const HELD: ReadonlySet<string> = new Set([
  'muitas-tentativas',
  'capacidade-reduzida',
  'servidor-em-pausa',
  'preparando',
]);

@Injectable()
export class SignInService {
  constructor(
    private readonly government: GovernmentSignIn,
    private readonly throttle: SignInThrottle,
    private readonly counters: Counters,
    private readonly trail: AccessTrail,
  ) {}

  withPassword(request: FastifyRequest, credentials: Credentials): Promise<Session> {
    return this.throttled(request, credentials.cpf, () =>
      this.government.trade('/login', credentials, arrivalOf(request)),
    );
  }

  /** Counted by account and caller's address: 256 bits cannot be guessed, and a stranger must not lock a system out. */
  asAccount(request: FastifyRequest, credentials: ClientCredentials): Promise<Session> {
    return this.throttled(request, `${credentials.client_id} ${request.ip}`, () =>
      this.government.tradeSecret(credentials, request.id),
    );
  }

  /**
   * Runs an attempt and records its outcome. `account` is what it is counted under; the trail keeps only a mark that leads back to
   * nobody.
   */
  async tried(request: FastifyRequest, account: string | undefined, enter: () => Promise<Session>): Promise<Session> {
    const operacao = request.routeOptions.config.operation ?? '';
    const call = { ...callOf(request), operacao, ...(account !== undefined && this.trail.accountOf(account)) };
    try {
      const session = await enter();
      this.trail.note({ evento: 'ENTRADA', ...call, ...personOf(session) });
      this.counters.logins.inc({ result: 'ok' });
      return session;
    } catch (error) {
      const motivo = error instanceof Problema ? error.slug : 'falha-no-servidor';
      this.counters.logins.inc({ result: motivo });
      this.trail.note({ evento: HELD.has(motivo) ? 'ENTRADA_CONTIDA' : 'ENTRADA_RECUSADA', motivo, ...call });
      throw error;
    }
  }

  private throttled(request: FastifyRequest, account: string, enter: () => Promise<Session>): Promise<Session> {
    return this.tried(request, account, () => this.throttle.attempt(account, request.ip, enter));
  }
}
