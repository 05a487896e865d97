import { Module } from '@nestjs/common';
import { AtivacoesModule } from '../ativacoes/ativacoes.module.ts';
import { TiposPublicoController } from './tipos-publico.controller.ts';
import { TiposPublicoRepository } from './tipos-publico.repository.ts';
import { TiposPublicoService } from './tipos-publico.service.ts';

@Module({
  imports: [AtivacoesModule],
  controllers: [TiposPublicoController],
  providers: [TiposPublicoRepository, TiposPublicoService],
  exports: [TiposPublicoService],
})
export class TiposPublicoModule {}
