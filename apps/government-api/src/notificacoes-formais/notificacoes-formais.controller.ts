import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { DevolucaoService } from './devolucao.service.ts';
import { NotificacoesFormaisService } from './notificacoes-formais.service.ts';

type Schemas = components['schemas'];
type Lida = Promise<Schemas['NotificacaoFormalDaOcorrencia']>;
type Caminho = { ocorrenciaId: number };
type Codigo = { codigo: string };

@Controller()
export class NotificacoesFormaisController {
  constructor(
    private readonly service: NotificacoesFormaisService,
    private readonly devolucao: DevolucaoService,
  ) {}

  @Operacao('obterNotificacaoFormal')
  obterNotificacaoFormal(@Pessoa() pessoa: Person, @Param() { ocorrenciaId }: Caminho): Lida {
    return this.service.obter(pessoa, ocorrenciaId);
  }

  @Operacao('emitirNotificacaoFormal')
  emitirNotificacaoFormal(@Pessoa() pessoa: Person, @Param() { ocorrenciaId }: Caminho): Lida {
    return this.service.emitir(pessoa, ocorrenciaId);
  }

  @Operacao('baixarNotificacaoFormal')
  baixarNotificacaoFormal(
    @Pessoa() pessoa: Person,
    @Param() { ocorrenciaId }: Caminho,
    @Query() { via }: { via: Schemas['ViaDaNotificacao'] },
  ): Promise<StreamableFile> {
    return this.service.baixar(pessoa, ocorrenciaId, via);
  }

  @Operacao('juntarNotificacaoDevolvida')
  juntarNotificacaoDevolvida(
    @Pessoa() pessoa: Person,
    @Param() { ocorrenciaId }: Caminho,
    @Query() { sha256 }: { sha256: string },
    @Body() corpo: Readable,
  ): Lida {
    return this.devolucao.juntar(pessoa, ocorrenciaId, { sha256, corpo });
  }

  @Operacao('decidirNotificacaoFormal')
  decidirNotificacaoFormal(
    @Pessoa() pessoa: Person,
    @Param() { ocorrenciaId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DecisaoDaDevolucao'],
  ): Lida {
    return this.devolucao.decidir(pessoa, { ocorrenciaId, ifMatch }, body);
  }

  @Operacao('lerNotificacaoPeloCodigo')
  lerNotificacaoPeloCodigo(@Param() { codigo }: Codigo): Promise<Schemas['NotificacaoADevolver']> {
    return this.devolucao.lerPeloCodigo(codigo);
  }

  @Operacao('baixarNotificacaoPeloCodigo')
  baixarNotificacaoPeloCodigo(@Param() { codigo }: Codigo): Promise<StreamableFile> {
    return this.devolucao.baixarPeloCodigo(codigo);
  }

  @Operacao('devolverNotificacaoPeloCodigo')
  devolverNotificacaoPeloCodigo(
    @Param() { codigo }: Codigo,
    @Query() { sha256 }: { sha256: string },
    @Body() corpo: Readable,
  ): Promise<Schemas['NotificacaoADevolver']> {
    return this.devolucao.devolver(codigo, sha256, corpo);
  }

  @Operacao('verificarNotificacaoFormal')
  verificarNotificacaoFormal(@Param() { codigo }: Codigo): Promise<Schemas['NotificacaoVerificada']> {
    return this.service.verificar(codigo);
  }
}
