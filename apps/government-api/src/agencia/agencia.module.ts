import { type DynamicModule, Module } from '@nestjs/common';
import { AgenciaCadastroService } from './agencia.cadastro.service.ts';
import { AgenciaController } from './agencia.controller.ts';
import { AgenciaRepository } from './agencia.repository.ts';
import { AgenciaService } from './agencia.service.ts';
import { INSTALACAO, type Instalacao } from './agencia.settings.ts';

@Module({})
class AgenciaModule {}

/** Global, as every paper has its head from here. */
export const agenciaModule = (instalacao: Instalacao): DynamicModule => ({
  module: AgenciaModule,
  global: true,
  controllers: [AgenciaController],
  providers: [AgenciaRepository, AgenciaService, AgenciaCadastroService, { provide: INSTALACAO, useValue: instalacao }],
  exports: [AgenciaService],
});
