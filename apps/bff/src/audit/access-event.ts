import type { components } from '@alipen/contracts/generated/bff';
import { parseTraceParent } from '@alipen/platform/tracing/traceparent.rules';
import type { FastifyRequest } from 'fastify';

type Delivered = components['schemas']['EventoDeAcesso'];

export type AccessEvent = Omit<Delivered, 'chave' | 'em' | 'vezes'>;

/** Only where the call came from and its request and trace codes, never what it asked or carried. */
export function callOf(request: FastifyRequest): Pick<AccessEvent, 'codigo' | 'endereco' | 'rastro'> {
  const traceId = request.span?.spanContext().traceId ?? parseTraceParent(request.headers.traceparent)?.traceId;
  return { codigo: String(request.id), endereco: request.ip, ...(traceId && { rastro: traceId }) };
}
