import type { components } from '@alipen/contracts/generated/bff';
import { Problema, problema } from '@alipen/platform/problems/problema';
import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { badAnswer } from '../government/upstream-failure.rules.ts';
import { Tally } from '../health/tally.ts';
import { BffOperation } from '../http/bff-operation.decorator.ts';
import { sessionOf } from '../http/request-session.ts';
import { LOGGER } from '../logging.token.ts';
import { readCredentials } from './credentials.rules.ts';
import { LoginService } from './login.service.ts';
import { type Session, toSessao } from './session.ts';
import { SessionCookie } from './session-cookie.ts';
import { Sessions } from './sessions.service.ts';
import { SignInThrottle } from './sign-in.throttle.ts';

type Schemas = components['schemas'];

@Controller()
export class SessionController {
  constructor(
    private readonly login: LoginService,
    private readonly throttle: SignInThrottle,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly tally: Tally,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @BffOperation('entrarNaSessao')
  async entrarNaSessao(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Sessao']> {
    const session = await this.enter(body, request);
    if (!this.cookie.fits(session.token)) {
      throw problema('resposta-invalida', { detail: 'A sua sessão não cabe no navegador. Avise o Atendimento.' });
    }
    const previous = request.session;
    if (previous && previous.revocationKey !== session.revocationKey) await this.sessions.end(previous);
    reply.removeHeader('set-cookie');
    // An expired token seats nobody; the screen says so from expiraEm (spec.md section 4).
    const over = session.expired();
    reply.header(
      'set-cookie',
      over ? this.cookie.clear() : this.cookie.write(session.token, session.exp, Date.now() / 1000),
    );
    return toSessao(session);
  }

  @BffOperation('emitirToken')
  async emitirToken(@Body() body: unknown, @Req() request: FastifyRequest): Promise<Schemas['TokenDeIntegrador']> {
    const session = await this.enter(body, request);
    if (session.expired()) throw badAnswer(new Error('upstream: the token of the sign-in is expired'));
    return { token: session.token, expiraEm: toSessao(session).expiraEm };
  }

  @BffOperation('sairDaSessao')
  async sairDaSessao(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    if (request.session) {
      await this.sessions.end(request.session);
      this.note('saida', request, request.session);
    }
    reply.removeHeader('set-cookie');
    // Never "storage": drafts and inspections waiting to be sent live there (security.md B6).
    reply.header('set-cookie', this.cookie.clear()).header('clear-site-data', '"cache"');
  }

  @BffOperation('obterSessao')
  obterSessao(@Req() request: FastifyRequest): Schemas['Sessao'] {
    return toSessao(sessionOf(request));
  }

  private async enter(body: unknown, request: FastifyRequest): Promise<Session> {
    const credentials = readCredentials(body);
    try {
      const session = await this.throttle.attempt(credentials.cpf, request.ip, () => this.login.enter(credentials));
      this.note('entrada', request, session);
      this.tally.logins.inc({ result: 'ok' });
      return session;
    } catch (error) {
      const motivo = error instanceof Problema ? error.slug : 'falha-no-servidor';
      this.tally.logins.inc({ result: motivo });
      this.logger.info({ evento: 'entrada-recusada', motivo, id: request.id, endereco: request.ip }, 'sign-in refused');
      throw error;
    }
  }

  private note(evento: string, request: FastifyRequest, session: Session): void {
    const { matricula } = session.usuario;
    this.logger.info({ evento, id: request.id, endereco: request.ip, matricula, marca: session.marca }, evento);
  }
}
