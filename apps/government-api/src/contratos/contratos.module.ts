import { Module } from '@nestjs/common';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { AlteracoesController } from './alteracoes/alteracoes.controller.ts';
import { AlteracoesRepository } from './alteracoes/alteracoes.repository.ts';
import { AlteracoesService } from './alteracoes/alteracoes.service.ts';
import { AtendimentoController } from './atendimento.controller.ts';
import { AtendimentoRepository } from './atendimento.repository.ts';
import { AtendimentoService } from './atendimento.service.ts';
import { ContratosCadastroService } from './contratos.cadastro.service.ts';
import { ContratosController } from './contratos.controller.ts';
import { ContratosEscritaRepository } from './contratos.escrita.repository.ts';
import { ContratosItensService } from './contratos.itens.service.ts';
import { ContratosPrecosService } from './contratos.precos.service.ts';
import { ContratosRepository } from './contratos.repository.ts';
import { ContratosService } from './contratos.service.ts';
import { ContratosTarefas } from './contratos.tarefas.ts';
import { InterrompidasRepository } from './interrompidas/interrompidas.repository.ts';
import { LotacoesDoContratoService } from './lotacoes-do-contrato.service.ts';

@Module({
  imports: [NotificacoesModule, ParametrosModule, TiposAlimentacaoModule, TiposPublicoModule],
  controllers: [ContratosController, AtendimentoController, AlteracoesController],
  providers: [
    ContratosTarefas,
    ContratosRepository,
    ContratosEscritaRepository,
    AtendimentoRepository,
    AtendimentoService,
    ContratosService,
    ContratosCadastroService,
    ContratosItensService,
    ContratosPrecosService,
    LotacoesDoContratoService,
    AlteracoesRepository,
    InterrompidasRepository,
    AlteracoesService,
  ],
  exports: [ContratosService],
})
export class ContratosModule {}
