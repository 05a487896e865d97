import { Module } from '@nestjs/common';
import { ParametrosCadastroService } from './parametros.cadastro.service.ts';
import { ParametrosController } from './parametros.controller.ts';
import { ParametrosRepository } from './parametros.repository.ts';
import { ParametrosService } from './parametros.service.ts';

@Module({
  controllers: [ParametrosController],
  providers: [ParametrosRepository, ParametrosService, ParametrosCadastroService],
  exports: [ParametrosService],
})
export class ParametrosModule {}
