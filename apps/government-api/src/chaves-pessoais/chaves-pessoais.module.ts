import { Module } from '@nestjs/common';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { ChavesPessoaisCadastroService } from './chaves-pessoais.cadastro.service.ts';
import { ChavesPessoaisController } from './chaves-pessoais.controller.ts';
import { ChavesPessoaisRepository } from './chaves-pessoais.repository.ts';
import { ChavesPessoaisService } from './chaves-pessoais.service.ts';

@Module({
  imports: [ParametrosModule],
  controllers: [ChavesPessoaisController],
  providers: [ChavesPessoaisRepository, ChavesPessoaisService, ChavesPessoaisCadastroService],
  exports: [ChavesPessoaisService],
})
export class ChavesPessoaisModule {}
