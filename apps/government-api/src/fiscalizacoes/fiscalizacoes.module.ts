import { Module, type OnModuleInit } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { FormulariosModule } from '../formularios/formularios.module.ts';
import { FornecedoresModule } from '../fornecedores/fornecedores.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import { ProgramacoesModule } from '../programacoes/programacoes.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { AmostragemController } from './amostragem.controller.ts';
import { AmostragemRepository } from './amostragem.repository.ts';
import { AmostragemService } from './amostragem.service.ts';
import { ConclusaoFotosService } from './conclusao.fotos.service.ts';
import { ConclusaoService } from './conclusao.service.ts';
import { ConclusoesRepository } from './conclusoes.repository.ts';
import { EntregaFiscalizadaRepository } from './entrega-fiscalizada.repository.ts';
import { FiscalizacoesAberturaService } from './fiscalizacoes.abertura.service.ts';
import { FiscalizacoesAcompanhamentoController } from './fiscalizacoes.acompanhamento.controller.ts';
import { FiscalizacoesAcompanhamentoService } from './fiscalizacoes.acompanhamento.service.ts';
import { FiscalizacoesAvisosService } from './fiscalizacoes.avisos.service.ts';
import { FiscalizacoesCicloController } from './fiscalizacoes.ciclo.controller.ts';
import { FiscalizacoesController } from './fiscalizacoes.controller.ts';
import { FiscalizacoesConversaRepository } from './fiscalizacoes.conversa.repository.ts';
import { FiscalizacoesEmLoteService } from './fiscalizacoes.em-lote.service.ts';
import { FiscalizacoesLeituraService } from './fiscalizacoes.leitura.service.ts';
import { FiscalizacoesListaRepository } from './fiscalizacoes.lista.repository.ts';
import { FiscalizacoesListaService } from './fiscalizacoes.lista.service.ts';
import { FiscalizacoesPassoService } from './fiscalizacoes.passo.service.ts';
import { FiscalizacoesRepository } from './fiscalizacoes.repository.ts';
import { FiscalizacoesService } from './fiscalizacoes.service.ts';
import { FiscalizacoesTarefas } from './fiscalizacoes.tarefas.ts';
import { NaoConformidadesRepository } from './nao-conformidades.repository.ts';
import { NaoConformidadesService } from './nao-conformidades.service.ts';
import { PorcoesPadraoController } from './porcoes-padrao.controller.ts';
import { PorcoesPadraoRepository } from './porcoes-padrao.repository.ts';
import { PorcoesPadraoService } from './porcoes-padrao.service.ts';
import { SorteioRepository } from './sorteio.repository.ts';
import { SorteioService } from './sorteio.service.ts';
import { TermoController } from './termo.controller.ts';
import { TermoService } from './termo.service.ts';

@Module({
  imports: [
    ContratosModule,
    FormulariosModule,
    FornecedoresModule,
    LotacoesModule,
    NotificacoesModule,
    ParametrosModule,
    PedidosModule,
    ProgramacoesModule,
    TiposAlimentacaoModule,
  ],
  controllers: [
    FiscalizacoesController,
    FiscalizacoesCicloController,
    FiscalizacoesAcompanhamentoController,
    PorcoesPadraoController,
    AmostragemController,
    TermoController,
  ],
  providers: [
    FiscalizacoesTarefas,
    FiscalizacoesRepository,
    FiscalizacoesListaRepository,
    EntregaFiscalizadaRepository,
    ConclusoesRepository,
    AmostragemRepository,
    SorteioRepository,
    FiscalizacoesConversaRepository,
    PorcoesPadraoRepository,
    FiscalizacoesAvisosService,
    FiscalizacoesPassoService,
    FiscalizacoesLeituraService,
    FiscalizacoesListaService,
    FiscalizacoesAberturaService,
    FiscalizacoesService,
    FiscalizacoesAcompanhamentoService,
    PorcoesPadraoService,
    ConclusaoService,
    ConclusaoFotosService,
    AmostragemService,
    SorteioService,
    NaoConformidadesRepository,
    NaoConformidadesService,
    TermoService,
    FiscalizacoesEmLoteService,
  ],
  exports: [FiscalizacoesService],
})
export class FiscalizacoesModule implements OnModuleInit {
  constructor(
    private readonly fiscalizacoes: FiscalizacoesService,
    private readonly pedidos: PedidosService,
  ) {}

  onModuleInit(): void {
    this.pedidos.aoPasso(async (tx, evento, { id }) => {
      if (evento === 'cancelar') await this.fiscalizacoes.acompanharCancelamento(tx, [id]);
    });
  }
}
