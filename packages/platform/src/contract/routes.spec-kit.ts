import type { Operation, OperationId } from '@alipen/contracts/generated/operations';
import { operations } from '@alipen/contracts/generated/operations';
import type { INestApplication } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/internal';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { OPERACAO } from './operacao-decorator.ts';

export type DeclaredRoute = { handler: string; operation: Operation | undefined };

/** `operation` is undefined for a handler that declares none. Import DiscoveryModule. */
export function declaredRoutes(app: INestApplication): DeclaredRoute[] {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ instance, metatype }) => {
      const prototype = Object.getPrototypeOf(instance);
      return scanner
        .getAllMethodNames(prototype)
        .filter(name => Reflect.hasMetadata(METHOD_METADATA, prototype[name]))
        .map(name => {
          const id: OperationId | undefined = Reflect.getMetadata(OPERACAO, prototype[name]);
          return { handler: `${metatype?.name}.${name}`, operation: id && operations[id] };
        });
    });
}
