import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Spans } from './spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of this call, where traces are collected. */
    span: Span | null;
  }
}

/** Routes by their template: an address, a query or a header may name a person, and none is kept. */
const nameOf = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url ?? 'unknown'}`;

/** One span a call, from the first hook to the last byte. `traced` leaves out what nobody would look for. */
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
    // Not onResponse: Fastify says nothing of an answer that was cut, or whose caller left.
    reply.raw.once('close', () => spans.endAnswered(span, reply.raw.writableFinished ? reply.raw.statusCode : 0));
    spans.within(span, done);
  });
  // A body is read by events of its socket, which know of no call: what comes after it is inside again.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.span) spans.within(request.span, done);
    else done();
  });
}
