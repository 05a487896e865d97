import { Module } from '@nestjs/common';
import { HistoricoController } from './historico.controller.ts';
import { HistoricoRepository } from './historico.repository.ts';
import { HistoricoService } from './historico.service.ts';

@Module({ controllers: [HistoricoController], providers: [HistoricoRepository, HistoricoService] })
export class HistoricoModule {}
