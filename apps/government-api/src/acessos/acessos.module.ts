import { Module } from '@nestjs/common';
import { AcessosController } from './acessos.controller.ts';
import { AcessosRepository } from './acessos.repository.ts';
import { AcessosService } from './acessos.service.ts';

@Module({
  controllers: [AcessosController],
  providers: [AcessosRepository, AcessosService],
  exports: [AcessosService],
})
export class AcessosModule {}
