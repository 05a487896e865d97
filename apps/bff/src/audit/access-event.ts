import type { components } from '@alipen/contracts/generated/bff';
import { parseTraceParent } from '@alipen/platform/tracing/traceparent.rules';
import type { FastifyRequest } from 'fastify';

type Delivered = components['schemas']['EventoDeAcesso'];

/** What happened at the gateway's doors, as the contract names it; the trail adds its key, its instant and its count. */
export type AccessEvent = Omit<Delivered, 'chave' | 'em' | 'vezes'>;

/** What of a call is told: where it came from and under which code; never what it asked or carried. */
export function callOf(request: FastifyRequest): Pick<AccessEvent, 'codigo' | 'endereco' | 'rastro'> {
  const traceId = request.span?.spanContext().traceId ?? parseTraceParent(request.headers.traceparent)?.traceId;
  return { codigo: String(request.id), endereco: request.ip, ...(traceId && { rastro: traceId }) };
}
