import { type Operation, operations } from '@alipen/contracts/generated/operations';
import { OPERACAO } from '@alipen/platform/contract/operacao-decorator';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { callerOf } from '../auth/pessoa-decorator.ts';
import { inOneTransaction } from '../database/ambient-transaction.ts';
import { Database } from '../database/database.ts';
import { fingerprint, IdempotencyService, keyOf } from './idempotency.service.ts';
import type { Intent, Kept } from './idempotency-keys.repository.ts';

const KEY = 'idempotency-key';
const KEPT_HEADERS = ['etag', 'location'] as const;

/**
 * A call with an Idempotency-Key happens once: key, write and answer are one transaction, which the handler's own
 * `database.transaction` joins. A refusal undoes the key with the rest.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly keys: IdempotencyService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const operacao = this.reflector.get<keyof typeof operations | undefined>(OPERACAO, context.getHandler());
    const takesKeys = operacao && (operations[operacao] as Operation).headers.includes(KEY);
    const chave = takesKeys ? keyOf(request.headers[KEY]) : undefined;
    const pessoa = callerOf(request);
    if (!operacao || !chave || !pessoa) return next.handle();
    return from(this.once({ usuarioId: pessoa.usuarioId, operacao, chave }, http.getResponse<FastifyReply>(), next));
  }

  private once(intent: Intent, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    // Taken before the pipes, which fill defaults into the body.
    const digital = fingerprint(reply.request.url, reply.request.body);
    return inOneTransaction(this.database, async ({ tx, undone }) => {
      const kept = await this.keys.begin(tx, intent, digital);
      if (kept) return replay(reply, kept);
      const body: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      // When the handler survived the failure of its own transaction, nothing was written that could be repeated.
      if (!undone()) this.keys.finish(tx, intent, { digital, ...answerOf(reply, body) });
      return body;
    });
  }
}

function answerOf(reply: FastifyReply, body: unknown): Kept {
  const headers = KEPT_HEADERS.flatMap(name => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  return {
    status: reply.statusCode,
    cabecalhos: Object.fromEntries(headers),
    corpo: body === undefined ? null : JSON.stringify(body),
  };
}

function replay(reply: FastifyReply, { status, cabecalhos, corpo }: Kept): unknown {
  for (const [name, value] of Object.entries(cabecalhos)) reply.header(name, value);
  reply.status(status).header('idempotency-replayed', 'true');
  return corpo === null ? undefined : JSON.parse(corpo);
}
