import { Module } from '@nestjs/common';
import { FechamentosRepository } from './fechamentos.repository.ts';
import { FechamentosService } from './fechamentos.service.ts';
import { PapeisDoMesRepository } from './papeis-do-mes.repository.ts';
import { SituacoesRepository } from './situacoes.repository.ts';

/** The face: imports no slice, since those that write on a day ask it. Closing itself is fechamento-do-mapa/. */
@Module({
  providers: [FechamentosRepository, PapeisDoMesRepository, SituacoesRepository, FechamentosService],
  exports: [FechamentosService],
})
export class FechamentosModule {}
