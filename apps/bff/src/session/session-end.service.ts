import { type Problema, problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { callOf } from '../audit/access-event.ts';
import { AccessTrail } from '../audit/access-trail.ts';
import { LOGGER } from '../logging-token.ts';
import { ScreenCookies } from './cookies/screen-cookies.ts';
import { SessionCookie } from './cookies/session-cookie.ts';
import { personOf, type Session } from './session.ts';
import { Sessions } from './sessions.service.ts';

/** Ends a session whose token the upstream no longer believes; noted once (security.md B6). */
@Injectable()
export class SessionEnd {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly screens: ScreenCookies,
    private readonly sessions: Sessions,
    private readonly trail: AccessTrail,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  upstream(session: Session, request: FastifyRequest, reply: FastifyReply): Problema {
    this.trail.note({ evento: 'SESSAO_ENCERRADA', motivo: 'servidor', ...callOf(request), ...personOf(session) });
    if (request.byCookie) {
      if (session.screen) reply.header('set-cookie', this.screens.expireToken());
      else if (request.endsCookie) reply.header('set-cookie', this.cookie.expire());
      this.sessions
        .end(session)
        .catch(error => this.logger.error({ err: error, id: request.id }, 'could not end the session'));
    }
    return problema('sessao-encerrada', { detail: 'Sua sessão terminou. Entre de novo para continuar.' });
  }
}
