import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, Res, type StreamableFile, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { OcorrenciasAberturaService } from './ocorrencias.abertura.service.ts';
import { OcorrenciasLeituraService } from './ocorrencias.leitura.service.ts';
import type { BuscaOcorrencias } from './ocorrencias.lista.repository.ts';
import { etagDe } from './ocorrencias.mapper.ts';
import { OcorrenciasNotificacaoService } from './ocorrencias.notificacao.service.ts';
import { OcorrenciasService } from './ocorrencias.service.ts';

type Schemas = components['schemas'];
type Lida = Promise<Schemas['Ocorrencia']>;
type Caminho = { ocorrenciaId: number };
type IfMatch = string | undefined;

@Controller()
@UseInterceptors(EtagInterceptor)
export class OcorrenciasController {
  constructor(
    private readonly leitura: OcorrenciasLeituraService,
    private readonly abertura: OcorrenciasAberturaService,
    private readonly notificacao: OcorrenciasNotificacaoService,
    private readonly service: OcorrenciasService,
  ) {}

  @Operacao('listarOcorrencias')
  listarOcorrencias(@Pessoa() pessoa: Person, @Query() query: BuscaOcorrencias): Promise<Schemas['PaginaOcorrencias']> {
    return this.leitura.listar(pessoa, query);
  }

  @Operacao('abrirOcorrencia')
  abrirOcorrencia(@Pessoa() pessoa: Person, @Body() body: Schemas['NovaOcorrencia']): Lida {
    return this.abertura.abrir(pessoa, body);
  }

  @Operacao('obterOcorrencia')
  obterOcorrencia(@Pessoa() pessoa: Person, @Param() { ocorrenciaId }: Caminho): Lida {
    return this.leitura.obter(pessoa, ocorrenciaId);
  }

  @Operacao('baixarAnexoOcorrencia')
  baixarAnexoOcorrencia(
    @Pessoa() pessoa: Person,
    @Param() { ocorrenciaId, anexoId }: Caminho & { anexoId: number },
  ): Promise<StreamableFile> {
    return this.leitura.baixar(pessoa, ocorrenciaId, anexoId);
  }

  @Operacao('notificarOcorrencia')
  async notificarOcorrencia(
    @Pessoa() pessoa: Person,
    @Param() { ocorrenciaId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['NotificacaoOcorrencia'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['OcorrenciaNotificada']> {
    const notificada = await this.notificacao.notificar(pessoa, { ocorrenciaId, ifMatch }, body);
    reply.header('etag', etagDe(notificada.ocorrencia));
    return notificada;
  }

  @Operacao('decidirOcorrencia')
  decidirOcorrencia(
    @Pessoa() pessoa: Person,
    @Param() { ocorrenciaId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['DecisaoOcorrencia'],
  ): Lida {
    return this.service.decidir(pessoa, { ocorrenciaId, ifMatch }, body);
  }

  @Operacao('glosarOcorrencia')
  glosarOcorrencia(
    @Pessoa() pessoa: Person,
    @Param() { ocorrenciaId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['GlosaOcorrencia'],
  ): Lida {
    return this.service.glosar(pessoa, { ocorrenciaId, ifMatch }, body);
  }

  @Operacao('sanearOcorrencia')
  sanearOcorrencia(
    @Pessoa() pessoa: Person,
    @Param() { ocorrenciaId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['TextoOcorrencia'],
  ): Lida {
    return this.service.sanear(pessoa, { ocorrenciaId, ifMatch }, body);
  }

  @Operacao('encerrarOcorrencia')
  encerrarOcorrencia(
    @Pessoa() pessoa: Person,
    @Param() { ocorrenciaId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['TextoOcorrencia'],
  ): Lida {
    return this.service.encerrar(pessoa, { ocorrenciaId, ifMatch }, body);
  }
}
