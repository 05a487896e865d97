import { Module } from '@nestjs/common';
import { TiposPublicoController } from './tipos-publico.controller.ts';
import { TiposPublicoRepository } from './tipos-publico.repository.ts';
import { TiposPublicoService } from './tipos-publico.service.ts';

@Module({
  controllers: [TiposPublicoController],
  providers: [TiposPublicoRepository, TiposPublicoService],
  exports: [TiposPublicoService],
})
export class TiposPublicoModule {}
