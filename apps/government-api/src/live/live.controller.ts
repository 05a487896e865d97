import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Controller, Headers, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Pessoa, validityOf } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { LiveHub } from './live.hub.ts';
import { LiveStream } from './live.stream.ts';

const ID = /^\d{1,15}$/;
const sinceOf = (last: string | undefined, desde: number | undefined): number | undefined =>
  last !== undefined && ID.test(last) ? Number(last) : desde;

@Controller()
export class LiveController {
  constructor(private readonly hub: LiveHub) {}

  @Operacao('acompanharMudancas')
  async acompanharMudancas(
    @Pessoa() pessoa: Person,
    @Query() { desde }: { desde?: number },
    @Headers('last-event-id') last: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.hub.admit();
    await this.run(new LiveStream(reply.raw, pessoa, validityOf(request)), reply, sinceOf(last, desde));
  }

  @Operacao('acompanharPainel')
  async acompanharPainel(
    @Pessoa() pessoa: Person,
    @Query() { desde }: { desde?: number },
    @Headers('last-event-id') last: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.hub.admit();
    await this.run(new LiveStream(reply.raw, pessoa, validityOf(request), true), reply, sinceOf(last, desde));
  }

  private async run(stream: LiveStream, reply: FastifyReply, since: number | undefined): Promise<void> {
    reply.hijack();
    reply.raw.once('close', () => this.hub.leave(stream));
    stream.open();
    await this.hub.join(stream, since);
    if (reply.raw.destroyed) this.hub.leave(stream);
  }
}
