import { operations } from '@alipen/contracts/generated/operations';
import { OPERACAO } from '@alipen/platform/contract/operacao.decorator';
import { problema } from '@alipen/platform/problems/problema';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { LivingScreens } from './living-screens.ts';
import { LivingSessions } from './living-sessions.ts';
import { noteCaller } from './pessoa.decorator.ts';
import type { Identidade } from './pessoa.ts';
import { restrictedTo } from './row-rule.ts';
import { TokensService } from './tokens.service.ts';

/** Default deny: a route that declares no operation, and an operation that names nobody, are refused to everyone. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokensService,
    private readonly sessions: LivingSessions,
    private readonly screens: LivingScreens,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const id = this.reflector.get<keyof typeof operations | undefined>(OPERACAO, context.getHandler());
    const allowed: readonly string[] = id ? operations[id].autoridades : [];
    if (allowed.includes('PUBLICO')) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const verified = await this.tokens.verify(bearer(request));
    if (!verified) throw problema('nao-autenticado', { detail: 'O token falta, venceu ou não é desta API.' });
    const { iat, exp, ...identidade } = verified;
    if (!(await this.alive(identidade, iat))) {
      throw problema('sessao-encerrada', { detail: 'Sua sessão foi encerrada. Entre de novo para continuar.' });
    }
    const { authorities, telaId } = identidade;
    // "Whoever has a token" means a person: a screen is let in by its own name alone (ADR 54).
    const anyone = allowed.includes('AUTENTICADO') && telaId === undefined;
    if (!anyone && !authorities.some(authority => allowed.includes(authority))) {
      throw problema('nao-permitido', { detail: 'Seu perfil não permite esta ação.' });
    }
    const pessoa = { ...identidade, restritaA: restrictedTo(identidade, allowed), requestId: request.id };
    noteCaller(request, pessoa, { iat, exp });
    return true;
  }

  private alive({ telaId, usuarioId }: Identidade, iat: number): Promise<boolean> {
    return telaId === undefined ? this.sessions.alive(usuarioId, iat) : this.screens.alive(telaId);
  }
}

function bearer(request: FastifyRequest): string {
  return /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
