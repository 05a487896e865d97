import { Module } from '@nestjs/common';
import { EmailsRepository } from './emails.repository.ts';
import { EmailsService } from './emails.service.ts';
import { NotificacoesController } from './notificacoes.controller.ts';
import { NotificacoesRepository } from './notificacoes.repository.ts';
import { NotificacoesService } from './notificacoes.service.ts';
import { NotificacoesTarefas } from './notificacoes.tarefas.ts';
import { ResumoDeEmails } from './resumo.service.ts';

@Module({
  controllers: [NotificacoesController],
  providers: [
    NotificacoesTarefas,
    EmailsRepository,
    EmailsService,
    ResumoDeEmails,
    NotificacoesRepository,
    NotificacoesService,
  ],
  exports: [NotificacoesService],
})
export class NotificacoesModule {}
