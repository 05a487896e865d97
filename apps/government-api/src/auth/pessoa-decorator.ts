import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Pessoa as Person } from './pessoa.ts';

const pessoas = new WeakMap<FastifyRequest, Person>();

/** The id of a token and its life: `iat` and `exp`, in seconds. */
export type Validity = { readonly jti: string; readonly iat: number; readonly exp: number };
const validities = new WeakMap<FastifyRequest, Validity>();

export function noteCaller(request: FastifyRequest, pessoa: Person, validity: Validity): void {
  pessoas.set(request, pessoa);
  validities.set(request, validity);
}

export function callerOf(request: FastifyRequest): Person | undefined {
  return pessoas.get(request);
}

/** The token of this call, for answers that stay open after it (streams). Throws in a public operation. */
export function validityOf(request: FastifyRequest): Validity {
  const validity = validities.get(request);
  if (!validity) throw new Error('a public operation asked until when its caller may stay');
  return validity;
}

/** The person calling. Throws in a public operation. */
export const Pessoa = createParamDecorator((_data: unknown, context: ExecutionContext): Person => {
  const pessoa = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
  if (!pessoa) throw new Error('a public operation asked who is calling');
  return pessoa;
});

export const EstaSessao = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const pessoa = callerOf(request);
  if (!pessoa) throw new Error('a public operation asked who is calling');
  return { pessoa, jti: validityOf(request).jti };
});
