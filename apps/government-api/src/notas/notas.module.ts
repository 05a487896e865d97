import { Module } from '@nestjs/common';
import { NotasController } from './notas.controller.ts';
import { NotasService } from './notas.service.ts';
import { CobrancasRepository } from './registro/cobrancas.repository.ts';
import { NotasRepository } from './registro/notas.repository.ts';

@Module({
  controllers: [NotasController],
  providers: [CobrancasRepository, NotasRepository, NotasService],
})
export class NotasModule {}
