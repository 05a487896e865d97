import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Res, StreamableFile, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { AgenciaCadastroService } from './agencia.cadastro.service.ts';
import { ArquivoConferidoService } from './arquivo-conferido.service.ts';

type Schemas = components['schemas'];

@Controller()
@UseInterceptors(EtagInterceptor)
export class AgenciaController {
  constructor(
    private readonly service: AgenciaCadastroService,
    private readonly arquivos: ArquivoConferidoService,
  ) {}

  @Operacao('obterAgencia')
  obterAgencia(): Promise<Schemas['Agencia']> {
    return this.service.obter();
  }

  @Operacao('salvarAgencia')
  salvarAgencia(
    @Pessoa() pessoa: Person,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EdicaoAgencia'],
  ): Promise<Schemas['Agencia']> {
    return this.service.salvar(pessoa, ifMatch, body);
  }

  @Operacao('guardarBrasao')
  guardarBrasao(
    @Pessoa() pessoa: Person,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() corpo: Readable,
  ): Promise<Schemas['Agencia']> {
    return this.service.guardarBrasao(pessoa, ifMatch, corpo);
  }

  @Operacao('tirarBrasao')
  tirarBrasao(@Pessoa() pessoa: Person, @Headers('if-match') ifMatch: string | undefined): Promise<Schemas['Agencia']> {
    return this.service.tirarBrasao(pessoa, ifMatch);
  }

  @Operacao('conferirArquivo')
  conferirArquivo(@Param('codigo') codigo: string, @Body() corpo: Readable): Promise<Schemas['ArquivoConferido']> {
    return this.arquivos.conferir(codigo, corpo);
  }

  @Operacao('obterBrasao')
  async obterBrasao(
    @Headers('if-none-match') vista: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const { imagem, sha256 } = await this.service.abrirBrasao();
    const etag = `"${sha256.slice(0, 24)}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (vista === etag) {
      reply.code(304);
      return undefined;
    }
    return new StreamableFile(imagem, { type: 'image/png', length: imagem.length });
  }
}
