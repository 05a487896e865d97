import { type Operation, operations } from '@alipen/contracts/generated/operations';

const byRoute = new Map<string, Operation>(
  Object.values(operations).map(operation => [
    `${operation.method} ${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    operation,
  ]),
);

export function operationOfRoute(method: string, url: string | undefined): Operation | undefined {
  return byRoute.get(`${method} ${url}`);
}
