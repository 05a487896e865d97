import type { FastifyInstance, RouteOptions } from 'fastify';
import type { GateOperation } from '../operations/gate-operation.ts';
import type { Session } from '../session/session.ts';
import type { Gate } from './gate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate; null when nobody is signed in or the operation does not ask. */
    session: Session | null;
    byCookie: boolean;
    /** Whether this answer deletes the cookie of a session that is over. */
    endsCookie: boolean;
    /** Two headers about the caller's limit, names and values in turn; null where calls are not counted. */
    rateLimit: readonly [string, string, string, string] | null;
  }
  interface FastifyContextConfig {
    /** operationId of the route; a route under /api without one does not start. */
    operation?: string;
    refusal?: boolean;
  }
}

const list = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/**
 * Puts the gate and the operation's body limit on every route that names an operation, and refuses to start with a route under /api
 * that names none: default deny is not left to whoever writes the next controller.
 */
export function guardRoutes(
  fastify: FastifyInstance,
  gate: Gate,
  find: (id: string) => GateOperation | undefined,
): void {
  fastify.decorateRequest('session', null);
  fastify.decorateRequest('byCookie', false);
  fastify.decorateRequest('endsCookie', false);
  fastify.decorateRequest('rateLimit', null);
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const id = route.config?.operation;
    const operation = id === undefined ? undefined : find(id);
    if (operation) {
      route.onRequest = [gate.hook(operation), ...list(route.onRequest)];
      if (operation.bodyLimit) route.bodyLimit = operation.bodyLimit;
      return;
    }
    if (/^\/api(\/|$)/.test(route.url) && !route.config?.refusal) {
      throw new Error(`${String(route.method)} ${route.url} names no operation of the contract`);
    }
  });
}
