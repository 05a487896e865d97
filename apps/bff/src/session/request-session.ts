import { problema } from '@alipen/platform/problems/problema';
import type { FastifyRequest } from 'fastify';
import type { Session } from './session.ts';

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

export function sessionOf(request: FastifyRequest): Session {
  if (request.session) return request.session;
  throw problema('nao-autenticado', { detail: 'Entre com CPF e senha.' });
}
