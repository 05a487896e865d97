import type { IncomingHttpHeaders } from 'node:http';
import { problema } from '@alipen/platform/problems/problema';
import { essence, foreignCharset } from '../http/headers.rules.ts';
import type { GateOperation } from './gate-operation.ts';

export function hasBody(headers: IncomingHttpHeaders): boolean {
  const { 'content-length': length } = headers;
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}

export function checkBody(headers: IncomingHttpHeaders, operation: GateOperation): void {
  if (!hasBody(headers)) return;
  const { requestTypes, bodyLimit } = operation;
  if (requestTypes.length === 0) {
    if (operation.relayed) throw problema('requisicao-invalida', { detail: 'Esta operação não recebe conteúdo.' });
    return;
  }
  const type = headers['content-type'];
  const accepted = requestTypes.includes(essence(type)) && !foreignCharset(type);
  if (!accepted || (headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw problema('tipo-nao-aceito', { detail: `Esta operação aceita somente ${requestTypes.join(', ')}.` });
  }
  if (Number(headers['content-length'] ?? 0) > bodyLimit) {
    throw problema('corpo-grande', { detail: 'O conteúdo enviado passa do limite desta operação.' });
  }
}
