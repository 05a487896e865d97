import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callOf } from '../audit/access-event.ts';
import { AccessTrail } from '../audit/access-trail.ts';
import { SessionCookie } from './cookies/session-cookie.ts';
import { personOf, type Session } from './session.ts';
import { SessionStanding } from './session-standing.service.ts';
import { Sessions } from './sessions.service.ts';
import { GovernmentSignIn } from './sign-in/government-sign-in.ts';

@Injectable()
export class SessionOpening {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly government: GovernmentSignIn,
    private readonly standing: SessionStanding,
    private readonly trail: AccessTrail,
  ) {}

  async open(request: FastifyRequest, reply: FastifyReply, session: Session): Promise<void> {
    if (!this.cookie.fits(session.token)) {
      throw problema('resposta-invalida', { detail: 'A sua sessão não cabe no navegador. Avise o Atendimento.' });
    }
    const previous = request.session;
    if (previous && previous.revocationKey !== session.revocationKey) {
      await this.end(previous);
      this.trail.note({
        evento: 'SESSAO_ENCERRADA',
        motivo: 'nova-entrada',
        ...callOf(request),
        ...personOf(previous),
      });
    }
    reply.removeHeader('set-cookie');
    reply.header('set-cookie', this.cookie.write(session.token, session.exp, Date.now() / 1000));
  }

  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.session) {
      await this.end(request.session);
      this.trail.note({ evento: 'SAIDA', ...callOf(request), ...personOf(request.session) });
    }
    reply.removeHeader('set-cookie');
    // Never "storage": drafts and inspections waiting to be sent live there (security.md B6).
    reply.header('set-cookie', this.cookie.clear()).header('clear-site-data', '"cache"');
  }

  private async end(session: Session): Promise<void> {
    const told = this.government.leave(session);
    await this.sessions.end(session);
    // The session is already over here; replicas that cannot hear of it ask the government API, so it must know first.
    if (this.standing.inDoubt) await told;
  }
}
