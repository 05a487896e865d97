import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Pessoa as Person } from './pessoa.ts';

const pessoas = new WeakMap<FastifyRequest, Person>();

/** The guard notes here who is calling. */
export function noteCaller(request: FastifyRequest, pessoa: Person): void {
  pessoas.set(request, pessoa);
}

export function callerOf(request: FastifyRequest): Person | undefined {
  return pessoas.get(request);
}

/** The person calling. Only in operations that need a token: in a public one there is nobody, and this throws. */
export const Pessoa = createParamDecorator((_data: unknown, context: ExecutionContext): Person => {
  const pessoa = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
  if (!pessoa) throw new Error('a public operation asked who is calling');
  return pessoa;
});
