import { sendProblem } from '@alipen/platform/problems/problem-filter';
import type { FastifyInstance } from 'fastify';
import type { RelayService } from './relay.service.ts';
import { type RelayOperation, relayOperations } from './relay-operation.ts';

/** Bytes. Bodies up to this size are read whole before the upstream is called, so that a slow client costs it nothing. */
const READ_WHOLE = 256 * 1024;

const routePath = (operation: RelayOperation): string => operation.path.replaceAll(/\{(\w+)\}/g, ':$1');

function addRoutes(fastify: FastifyInstance, relay: RelayService, rows: readonly RelayOperation[]): void {
  for (const operation of rows) {
    fastify.route({
      method: operation.method,
      url: routePath(operation),
      exposeHeadRoute: false,
      config: { operation: operation.operationId },
      handler: relay.handler(operation),
    });
  }
}

/**
 * The relayed operations as Fastify routes of their own: Nest's guards, pipes and interceptors would cost more than the call.
 * Bodies are not parsed, in two scopes: read whole, or passed through.
 */
export function registerRelay(
  fastify: FastifyInstance,
  relay: RelayService,
  rows: readonly RelayOperation[] = relayOperations,
): void {
  const scoped = (wanted: (row: RelayOperation) => boolean, addParser: (scope: FastifyInstance) => void): void => {
    fastify.register(async scope => {
      scope.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
      scope.removeAllContentTypeParsers();
      addParser(scope);
      addRoutes(scope, relay, rows.filter(wanted));
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
