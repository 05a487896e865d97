import { Module } from '@nestjs/common';
import { SessoesController } from './sessoes.controller.ts';
import { SessoesRepository } from './sessoes.repository.ts';
import { SessoesService } from './sessoes.service.ts';

@Module({
  controllers: [SessoesController],
  providers: [SessoesRepository, SessoesService],
  exports: [SessoesService],
})
export class SessoesModule {}
