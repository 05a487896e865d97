import { problema } from '@alipen/platform/problems/problema';
import type { FastifyRequest } from 'fastify';
import type { Session } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate; null when nobody is signed in or the operation does not ask. */
    session: Session | null;
    /** Whether the session came in the cookie, not in Authorization. */
    byCookie: boolean;
    /** Whether this answer deletes the cookie of a session that is over. */
    endsCookie: boolean;
    /** What the caller is told of their limit: two headers, names and values in turn; null where nobody counts. */
    rateLimit: readonly [string, string, string, string] | null;
  }
  interface FastifyContextConfig {
    /** operationId of the route; a route under /api without one does not start. */
    operation?: string;
    /** A route that only says no: unknown address or method. */
    refusal?: boolean;
  }
}

/** The session of an operation whose row says `session: 'required'`. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session) return request.session;
  throw problema('nao-autenticado', { detail: 'Entre com CPF e senha.' });
}
