import { Readable } from 'node:stream';
import { sendProblem } from '@alipen/platform/problems/problem-filter';
import type { Problema } from '@alipen/platform/problems/problema';
import type { Spans } from '@alipen/platform/tracing/spans';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import { Counters } from '../counters/counters.ts';
import { callSpan } from '../government/call-span.ts';
import { deadlines } from '../government/deadlines.table.ts';
import { FirstAnswer } from '../government/first-answer.ts';
import { Passage } from '../government/passage.ts';
import { Upstream } from '../government/upstream.service.ts';
import { UpstreamTraffic } from '../government/upstream-traffic.service.ts';
import { ApiHeaders } from '../http/api-headers.ts';
import { OriginSeal } from '../http/origin-seal.ts';
import { LOGGER } from '../logging-token.ts';
import { type Session, sessionOf } from '../session/session.ts';
import { SessionEnd } from '../session/session-end.service.ts';
import { SPANS } from '../tracing-token.ts';
import { Exchange, type Outcome } from './exchange.ts';
import { LimitedBody } from './limited-body.ts';
import { OpenStreams } from './open-streams.ts';
import type { RelayOperation } from './relay-operation.ts';
import { upstreamRefusal } from './upstream-refusal.mapper.ts';
import { upstreamHeaders, upstreamPath } from './upstream-request.ts';

const UNAUTHORIZED = 401;
/** Bytes. Bodies up to this size are read whole before the upstream is called, so that a slow client costs it nothing. */
const READ_WHOLE = 256 * 1024;

/** The rest of an abandoned upload is not read: the connection ends with the answer. */
function leaveUnread(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.raw.complete) reply.header('connection', 'close');
}

@Injectable()
export class RelayService {
  constructor(
    private readonly upstream: Upstream,
    private readonly traffic: UpstreamTraffic,
    private readonly first: FirstAnswer,
    private readonly sessionEnd: SessionEnd,
    private readonly headers: ApiHeaders,
    private readonly openStreams: OpenStreams,
    private readonly counters: Counters,
    private readonly origin: OriginSeal,
    @Inject(SPANS) private readonly spans: Spans | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The relayed operations as Fastify routes of their own: Nest's guards, pipes and interceptors would cost more than the call.
   * Bodies are not parsed, in two scopes: read whole, or passed through.
   */
  addRoutes(fastify: FastifyInstance, rows: readonly RelayOperation[]): void {
    const scoped = (wanted: (row: RelayOperation) => boolean, addParser: (scope: FastifyInstance) => void): void => {
      fastify.register(async scope => {
        scope.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
        scope.removeAllContentTypeParsers();
        addParser(scope);
        for (const operation of rows.filter(wanted)) this.addRoute(scope, operation);
      });
    };
    scoped(
      row => row.bodyLimit <= READ_WHOLE,
      scope => scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body)),
    );
    scoped(
      row => row.bodyLimit > READ_WHOLE,
      scope => scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload)),
    );
  }

  private addRoute(scope: FastifyInstance, operation: RelayOperation): void {
    scope.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      config: { operation: operation.operationId },
      handler: this.handler(operation),
    });
  }

  /** Runs after the gate, so the session is there and may call the operation. */
  private handler(operation: RelayOperation): RouteHandlerMethod {
    const write = operation.method !== 'GET';
    const endless = operation.classe === 'eventos';
    const upstreamRoute = operation.pieces.join('{}');
    return (request, reply) => {
      const session = operation.open ? null : sessionOf(request);
      if (session && endless) this.openStreams.admit(session);
      const path = upstreamPath(operation, request, this.upstream.prefix);
      const span = this.spans && callSpan(this.spans, operation.method, upstreamRoute, request.span);
      const headers = upstreamHeaders(request, session?.authorization, span?.traceparent);
      if (write) headers.push(...this.originOf(request));
      const call = { path, headers, method: operation.method };
      let passage = new Passage();
      // Undefined: the call never went out and took none of the government API's time.
      let began: number | undefined;
      let repeated = write || endless;
      const exchange = new Exchange(operation, reply, this.headers.flat, {
        failed: error => {
          leaveUnread(request, reply);
          sendProblem(this.failure(error), request, reply);
        },
        refused: (status, upstreamHeaders, body) => {
          leaveUnread(request, reply);
          if (status === UNAUTHORIZED && session)
            sendProblem(this.sessionEnd.upstream(session, request, reply), request, reply);
          else
            sendProblem(this.first.refusal(status) ?? upstreamRefusal(status, upstreamHeaders, body), request, reply);
        },
        mayRepeat: verdict => {
          if (repeated || !this.traffic.retries.take()) return false;
          repeated = true;
          return passage.tryFailed(verdict);
        },
        repeat: () => {
          const seconds = passage.again();
          if (seconds === undefined) this.dispatch({ ...call, body: null }, operation, exchange);
          else exchange.stop(this.traffic.pause(seconds));
        },
        over: (verdict, status) => {
          this.first.note(status);
          passage.settle(verdict);
          span?.end(status);
          if (began !== undefined) this.traffic.observe(operation.classe, status, performance.now() - began);
          session?.release(exchange.end);
          if (endless) this.openStreams.remove(exchange.end);
        },
      } satisfies Outcome);
      session?.track(exchange.end);
      if (!exchange.open()) return;
      if (session && endless) this.openStreams.add(session, exchange.end);
      const go = (given: Passage): void => {
        passage = given;
        began = performance.now();
        const body = this.body(request, operation, exchange);
        if (write) this.note(operation, request, session);
        this.dispatch({ ...call, body }, operation, exchange);
      };
      passage = this.traffic.enter(operation.classe, go, exchange.stop);
    };
  }

  private dispatch(
    call: Pick<Dispatcher.DispatchOptions, 'path' | 'headers' | 'body' | 'method'>,
    operation: RelayOperation,
    exchange: Exchange,
  ): void {
    const { idle } = deadlines[operation.classe];
    const { origin } = this.upstream;
    const endless = operation.classe === 'eventos';
    const clock = idle ? { bodyTimeout: idle } : {};
    // A stream's socket is used once: without `reset` undici opens another in its place that nobody uses.
    this.poolOf(operation).dispatch(
      { origin, ...call, body: call.body ?? null, reset: endless, ...clock },
      exchange.listener(),
    );
  }

  private poolOf({ classe }: RelayOperation): Dispatcher {
    if (classe === 'eventos') return this.upstream.streams;
    return classe === 'envio' ? this.upstream.uploads : this.upstream.agent;
  }

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

  private originOf({ id, ip, headers }: FastifyRequest): string[] {
    return Object.entries(this.origin.headers({ requestId: id, address: ip, userAgent: headers['user-agent'] })).flat();
  }

  private failure(error: unknown): Problema {
    const problem = this.first.failure(error);
    this.counters.upstreamErrors.inc({ reason: problem.slug });
    return problem;
  }

  private note(operation: RelayOperation, request: FastifyRequest, session: Session | null): void {
    const { operationId: operacao } = operation;
    const who = session
      ? { matricula: session.usuario.matricula, marca: session.marca }
      : { endereco: request.ip, porta: 'aberta' };
    this.logger.info({ evento: 'escrita', operacao, id: request.id, ...who }, operacao);
  }
}
