import { OPERACAO } from '@alipen/platform/contract/operacao-decorator';
import { Problema } from '@alipen/platform/problems/problema';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { callerOf } from '../auth/pessoa-decorator.ts';
import { type Reading, readingOf } from '../database/read-replica.table.ts';
import { ReadReplica } from '../database/read-replica.ts';
import { readingFrom } from '../database/reading.ts';

/** Says which database answered; the gateway strips it. */
const HEADER = 'x-lido-de';

type Asked = { readonly reading: Reading; readonly operacao: string | undefined; readonly usuarioId: number };

/**
 * Sends the listed operations to the replica where it is fresh enough, and repeats on the primary what the replica could
 * not answer.
 */
@Injectable()
export class ReadReplicaInterceptor implements NestInterceptor {
  private readonly logger = new Logger('read-replica');

  constructor(
    private readonly reflector: Reflector,
    @Inject(ReadReplica) private readonly replica: ReadReplica | null,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const operacao = this.reflector.get<string | undefined>(OPERACAO, context.getHandler());
    const reading = readingOf(operacao);
    const pessoa = callerOf(http.getRequest<FastifyRequest>());
    if (!this.replica || !reading || !pessoa) return next.handle();
    const handled = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    const asked = { reading, operacao, usuarioId: pessoa.usuarioId };
    return from(this.read(this.replica, asked, handled, http.getResponse<FastifyReply>()));
  }

  private async read(
    replica: ReadReplica,
    { reading, operacao, usuarioId }: Asked,
    handled: () => Promise<unknown>,
    reply: FastifyReply,
  ): Promise<unknown> {
    const copy = await replica.for(reading, usuarioId);
    if (copy) {
      try {
        const answer = await readingFrom(copy, handled);
        reply.header(HEADER, 'replica');
        return answer;
      } catch (error) {
        // The primary would refuse the same. The next reading finds out whether the replica still lives.
        if (error instanceof Problema) throw error;
        this.logger.warn(`${operacao} is read again from the primary: ${error}`);
      }
    }
    return handled();
  }
}
