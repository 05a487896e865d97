import { Module } from '@nestjs/common';
import { ContratosController } from './contratos.controller.ts';
import { ContratosRepository } from './contratos.repository.ts';
import { ContratosService } from './contratos.service.ts';

@Module({
  controllers: [ContratosController],
  providers: [ContratosRepository, ContratosService],
  exports: [ContratosService],
})
export class ContratosModule {}
