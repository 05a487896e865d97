import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { FeriadosModule } from '../feriados/feriados.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { AplicacaoService } from './aplicacao.service.ts';
import { ExcecoesController } from './excecoes.controller.ts';
import { ExcecoesRepository } from './excecoes.repository.ts';
import { ExcecoesService } from './excecoes.service.ts';
import { GeracaoRepository } from './geracao.repository.ts';
import { GeracaoService } from './geracao.service.ts';
import { HistoricoService } from './historico.service.ts';
import { ItensService } from './itens.service.ts';
import { JanelasRepository } from './janelas.repository.ts';
import { JanelasService } from './janelas.service.ts';
import { ListaRepository } from './lista.repository.ts';
import { ListaService } from './lista.service.ts';
import { LotesRepository } from './lotes.repository.ts';
import { LotesService } from './lotes.service.ts';
import { PlanilhaController } from './planilha.controller.ts';
import { PlanilhaService } from './planilha.service.ts';
import { PrevisaoService } from './previsao.service.ts';
import { ProgramacoesController } from './programacoes.controller.ts';
import { ProgramacoesRepository } from './programacoes.repository.ts';
import { ProgramacoesService } from './programacoes.service.ts';
import { ResolucaoRepository } from './resolucao.repository.ts';
import { ResolucaoService } from './resolucao.service.ts';
import { VersoesService } from './versoes.service.ts';

@Module({
  imports: [ContratosModule, FeriadosModule, LotacoesModule, TiposAlimentacaoModule, TiposPublicoModule],
  controllers: [ProgramacoesController, ExcecoesController, PlanilhaController],
  providers: [
    ProgramacoesRepository,
    ExcecoesRepository,
    GeracaoRepository,
    JanelasRepository,
    ListaRepository,
    LotesRepository,
    ResolucaoRepository,
    ItensService,
    HistoricoService,
    ResolucaoService,
    JanelasService,
    ProgramacoesService,
    VersoesService,
    ExcecoesService,
    ListaService,
    LotesService,
    PrevisaoService,
    GeracaoService,
    AplicacaoService,
    PlanilhaService,
  ],
  exports: [ProgramacoesService],
})
export class ProgramacoesModule {}
