import { Module } from '@nestjs/common';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { FeriadosCadastroService } from './feriados.cadastro.service.ts';
import { FeriadosController } from './feriados.controller.ts';
import { FeriadosRepository } from './feriados.repository.ts';
import { FeriadosService } from './feriados.service.ts';

@Module({
  imports: [LotacoesModule],
  controllers: [FeriadosController],
  providers: [FeriadosRepository, FeriadosService, FeriadosCadastroService],
  exports: [FeriadosService],
})
export class FeriadosModule {}
