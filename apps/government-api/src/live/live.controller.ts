import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Headers, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa, validityOf } from '../auth/pessoa-decorator.ts';
import { LiveHub, type Past } from './live-hub.ts';
import { LiveStream } from './live-stream.ts';

const ID = /^\d{1,15}$/;
type Passado = { desde?: number; recentes?: number };
const pastOf = (last: string | undefined, { desde, recentes }: Passado): Past => ({
  since: last !== undefined && ID.test(last) ? Number(last) : desde,
  recent: recentes,
});

@Controller()
export class LiveController {
  constructor(private readonly hub: LiveHub) {}

  @Operacao('acompanharMudancas')
  async acompanharMudancas(
    @Pessoa() pessoa: Person,
    @Query() passado: Passado,
    @Headers('last-event-id') last: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.hub.admit();
    await this.run(new LiveStream(reply.raw, pessoa, validityOf(request)), reply, pastOf(last, passado));
  }

  @Operacao('acompanharPainel')
  async acompanharPainel(
    @Pessoa() pessoa: Person,
    @Query() passado: Passado,
    @Headers('last-event-id') last: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.hub.admit();
    await this.run(new LiveStream(reply.raw, pessoa, validityOf(request), true), reply, pastOf(last, passado));
  }

  private async run(stream: LiveStream, reply: FastifyReply, past: Past): Promise<void> {
    reply.hijack();
    reply.raw.once('close', () => this.hub.leave(stream));
    stream.open();
    await this.hub.join(stream, past);
    if (reply.raw.destroyed) this.hub.leave(stream);
  }
}
