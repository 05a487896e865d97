import { Module } from '@nestjs/common';
import { EmailsRepository } from './emails.repository.ts';
import { EmailsService } from './emails.service.ts';
import { NotificacoesController } from './notificacoes.controller.ts';
import { NotificacoesRepository } from './notificacoes.repository.ts';
import { NotificacoesService } from './notificacoes.service.ts';

@Module({
  controllers: [NotificacoesController],
  providers: [EmailsRepository, EmailsService, NotificacoesRepository, NotificacoesService],
  exports: [NotificacoesService],
})
export class NotificacoesModule {}
