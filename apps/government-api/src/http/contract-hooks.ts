import { contract } from '@alipen/platform/contract/contract';
import { guardResponses } from '@alipen/platform/contract/response-guard';
import type { FastifyInstance } from 'fastify';
import { operationOfRoute } from './route-operations.ts';

/** Bodies of these types reach the controller as streams: they are big, and read only once the sender is known. */
const STREAMED = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'application/pdf',
  'application/xml',
  'text/xml',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** Sets what Fastify itself must know of each route's contract. Call it before routes are registered. */
export function applyContract(fastify: FastifyInstance, responses: 'throw' | 'log'): void {
  fastify.addHook('onRoute', route => {
    const operation = operationOfRoute(String(route.method), route.url);
    if (operation?.bodyLimit) route.bodyLimit = operation.bodyLimit;
  });
  fastify.addContentTypeParser(STREAMED, (_request, payload, done) => done(null, payload));
  fastify.addHook('onSend', async (_request, reply, payload) => {
    // security.md B9: nothing behind a token is stored on the way.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    return payload;
  });
  guardResponses(fastify, {
    contract,
    mode: responses,
    operationOf: request => operationOfRoute(request.method, request.routeOptions.url)?.operationId,
  });
}
