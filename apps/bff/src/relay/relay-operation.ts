import { type Classe, type Operation, operations } from '@alipen/contracts/generated/operations';
import type { GateOperation } from '../http/gate.operation.ts';

/** A relayed operation with what each call needs, computed once from the contract. */
export type RelayOperation = GateOperation & {
  readonly classe: Classe;
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
    session: 'required',
    csrf: 'cookie',
    tagged: true,
    embedded: operation.method === 'GET' && !operation.responseTypes.includes('application/json'),
    // Nothing is relayed without a token: an operation that is PUBLICO upstream only is denied to all.
    autoridades: new Set(operation.autoridades.filter(name => name !== 'PUBLICO')),
    relayed: true,
    requestTypes: operation.requestTypes,
    bodyLimit: operation.bodyLimit,
    classe: operation.classe,
    query: operation.query,
    responseTypes: operation.responseTypes,
    statuses: operation.statuses,
    pieces: operation.path.split(/\{\w+\}/),
    parameters: [...operation.path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? ''),
  };
}

/** The relay table is the contract: what is not here does not exist (design.md section 2). */
export const relayOperations: readonly RelayOperation[] = Object.values<Operation>(operations)
  .filter(operation => operation.path.startsWith(FROM))
  .map(relayOperation);
