import { Module } from '@nestjs/common';
import { PrimeirosPassosController } from './primeiros-passos.controller.ts';
import { PrimeirosPassosRepository } from './primeiros-passos.repository.ts';
import { PrimeirosPassosService } from './primeiros-passos.service.ts';

@Module({
  controllers: [PrimeirosPassosController],
  providers: [PrimeirosPassosRepository, PrimeirosPassosService],
})
export class PrimeirosPassosModule {}
