import { type Classe, type Operation, operations } from '@alipen/contracts/generated/operations';
import type { GateOperation } from '../operations/gate-operation.ts';

export type RelayOperation = GateOperation & {
  readonly classe: Classe;
  /** Relayed without a session, even when the caller has one. */
  readonly open: boolean;
  readonly query: readonly string[];
  readonly responseTypes: readonly string[];
  readonly statuses: readonly number[];
  /** Text pieces of the upstream path around the parameters: pieces[0] + p0 + pieces[1] + … */
  readonly pieces: readonly string[];
  readonly parameters: readonly string[];
};

const FROM = '/ms-alipen/';
export function relayOperation(operation: Operation): RelayOperation {
  return {
    operationId: operation.operationId,
    method: operation.method,
    path: `/api${operation.path}`,
    // An open operation has no session to forge or confuse, so the caller's cookie is not even read (ADR 41).
    session: operation.aberta ? 'ignored' : 'required',
    csrf: operation.aberta ? 'never' : 'cookie',
    tagged: !operation.aberta,
    embedded: operation.method === 'GET' && !operation.responseTypes.includes('application/json'),
    // PUBLICO is no authority: with `aberta` it opens nothing more, and without it the operation is denied to all.
    autoridades: new Set(operation.autoridades.filter(name => name !== 'PUBLICO')),
    relayed: true,
    importance: operation.classe,
    ...(operation.aberta ? { policy: 'porta' as const } : {}),
    requestTypes: operation.requestTypes,
    bodyLimit: operation.bodyLimit,
    classe: operation.classe,
    open: operation.aberta,
    query: operation.query,
    responseTypes: operation.responseTypes,
    statuses: operation.statuses,
    pieces: operation.path.split(/\{\w+\}/),
    parameters: [...operation.path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? ''),
  };
}

/** Only operations of the contract are relayed (design.md section 2). */
export const relayOperations: readonly RelayOperation[] = Object.values<Operation>(operations)
  .filter(operation => operation.path.startsWith(FROM))
  .map(relayOperation);
