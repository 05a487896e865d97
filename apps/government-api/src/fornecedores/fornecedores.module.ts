import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { FornecedoresController } from './fornecedores.controller.ts';
import { FornecedoresImportacaoRepository } from './fornecedores.importacao.repository.ts';
import { FornecedoresImportacaoService } from './fornecedores.importacao.service.ts';
import { FornecedoresRepository } from './fornecedores.repository.ts';
import { FornecedoresService } from './fornecedores.service.ts';

@Module({
  imports: [ContratosModule, TiposAlimentacaoModule, TiposPublicoModule],
  controllers: [FornecedoresController],
  providers: [
    FornecedoresRepository,
    FornecedoresService,
    FornecedoresImportacaoRepository,
    FornecedoresImportacaoService,
  ],
  exports: [FornecedoresService],
})
export class FornecedoresModule {}
