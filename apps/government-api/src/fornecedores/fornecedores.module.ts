import { Module } from '@nestjs/common';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { FornecedoresController } from './fornecedores.controller.ts';
import { FornecedoresImportacaoRepository } from './fornecedores.importacao.repository.ts';
import { FornecedoresRepository } from './fornecedores.repository.ts';
import { FornecedoresService } from './fornecedores.service.ts';

@Module({
  imports: [ParametrosModule],
  controllers: [FornecedoresController],
  providers: [FornecedoresRepository, FornecedoresImportacaoRepository, FornecedoresService],
  exports: [FornecedoresService],
})
export class FornecedoresModule {}
