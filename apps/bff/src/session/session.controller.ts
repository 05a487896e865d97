import type { components } from '@alipen/contracts/generated/bff';
import { problema } from '@alipen/platform/problems/problema';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badAnswer } from '../government/upstream-failure.rules.ts';
import { BffOperation } from '../operations/bff-operation-decorator.ts';
import { SessionCookie } from './cookies/session-cookie.ts';
import { sessionOf } from './request-session.ts';
import { type Session, toSessao } from './session.ts';
import { type Attempt, SessionOpening } from './session-opening.service.ts';
import { AccountService } from './sign-in/account.service.ts';
import { arrivalOf } from './sign-in/arrival.rules.ts';
import { isClient, readClient } from './sign-in/client-credentials.rules.ts';
import { readCredentials } from './sign-in/credentials.rules.ts';
import { PasswordSignIn } from './sign-in/password-sign-in-adapter.ts';
import { SignInThrottle } from './sign-in/sign-in-throttle.ts';

type Schemas = components['schemas'];

@Controller()
export class SessionController {
  constructor(
    private readonly signIn: PasswordSignIn,
    private readonly accounts: AccountService,
    private readonly throttle: SignInThrottle,
    private readonly opening: SessionOpening,
    private readonly cookie: SessionCookie,
  ) {}

  @BffOperation('entrarNaSessao')
  async entrarNaSessao(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Sessao']> {
    return toSessao(await this.opening.open(request, reply, this.enter(body, request)));
  }

  @BffOperation('emitirToken')
  async emitirToken(@Body() body: unknown, @Req() request: FastifyRequest): Promise<Schemas['TokenDeIntegrador']> {
    if (this.cookie.sealed) {
      throw problema('nao-permitido', {
        detail: 'Este servidor atende só pelo navegador: não há chave que confira tokens.',
      });
    }
    const attempt = isClient(body) ? this.enterAsAccount(body, request) : this.enter(body, request);
    const session = await this.opening.counted(request, attempt);
    if (session.expired()) throw badAnswer(new Error('upstream: the token of the sign-in is expired'));
    return { token: session.token, expiraEm: toSessao(session).expiraEm };
  }

  @BffOperation('sairDaSessao')
  sairDaSessao(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return this.opening.close(request, reply);
  }

  @BffOperation('obterSessao')
  obterSessao(@Req() request: FastifyRequest): Schemas['Sessao'] {
    return toSessao(sessionOf(request));
  }

  /** What was typed is read at once: what is wrong with it is no attempt. */
  private enter(body: unknown, request: FastifyRequest): Attempt {
    const credentials = readCredentials(body);
    return this.throttled(credentials.cpf, request, () => this.signIn.enter(credentials, arrivalOf(request)));
  }

  /** Counted by the account and where it calls from: nobody guesses 256 bits, and a stranger must not keep a system out. */
  private enterAsAccount(body: object, request: FastifyRequest): Attempt {
    const credentials = readClient(body);
    const key = `${credentials.client_id} ${request.ip}`;
    return this.throttled(key, request, () => this.accounts.enter(credentials, request.id));
  }

  private throttled(account: string, { ip }: FastifyRequest, enter: () => Promise<Session>): Attempt {
    return { account, enter: () => this.throttle.attempt(account, ip, enter) };
  }
}
