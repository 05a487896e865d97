import { Module } from '@nestjs/common';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { AuditoriasController } from './auditorias.controller.ts';
import { AuditoriasLeituraService } from './auditorias.leitura.service.ts';
import { AuditoriasRepository } from './auditorias.repository.ts';
import { AuditoriasService } from './auditorias.service.ts';
import { SorteadosRepository } from './sorteados.repository.ts';

@Module({
  imports: [NotificacoesModule],
  controllers: [AuditoriasController],
  providers: [AuditoriasRepository, SorteadosRepository, AuditoriasLeituraService, AuditoriasService],
})
export class AuditoriasModule {}
