import { Module } from '@nestjs/common';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { EfetivosController } from './efetivos.controller.ts';
import { EfetivosMesController } from './efetivos.mes.controller.ts';
import { EfetivosMesRepository } from './efetivos.mes.repository.ts';
import { EfetivosMesService } from './efetivos.mes.service.ts';
import { EfetivosRepository } from './efetivos.repository.ts';
import { EfetivosService } from './efetivos.service.ts';
import { ImportacaoDeEfetivosService } from './importacao.service.ts';

@Module({
  imports: [FechamentosModule, LotacoesModule, ParametrosModule],
  controllers: [EfetivosController, EfetivosMesController],
  providers: [
    EfetivosRepository,
    EfetivosService,
    EfetivosMesRepository,
    EfetivosMesService,
    ImportacaoDeEfetivosService,
  ],
  exports: [EfetivosService],
})
export class EfetivosModule {}
