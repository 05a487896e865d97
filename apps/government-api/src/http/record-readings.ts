import { Readable } from 'node:stream';
import { PROBLEM_TYPE, problemDocument } from '@alipen/platform/problems/problem-document';
import { problema } from '@alipen/platform/problems/problema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pessoa } from '../auth/pessoa.ts';
import { callerOf } from '../auth/pessoa-decorator.ts';
import { operationOfRoute } from './route-operations.ts';

export type Reading = {
  readonly acessoId: number;
  readonly usuarioId: number;
  readonly operacao: string;
  /** Of the path and of the query. */
  readonly parametros: Readonly<Record<string, string>>;
  readonly status: number;
  readonly requisicao: string;
};

/** Headers that say nothing of what was read. */
const KEPT = new Set(['cache-control', 'x-content-type-options', 'x-request-id', 'traceparent']);

/**
 * Records each reading of external control before its answer leaves; where it cannot be recorded, 503 leaves instead. Call it after
 * the contract's hooks, so that what is recorded is the answer as it goes out.
 */
export function recordReadings(fastify: FastifyInstance, record: (reading: Reading) => Promise<void>): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const pessoa = callerOf(request);
    if (pessoa?.acessoControle === undefined) return payload;
    try {
      await record(readingOf(request, reply, { ...pessoa, acessoId: pessoa.acessoControle }));
      return payload;
    } catch (error) {
      request.log.error({ err: error }, 'a reading of external control was not recorded, and its answer was kept back');
      if (payload instanceof Readable) payload.destroy();
      return keptBack(request, reply);
    }
  });
}

function readingOf(
  { method, routeOptions, params, query, id }: FastifyRequest,
  { statusCode }: FastifyReply,
  { acessoId, usuarioId }: Pick<Pessoa, 'usuarioId'> & { acessoId: number },
): Reading {
  const operation = operationOfRoute(method === 'HEAD' ? 'GET' : method, routeOptions.url);
  return {
    acessoId,
    usuarioId,
    operacao: operation?.operationId ?? `${method} ${routeOptions.url}`,
    parametros: said({ ...(query as object), ...(params as object) }),
    status: statusCode,
    requisicao: id,
  };
}

/** As text, so that what is read back is what was hashed. */
const said = (given: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

function keptBack(request: FastifyRequest, reply: FastifyReply): string {
  for (const name of Object.keys(reply.getHeaders())) if (!KEPT.has(name)) reply.removeHeader(name);
  reply.code(503).header('content-type', PROBLEM_TYPE).header('cache-control', 'no-store').header('retry-after', '5');
  return JSON.stringify(problemDocument(problema('leitura-sem-registro', { detail: NOT_RECORDED }), request.id));
}

const NOT_RECORDED = 'A leitura não pôde ser registrada, e por isso nada foi mostrado. Tente de novo em instantes.';
