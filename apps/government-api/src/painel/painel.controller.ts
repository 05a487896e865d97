import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Headers, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import type { Regiao } from '../telas/telas.regioes.table.ts';
import { PainelService } from './painel.service.ts';

@Controller()
export class PainelController {
  constructor(private readonly service: PainelService) {}

  @Operacao('obterPainel')
  obterPainel(
    @Pessoa() pessoa: Person,
    @Query() { regiao }: { regiao?: Regiao },
  ): Promise<components['schemas']['Painel']> {
    return this.service.obter(pessoa, regiao);
  }

  @Operacao('obterFotoDoPainel')
  async obterFotoDoPainel(
    @Pessoa() pessoa: Person,
    @Query() { foto }: { foto: string },
    @Headers('if-none-match') vista: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const bytes = await this.service.foto(pessoa, foto);
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (vista === etag) {
      reply.code(304);
      return undefined;
    }
    return new StreamableFile(bytes, { type: 'image/jpeg', length: bytes.length });
  }
}
