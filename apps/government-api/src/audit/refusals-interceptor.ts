import { OPERACAO } from '@alipen/platform/contract/operacao-decorator';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { catchError, from, mergeMap, type Observable, throwError } from 'rxjs';
import { callerOf } from '../auth/pessoa-decorator.ts';
import { LotacaoAlheia } from '../auth/row-rule.ts';
import { Database } from '../database/database.ts';
import { AuditTrail } from './audit-trail.service.ts';

/**
 * Writes down every attempt on another unit (domain.md 15.15). It is done here because the refusal undoes its own
 * transaction, and the trail must stay.
 */
@Injectable()
export class RefusalsInterceptor implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditTrail,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof LotacaoAlheia)) return throwError(() => error);
        return from(this.registrar(context, error)).pipe(mergeMap(() => throwError(() => error)));
      }),
    );
  }

  private registrar(context: ExecutionContext, { lotacaoId, slug }: LotacaoAlheia): Promise<void> {
    const pessoa = callerOf(context.switchToHttp().getRequest<FastifyRequest>()) ?? null;
    return this.audit.record(this.database, pessoa, {
      acao: this.reflector.get<string | undefined>(OPERACAO, context.getHandler()) ?? context.getHandler().name,
      entidade: 'lotacoes',
      entidadeId: lotacaoId,
      dados: { recusa: slug },
    });
  }
}
