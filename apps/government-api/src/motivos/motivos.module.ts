import { Module } from '@nestjs/common';
import { MotivosController } from './motivos.controller.ts';
import { MotivosRepository } from './motivos.repository.ts';
import { MotivosService } from './motivos.service.ts';

@Module({
  controllers: [MotivosController],
  providers: [MotivosRepository, MotivosService],
  exports: [MotivosService],
})
export class MotivosModule {}
