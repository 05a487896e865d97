import { Problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callOf } from '../../audit/access-event.ts';
import { AccessTrail } from '../../audit/access-trail.ts';
import { Counters } from '../../counters/counters.ts';
import { whileConnected } from '../../http/client-connection.ts';
import { personOf, type Session } from '../session.ts';
import { arrivalOf } from './arrival.rules.ts';
import type { ClientCredentials } from './client-credentials.rules.ts';
import type { Credentials } from './credentials.rules.ts';
import { GovernmentSignIn } from './government-sign-in.ts';
import type { Challenge, Touch } from './key.rules.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

/** Runs an attempt until it is over, or until `gone` says that nobody waits for it. */
type Entering = (gone: AbortSignal) => Promise<Session>;

const GIVEN_UP = 'desistencia';
/** Problems of an attempt that the government API did not answer. */
const HELD: ReadonlySet<string> = new Set([
  'muitas-tentativas',
  'capacidade-reduzida',
  'servidor-em-pausa',
  'preparando',
  GIVEN_UP,
]);

const keyAccount = (cpf: string, { ip }: FastifyRequest): string => `chave ${cpf} ${ip}`;

@Injectable()
export class SignInService {
  constructor(
    private readonly government: GovernmentSignIn,
    private readonly throttle: SignInThrottle,
    private readonly counters: Counters,
    private readonly trail: AccessTrail,
  ) {}

  withPassword(request: FastifyRequest, credentials: Credentials): Promise<Session> {
    return this.throttled(request, credentials.cpf, gone =>
      this.government.trade('/login', credentials, arrivalOf(request), gone),
    );
  }

  /** Refused to who must wait for wrong touches, and counted as none: the answer says nothing of whose the CPF is. */
  keyChallenge(request: FastifyRequest, cpf: string): Promise<Challenge> {
    return whileConnected(request.raw.socket, async gone => {
      await this.throttle.admit(keyAccount(cpf, request), request.ip);
      return this.government.challenge(cpf, arrivalOf(request), gone);
    });
  }

  /** Counted apart from passwords: a touch that opens must not clear wrong passwords, nor a stranger's touches keep the owner out. */
  withKey(request: FastifyRequest, touch: Touch): Promise<Session> {
    return this.tried(request, touch.cpf, gone =>
      this.throttle.attempt(keyAccount(touch.cpf, request), request.ip, () =>
        this.government.trade('/login/chave', touch, arrivalOf(request), gone),
      ),
    );
  }

  /** Counted by account and caller's address: 256 bits cannot be guessed, and a stranger must not lock a system out. */
  asAccount(request: FastifyRequest, credentials: ClientCredentials): Promise<Session> {
    return this.throttled(request, `${credentials.client_id} ${request.ip}`, gone =>
      this.government.tradeSecret(credentials, arrivalOf(request), gone),
    );
  }

  /**
   * Runs an attempt and records its outcome. `account` is what it is counted under; the trail keeps only a mark that leads back to
   * nobody. The attempt ends when the caller leaves.
   */
  tried(request: FastifyRequest, account: string | undefined, enter: Entering): Promise<Session> {
    return whileConnected(request.raw.socket, gone => this.recorded(request, account, enter, gone));
  }

  private async recorded(
    request: FastifyRequest,
    account: string | undefined,
    enter: Entering,
    gone: AbortSignal,
  ): Promise<Session> {
    const operacao = request.routeOptions.config.operation ?? '';
    const call = { ...callOf(request), operacao, ...(account !== undefined && this.trail.accountOf(account)) };
    try {
      const session = await enter(gone);
      this.trail.note({ evento: 'ENTRADA', ...call, ...personOf(session) });
      this.counters.logins.inc({ result: 'ok' });
      return session;
    } catch (error) {
      const motivo = gone.aborted ? GIVEN_UP : error instanceof Problema ? error.slug : 'falha-no-servidor';
      this.counters.logins.inc({ result: motivo });
      this.trail.note({ evento: HELD.has(motivo) ? 'ENTRADA_CONTIDA' : 'ENTRADA_RECUSADA', motivo, ...call });
      throw error;
    }
  }

  private throttled(request: FastifyRequest, account: string, enter: Entering): Promise<Session> {
    return this.tried(request, account, gone => this.throttle.attempt(account, request.ip, () => enter(gone)));
  }
}
