import type { IncomingHttpHeaders } from 'node:http';
import { endToEnd } from '@alipen/platform/http/connection.rules';
import { problema } from '@alipen/platform/problems/problema';
import { parseTraceParent, soundTraceState, traceParentText } from '@alipen/platform/tracing/traceparent.rules';
import type { FastifyRequest } from 'fastify';
import { PASSED } from '../http/headers.rules.ts';
import { singleQuery } from '../http/single-query.rules.ts';
import { hasBody } from '../operations/body.rules.ts';
import type { RelayOperation } from './relay-operation.ts';

const PHOTO_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,255}$/;

/** Our own span's context, else the caller's; a tracestate without a valid traceparent is dropped. */
function passTrace(headers: string[], { traceparent: given, tracestate }: IncomingHttpHeaders, own?: string): void {
  if (given === undefined && own === undefined) return;
  const sound = parseTraceParent(given);
  const traceparent = own ?? (sound && traceParentText(sound));
  if (traceparent === undefined) return;
  headers.push('traceparent', traceparent);
  const state = sound && soundTraceState(tracestate);
  if (state) headers.push('tracestate', state);
}

/**
 * Names and values in turn, as undici takes them. Without a session nothing about the caller is passed on. `traceparent` is our own
 * span's, where tracing is on.
 */
export function upstreamHeaders(
  request: FastifyRequest,
  authorization: string | undefined,
  traceparent?: string,
): string[] {
  const given = endToEnd(request.headers);
  const headers = ['x-request-id', String(request.id)];
  if (authorization !== undefined) headers.push('authorization', authorization);
  for (const name of PASSED) {
    const value = given[name];
    if (value !== undefined) headers.push(name, String(value));
  }
  passTrace(headers, given, traceparent);
  const type = given['content-type'];
  if (type !== undefined && hasBody(request.headers)) headers.push('content-type', type);
  return headers;
}

function checkPhotoName(operation: RelayOperation, values: Record<string, string | undefined>): void {
  if (operation.classe !== 'foto' || !operation.query.includes('foto')) return;
  if (PHOTO_NAME.test(values.foto ?? '')) return;
  throw problema('requisicao-invalida', { detail: 'O nome da foto não é válido.' });
}

function queryOf(operation: RelayOperation, request: FastifyRequest): string {
  const url = request.raw.url ?? '';
  if (!url.includes('?')) {
    checkPhotoName(operation, {});
    return '';
  }
  const values = singleQuery(request.query, operation.query);
  checkPhotoName(operation, values);
  const text = new URLSearchParams(values as Record<string, string>).toString();
  return text && `?${text}`;
}

/** Built from the template, never from the requested address: parameters are encoded, query names are the table's. */
export function upstreamPath(operation: RelayOperation, request: FastifyRequest, prefix: string): string {
  const { pieces, parameters } = operation;
  let path = prefix + (pieces[0] ?? '');
  for (let at = 0; at < parameters.length; at++) {
    const value: unknown = Reflect.get(request.params as object, parameters[at] ?? '');
    // The router also matches an empty parameter, such as /pedidos/.
    if (!value || typeof value !== 'string')
      throw problema('rota-desconhecida', { detail: 'Este endereço não existe.' });
    path += encodeURIComponent(value) + (pieces[at + 1] ?? '');
  }
  return path + queryOf(operation, request);
}
