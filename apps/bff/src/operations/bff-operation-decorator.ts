import { OPERACAO } from '@alipen/platform/contract/operacao-decorator';
import { HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type BffOperationId, bffOperations } from './bff-operations.table.ts';

/** Makes a controller method one of the BFF's own operations: route, status, and the name the gate looks up. */
export function BffOperation(id: BffOperationId): MethodDecorator {
  const operation = bffOperations.get(id);
  if (!operation) throw new Error(`the BFF's document has no operation ${id}`);
  return (target, key, descriptor) => {
    const method = RequestMethod[operation.method as keyof typeof RequestMethod];
    RequestMapping({ path: operation.path, method })(target, key, descriptor);
    HttpCode(operation.successStatus)(target, key, descriptor);
    SetMetadata(OPERACAO, id)(target, key, descriptor);
    RouteConfig({ operation: id })(target, key, descriptor);
  };
}
