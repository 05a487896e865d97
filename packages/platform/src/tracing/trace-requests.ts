import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Spans } from './spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where no traces are collected. */
    span: Span | null;
  }
}

/** The route's template: an address, a query or a header may name a person, so none is kept. */
const nameOf = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url ?? 'unknown'}`;

/** One span per call, from the first hook to the last byte. `traced` leaves out what nobody would look for. */
export function traceRequests(
  fastify: FastifyInstance,
  spans: Spans,
  traced: (request: FastifyRequest) => boolean,
): void {
  fastify.decorateRequest('span', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!traced(request)) return done();
    const attributes = {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? '',
      'alipen.request_id': request.id,
    };
    const span = spans.received(nameOf(request), attributes, request.headers.traceparent);
    request.span = span;
    // Not onResponse: Fastify is silent about an answer that was cut, or whose caller left.
    reply.raw.once('close', () => spans.endAnswered(span, reply.raw.writableFinished ? reply.raw.statusCode : 0));
    spans.within(span, done);
  });
  // A body is read by events of its socket, which know of no call; from here on the span is current again.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.span) spans.within(request.span, done);
    else done();
  });
}
