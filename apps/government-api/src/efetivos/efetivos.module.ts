import { Module } from '@nestjs/common';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { EfetivosController } from './efetivos.controller.ts';
import { EfetivosRepository } from './efetivos.repository.ts';
import { EfetivosService } from './efetivos.service.ts';

@Module({
  imports: [LotacoesModule, ParametrosModule],
  controllers: [EfetivosController],
  providers: [EfetivosRepository, EfetivosService],
  exports: [EfetivosService],
})
export class EfetivosModule {}
