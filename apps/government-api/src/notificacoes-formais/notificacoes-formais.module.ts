import { Module } from '@nestjs/common';
import { FornecedoresModule } from '../fornecedores/fornecedores.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { OcorrenciasModule } from '../ocorrencias/ocorrencias.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { DevolucaoService } from './devolucao.service.ts';
import { NotificacoesFormaisController } from './notificacoes-formais.controller.ts';
import { NotificacoesFormaisRepository } from './notificacoes-formais.repository.ts';
import { NotificacoesFormaisService } from './notificacoes-formais.service.ts';

@Module({
  imports: [FornecedoresModule, NotificacoesModule, OcorrenciasModule, ParametrosModule],
  controllers: [NotificacoesFormaisController],
  providers: [NotificacoesFormaisRepository, NotificacoesFormaisService, DevolucaoService],
})
export class NotificacoesFormaisModule {}
