import { Module, type OnModuleInit } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { FormulariosModule } from '../formularios/formularios.module.ts';
import { FornecedoresModule } from '../fornecedores/fornecedores.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import { PresencasModule } from '../presencas/presencas.module.ts';
import { ProgramacoesModule } from '../programacoes/programacoes.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { FiscalizacoesAberturaService } from './abertura/abertura.service.ts';
import { FiscalizacoesAcompanhamentoController } from './acompanhamento/acompanhamento.controller.ts';
import { FiscalizacoesAcompanhamentoService } from './acompanhamento/acompanhamento.service.ts';
import { FiscalizacoesAvisosService } from './ciclo/avisos.service.ts';
import { FiscalizacoesPassoService } from './ciclo/passo.service.ts';
import { FiscalizacoesCicloController } from './conclusao/ciclo.controller.ts';
import { ConclusaoFotosService } from './conclusao/conclusao.fotos.service.ts';
import { ConclusaoService } from './conclusao/conclusao.service.ts';
import { FiscalizacoesController } from './fiscalizacoes.controller.ts';
import { FiscalizacoesService } from './fiscalizacoes.service.ts';
import { FiscalizacoesTarefas } from './fiscalizacoes.tarefas.ts';
import { FiscalizacoesLeituraService } from './leitura/leitura.service.ts';
import { FiscalizacoesListaRepository } from './leitura/lista.repository.ts';
import { FiscalizacoesListaService } from './leitura/lista.service.ts';
import { NaoConformidadesRepository } from './nao-conformidades/nao-conformidades.repository.ts';
import { NaoConformidadesService } from './nao-conformidades/nao-conformidades.service.ts';
import { PorcoesPadraoController } from './porcoes-padrao/porcoes-padrao.controller.ts';
import { PorcoesPadraoRepository } from './porcoes-padrao/porcoes-padrao.repository.ts';
import { PorcoesPadraoService } from './porcoes-padrao/porcoes-padrao.service.ts';
import { ConclusoesRepository } from './registro/conclusoes.repository.ts';
import { FiscalizacoesConversaRepository } from './registro/conversa.repository.ts';
import { EntregaFiscalizadaRepository } from './registro/entrega-fiscalizada.repository.ts';
import { FiscalizacoesRepository } from './registro/fiscalizacoes.repository.ts';
import { AmostragemController } from './sorteio/amostragem.controller.ts';
import { AmostragemRepository } from './sorteio/amostragem.repository.ts';
import { AmostragemService } from './sorteio/amostragem.service.ts';
import { SorteioRepository } from './sorteio/sorteio.repository.ts';
import { SorteioService } from './sorteio/sorteio.service.ts';
import { FiscalizacoesEmLoteService } from './termo/em-lote.service.ts';
import { TermoController } from './termo/termo.controller.ts';
import { TermoService } from './termo/termo.service.ts';

@Module({
  imports: [
    ContratosModule,
    FormulariosModule,
    FornecedoresModule,
    LotacoesModule,
    NotificacoesModule,
    ParametrosModule,
    PedidosModule,
    PresencasModule,
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
