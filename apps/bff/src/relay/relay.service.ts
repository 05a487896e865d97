import { Readable } from 'node:stream';
import { sendProblem } from '@alipen/platform/problems/problem.filter';
import { problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import { deadlines } from '../government/deadlines.table.ts';
import { Upstream } from '../government/upstream.service.ts';
import { upstreamFailure } from '../government/upstream-failure.rules.ts';
import { ApiHeaders } from '../http/api-headers.ts';
import { sessionOf } from '../http/request-session.ts';
import { LOGGER } from '../logging.token.ts';
import { ScreenCookies } from '../screens/screen-cookies.ts';
import type { Session } from '../session/session.ts';
import { SessionCookie } from '../session/session-cookie.ts';
import { Sessions } from '../session/sessions.service.ts';
import { Exchange, type Outcome } from './exchange.ts';
import { LimitedBody } from './limited-body.ts';
import { OpenDoorLimit } from './open-door.limit.ts';
import { OpenStreams } from './open-streams.ts';
import type { RelayOperation } from './relay-operation.ts';
import { upstreamRefusal } from './upstream-refusal.mapper.ts';
import { upstreamHeaders, upstreamPath } from './upstream-request.ts';

const UNAUTHORIZED = 401;

/** The rest of an upload nobody waits for is not read: the connection ends with the answer. */
function leaveUnread(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.raw.complete) reply.header('connection', 'close');
}

@Injectable()
export class RelayService {
  private readonly doors = new OpenDoorLimit();

  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly screens: ScreenCookies,
    private readonly headers: ApiHeaders,
    private readonly openStreams: OpenStreams,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The route handler of one operation. The gate has run: the session is there and may call it. */
  handler(operation: RelayOperation): RouteHandlerMethod {
    const write = operation.method !== 'GET';
    const endless = operation.classe === 'eventos';
    return (request, reply) => {
      const session = operation.open ? null : sessionOf(request);
      if (!session) this.doors.admit(request.ip);
      else if (endless) this.openStreams.admit(session);
      const path = upstreamPath(operation, request, this.upstream.prefix);
      const headers = upstreamHeaders(request, session?.authorization);
      const exchange = new Exchange(operation, reply, this.headers.flat, {
        failed: error => {
          leaveUnread(request, reply);
          sendProblem(this.failure(error), request, reply);
        },
        refused: (status, upstreamHeaders, body) => {
          leaveUnread(request, reply);
          if (status === UNAUTHORIZED && session) this.endSession(session, request, reply);
          else sendProblem(upstreamRefusal(status, upstreamHeaders, body), request, reply);
        },
        over: () => {
          session?.release(exchange.end);
          if (endless) this.openStreams.remove(exchange.end);
        },
      } satisfies Outcome);
      session?.track(exchange.end);
      if (!exchange.open()) return;
      if (session && endless) this.openStreams.add(session, exchange.end);
      const body = this.body(request, operation, exchange);
      if (write) this.note(operation, request, session);
      this.dispatch({ path, headers, body, method: operation.method }, operation, exchange);
    };
  }

  private dispatch(
    call: Pick<Dispatcher.DispatchOptions, 'path' | 'headers' | 'body' | 'method'>,
    operation: RelayOperation,
    exchange: Exchange,
  ): void {
    const { idle } = deadlines[operation.classe];
    const { origin, streams, agent } = this.upstream;
    const endless = operation.classe === 'eventos';
    const clock = idle ? { bodyTimeout: idle } : {};
    // The line of a stream is used once: without `reset` undici opens another in its place, and keeps it for nobody.
    (endless ? streams : agent).dispatch(
      { origin, ...call, body: call.body ?? null, reset: endless, ...clock },
      exchange,
    );
  }

  /** Small bodies are here already, read by Fastify; large ones pass through as they come. */
  private body(request: FastifyRequest, operation: RelayOperation, exchange: Exchange): Buffer | Readable | null {
    const { body } = request;
    if (!(body instanceof Readable)) {
      exchange.awaitAnswer();
      return Buffer.isBuffer(body) ? body : null;
    }
    const limited = new LimitedBody(operation.bodyLimit);
    limited.once('end', exchange.awaitAnswer);
    limited.once('error', exchange.stop);
    body.once('error', error => limited.destroy(error));
    return body.pipe(limited);
  }

  private failure(error: unknown) {
    return error instanceof Error && error.name === 'Problema' ? error : upstreamFailure(error);
  }

  // Upstream no longer believes the token: the session is over, said once (security.md B6).
  private endSession(session: Session, request: FastifyRequest, reply: FastifyReply): void {
    this.logger.info({ evento: 'sessao-encerrada-no-servidor', id: request.id, marca: session.marca }, 'session ended');
    if (request.byCookie) {
      reply.header('set-cookie', session.screen ? this.screens.expireToken() : this.cookie.expire());
      this.sessions.end(session).catch(error => this.logger.error({ err: error }, 'could not end the session'));
    }
    sendProblem(
      problema('sessao-encerrada', { detail: 'Sua sessão terminou. Entre de novo para continuar.' }),
      request,
      reply,
    );
  }

  private note(operation: RelayOperation, request: FastifyRequest, session: Session | null): void {
    const { operationId: operacao } = operation;
    const who = session
      ? { matricula: session.usuario.matricula, marca: session.marca }
      : { endereco: request.ip, porta: 'aberta' };
    this.logger.info({ evento: 'escrita', operacao, id: request.id, ...who }, operacao);
  }
}
