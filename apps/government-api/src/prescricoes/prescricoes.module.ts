import { Module } from '@nestjs/common';
import { DietasModule } from '../dietas/dietas.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { PrescricoesController } from './prescricoes.controller.ts';
import { PrescricoesLeituraService } from './prescricoes.leitura.service.ts';
import { PrescricoesRepository } from './prescricoes.repository.ts';
import { PrescricoesService } from './prescricoes.service.ts';
import { PrescricoesTarefas } from './prescricoes.tarefas.ts';

@Module({
  imports: [DietasModule, LotacoesModule, NotificacoesModule, TiposPublicoModule],
  controllers: [PrescricoesController],
  providers: [PrescricoesRepository, PrescricoesLeituraService, PrescricoesService, PrescricoesTarefas],
  exports: [PrescricoesLeituraService],
})
export class PrescricoesModule {}
