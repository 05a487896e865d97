import { operations } from '@alipen/contracts/generated/operations';
import { OPERACAO } from '@alipen/platform/contract/operacao-decorator';
import { problema } from '@alipen/platform/problems/problema';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { beyondItsUnit, controlMay, isLeaving, ofControl } from './external-control.ts';
import { GatewayCredential } from './gateway-credential.ts';
import { LivingAccounts } from './living-accounts.ts';
import { LivingScreens } from './living-screens.ts';
import { LivingSessions, type SignedAt } from './living-sessions.ts';
import type { Identidade } from './pessoa.ts';
import { noteCaller } from './pessoa-decorator.ts';
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
    private readonly gateway: GatewayCredential,
    private readonly accounts: LivingAccounts,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const id = this.reflector.get<keyof typeof operations | undefined>(OPERACAO, context.getHandler());
    const allowed: readonly string[] = id ? operations[id].autoridades : [];
    if (allowed.includes('PUBLICO')) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // A person may call nothing of the gateway's, and the gateway nothing else.
    if (allowed.includes('GATEWAY')) {
      if (await this.gateway.admits(bearer(request))) return true;
      throw problema('nao-autenticado', { detail: 'Só o gateway chama esta operação, com a credencial dele.' });
    }
    const verified = await this.tokens.verify(bearer(request));
    if (!verified) throw problema('nao-autenticado', { detail: 'O token falta, venceu ou não é desta API.' });
    const { jti, iat, exp, ...dito } = verified;
    const identidade = await this.standing(dito, { jti, iat }, id);
    if (!identidade) {
      throw problema('sessao-encerrada', { detail: 'Sua sessão foi encerrada. Entre de novo para continuar.' });
    }
    requireAdmission(identidade, id, allowed);
    const pessoa = { ...identidade, restritaA: restrictedTo(identidade, allowed), requestId: request.id };
    noteCaller(request, pessoa, { jti, iat, exp });
    return true;
  }

  /** The caller with the rights of this moment; undefined when the session, screen or account has ended. */
  private async standing(
    dito: Identidade,
    token: SignedAt,
    operacao: string | undefined,
  ): Promise<Identidade | undefined> {
    const { telaId, usuarioId, conta } = dito;
    if (conta) return this.account(dito, conta, operacao);
    const alive = telaId === undefined ? this.sessions.alive(usuarioId, token) : this.screens.alive(telaId);
    if (!(await alive)) return undefined;
    if (!ofControl(dito) || isLeaving(operacao)) return dito;
    return { ...dito, acessoControle: await this.sessions.requireControl(usuarioId) };
  }

  /** An account acts by the profile its manager chose, and only where both its token and its row name the operation. */
  private async account(
    dito: Identidade,
    { segredoId, escopos }: NonNullable<Identidade['conta']>,
    operacao = '',
  ): Promise<Identidade | undefined> {
    const row = await this.accounts.find(dito.usuarioId, segredoId);
    if (!row) return undefined;
    if (!escopos.includes(operacao) || !row.escopos.includes(operacao)) {
      throw problema('nao-permitido', { detail: `A conta de serviço não tem o escopo ${operacao}.` });
    }
    return { ...dito, nome: row.nome, authorities: [row.autoridade], lotacaoId: row.lotacaoId };
  }
}

/** Throws `nao-permitido`. */
function requireAdmission(identidade: Identidade, id: string | undefined, allowed: readonly string[]): void {
  if (ofControl(identidade)) {
    if (!controlMay(id, allowed)) throw problema('nao-permitido', { detail: SO_LEITURA });
    if (beyondItsUnit(identidade, id, allowed)) throw problema('nao-permitido', { detail: SO_A_LOTACAO });
    return;
  }
  const { authorities, telaId, conta } = identidade;
  // AUTENTICADO means any person: a screen is let in only by its own authority (ADR 54).
  const anyone = allowed.includes('AUTENTICADO') && telaId === undefined && conta === undefined;
  if (!anyone && !authorities.some(authority => allowed.includes(authority))) {
    throw problema('nao-permitido', { detail: 'Seu perfil não permite esta ação.' });
  }
}

const SO_LEITURA = 'O controle externo só lê, e isto não está no que ele lê.';
const SO_A_LOTACAO = 'O seu acesso alcança uma só lotação, e isto mostraria outras.';

function bearer(request: FastifyRequest): string {
  return /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
