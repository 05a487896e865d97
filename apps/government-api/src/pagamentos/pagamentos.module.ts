import { Module } from '@nestjs/common';
import { FeriadosModule } from '../feriados/feriados.module.ts';
import { MedicoesModule } from '../medicoes/medicoes.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { TermosModule } from '../termos/termos.module.ts';
import { PagamentosAcompanhamento } from './pagamentos.acompanhamento.service.ts';
import { PagamentosAtosService } from './pagamentos.atos.service.ts';
import { PagamentosController } from './pagamentos.controller.ts';
import { PagamentosRepository } from './pagamentos.repository.ts';
import { PagamentosService } from './pagamentos.service.ts';
import { PagamentosTarefas } from './pagamentos.tarefas.ts';

@Module({
  imports: [FeriadosModule, MedicoesModule, NotificacoesModule, ParametrosModule, TermosModule],
  controllers: [PagamentosController],
  providers: [
    PagamentosRepository,
    PagamentosService,
    PagamentosAtosService,
    PagamentosAcompanhamento,
    PagamentosTarefas,
  ],
})
export class PagamentosModule {}
