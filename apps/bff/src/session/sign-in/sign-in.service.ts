import { Problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callOf } from '../../audit/access-event.ts';
import { AccessTrail } from '../../audit/access-trail.ts';
import { Counters } from '../../counters/counters.ts';
import { personOf, type Session } from '../session.ts';
import { AccountService } from './account.service.ts';
import { arrivalOf } from './arrival.rules.ts';
import type { ClientCredentials } from './client-credentials.rules.ts';
import type { Credentials } from './credentials.rules.ts';
import { GovernmentSignIn } from './government-sign-in.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

/** The attempt never reached the government API. */
const HELD: ReadonlySet<string> = new Set([
  'muitas-tentativas',
  'capacidade-reduzida',
  'servidor-em-pausa',
  'preparando',
]);

/** The ways in: who may try, what came of it, and a verified session. */
@Injectable()
export class SignInService {
  constructor(
    private readonly government: GovernmentSignIn,
    private readonly accounts: AccountService,
    private readonly throttle: SignInThrottle,
    private readonly counters: Counters,
    private readonly trail: AccessTrail,
  ) {}

  /** The way in of the brief: CPF and password, checked by the government API. */
  withPassword(request: FastifyRequest, credentials: Credentials): Promise<Session> {
    return this.throttled(request, credentials.cpf, () =>
      this.government.trade('/login', credentials, arrivalOf(request)),
    );
  }

  /** Counted by the account and where it calls from: nobody guesses 256 bits, and a stranger must not keep a system out. */
  asAccount(request: FastifyRequest, credentials: ClientCredentials): Promise<Session> {
    return this.throttled(request, `${credentials.client_id} ${request.ip}`, () =>
      this.accounts.enter(credentials, request.id),
    );
  }

  /** An attempt, counted and noted by what came of it. `account`: under what it is counted; kept as a mark that leads back to nobody. */
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
