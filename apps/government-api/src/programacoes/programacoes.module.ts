import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { FeriadosModule } from '../feriados/feriados.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { ExcecoesController } from './excecoes/excecoes.controller.ts';
import { ExcecoesRepository } from './excecoes/excecoes.repository.ts';
import { ExcecoesService } from './excecoes/excecoes.service.ts';
import { HistoricoService } from './itens/historico.service.ts';
import { ItensService } from './itens/itens.service.ts';
import { JanelasRepository } from './janelas/janelas.repository.ts';
import { JanelasService } from './janelas/janelas.service.ts';
import { ListaRepository } from './lista/lista.repository.ts';
import { ListaService } from './lista/lista.service.ts';
import { AplicacaoService } from './lotes/aplicacao.service.ts';
import { GeracaoRepository } from './lotes/geracao.repository.ts';
import { GeracaoService } from './lotes/geracao.service.ts';
import { LotesRepository } from './lotes/lotes.repository.ts';
import { LotesService } from './lotes/lotes.service.ts';
import { PlanilhaController } from './planilha/planilha.controller.ts';
import { PlanilhaService } from './planilha/planilha.service.ts';
import { ProgramacoesController } from './programacoes.controller.ts';
import { ProgramacoesRepository } from './programacoes.repository.ts';
import { ProgramacoesService } from './programacoes.service.ts';
import { PrevisaoService } from './resolucao/previsao.service.ts';
import { ResolucaoRepository } from './resolucao/resolucao.repository.ts';
import { ResolucaoService } from './resolucao/resolucao.service.ts';
import { VersoesService } from './versoes/versoes.service.ts';

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
