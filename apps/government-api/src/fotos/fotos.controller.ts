import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, Res, StreamableFile, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { FotosDecisaoService } from './fotos.decisao.service.ts';
import { type EnvioComIdentidade, type EnvioFoto, FotosEnvioService } from './fotos.envio.service.ts';
import { FotosLeituraService, type TamanhoFoto } from './fotos.leitura.service.ts';
import { FotosRepeticaoService } from './fotos.repeticao.service.ts';
import type { BuscaRepetidas } from './fotos.repetidas.repository.ts';

type Schemas = components['schemas'];

@Controller()
export class FotosController {
  constructor(
    private readonly envio: FotosEnvioService,
    private readonly leitura: FotosLeituraService,
    private readonly repeticao: FotosRepeticaoService,
    private readonly decisao: FotosDecisaoService,
  ) {}

  @Operacao('enviarFoto')
  enviarFoto(@Pessoa() pessoa: Person, @Query() query: EnvioFoto, @Body() corpo: Readable): Promise<Schemas['Foto']> {
    return this.envio.enviar(pessoa, query, corpo);
  }

  @Operacao('guardarFoto')
  guardarFoto(
    @Pessoa() pessoa: Person,
    @Param() { uuid }: { uuid: string },
    @Query() query: Omit<EnvioComIdentidade, 'uuid'>,
    @Body() corpo: Readable,
  ): Promise<Schemas['Foto']> {
    return this.envio.guardar(pessoa, { ...query, uuid }, corpo);
  }

  @Operacao('listarFotosRepetidas')
  listarFotosRepetidas(@Query() query: BuscaRepetidas): Promise<Schemas['PaginaFotosRepetidas']> {
    return this.repeticao.listar(query);
  }

  @Operacao('decidirFotoRepetida')
  @UseInterceptors(EtagInterceptor)
  decidirFotoRepetida(
    @Pessoa() pessoa: Person,
    @Param() { repeticaoId }: { repeticaoId: number },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DecisaoFotoRepetida'],
  ): Promise<Schemas['FotoRepetida']> {
    return this.decisao.decidir(pessoa, { id: repeticaoId, ifMatch }, body);
  }

  @Operacao('obterFotoRefeicao')
  async obterFotoRefeicao(
    @Pessoa() pessoa: Person,
    @Query() { foto, tamanho }: { foto: string; tamanho: TamanhoFoto },
    @Headers('if-none-match') vista: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const { stream, bytes, tipo, etag } = await this.leitura.abrir(pessoa, foto, tamanho);
    // Cached by this person's browser alone and revalidated each time, because the rights may have changed.
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (vista === etag) {
      stream.destroy();
      reply.code(304);
      return undefined;
    }
    return new StreamableFile(stream, { type: tipo, length: bytes });
  }
}
