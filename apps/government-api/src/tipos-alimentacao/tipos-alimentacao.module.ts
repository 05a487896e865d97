import { Module } from '@nestjs/common';
import { TiposAlimentacaoController } from './tipos-alimentacao.controller.ts';
import { TiposAlimentacaoRepository } from './tipos-alimentacao.repository.ts';
import { TiposAlimentacaoService } from './tipos-alimentacao.service.ts';

@Module({
  controllers: [TiposAlimentacaoController],
  providers: [TiposAlimentacaoRepository, TiposAlimentacaoService],
  exports: [TiposAlimentacaoService],
})
export class TiposAlimentacaoModule {}
