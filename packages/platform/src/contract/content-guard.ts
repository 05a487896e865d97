import { operations } from '@alipen/contracts/generated/operations';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { problema } from '../problems/problema.ts';
import { OPERACAO } from './operacao-decorator.ts';

/** Refuses a body whose type or size the contract does not take. Runs after the guard that knows the person. */
@Injectable()
export class ContentGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const id = this.reflector.get<keyof typeof operations | undefined>(OPERACAO, context.getHandler());
    if (!id) return true;
    const { requestTypes, bodyLimit } = operations[id] as { requestTypes: readonly string[]; bodyLimit: number };
    if (!requestTypes.length) return true;
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!requestTypes.includes(type)) {
      throw problema('tipo-nao-aceito', { detail: `Envie o conteúdo como ${requestTypes.join(' ou ')}.` });
    }
    if (Number(headers['content-length'] ?? 0) > bodyLimit) {
      throw problema('corpo-grande', { detail: `O conteúdo pode ter até ${Math.floor(bodyLimit / 1024)} KiB.` });
    }
    return true;
  }
}
