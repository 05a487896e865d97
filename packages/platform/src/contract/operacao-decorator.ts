import { type OperationId, operations } from '@alipen/contracts/generated/operations';
import { HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/internal';
import { contract } from './contract.ts';

export const OPERACAO = 'alipen:operacao';

// Nest's RouteParamtypes, where a handler's plain @Body(), @Query() and @Param() arguments are noted.
const PARTS = { 3: 'body', 4: 'query', 5: 'path' } as const;

type RouteArgument = { index: number; data?: unknown; schema?: unknown };

/**
 * Makes a controller method one operation of the contract: its route, success status and metadata come from the operation
 * table, and its `@Body()`, `@Query()` and `@Param()` are checked against the contract's own schemas.
 */
export function Operacao(id: OperationId): MethodDecorator {
  const operation = operations[id];
  return (target, key, descriptor) => {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    RequestMapping({ path, method: RequestMethod[operation.method] })(target, key, descriptor);
    HttpCode(operation.successStatus)(target, key, descriptor);
    SetMetadata(OPERACAO, id)(target, key, descriptor);
    const noted: Record<string, RouteArgument> =
      Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, key) ?? {};
    for (const [name, argument] of Object.entries(noted)) {
      const part = PARTS[Number(name.split(':')[0]) as keyof typeof PARTS];
      if (part && argument.data === undefined) argument.schema = contract[part](id);
    }
  };
}
