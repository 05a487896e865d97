import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { EmpenhosCadastroService } from './empenhos.cadastro.service.ts';
import { EmpenhosController } from './empenhos.controller.ts';
import { EmpenhosRepository } from './empenhos.repository.ts';
import { EmpenhosService } from './empenhos.service.ts';

@Module({
  imports: [ContratosModule],
  controllers: [EmpenhosController],
  providers: [EmpenhosRepository, EmpenhosService, EmpenhosCadastroService],
  exports: [EmpenhosService],
})
export class EmpenhosModule {}
