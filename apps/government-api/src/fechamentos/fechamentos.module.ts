import { Module } from '@nestjs/common';
import { FechamentosRepository } from './fechamentos.repository.ts';
import { FechamentosService } from './fechamentos.service.ts';
import { PapeisDoMesRepository } from './papeis-do-mes.repository.ts';
import { SituacoesRepository } from './situacoes.repository.ts';

/** Imports no slice, because those that write on a day depend on it. Closing itself is in fechamento-do-mapa/. */
@Module({
  providers: [FechamentosRepository, PapeisDoMesRepository, SituacoesRepository, FechamentosService],
  exports: [FechamentosService],
})
export class FechamentosModule {}
