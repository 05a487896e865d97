import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { FornecedoresModule } from '../fornecedores/fornecedores.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { ImportacoesFornecedoresController } from './importacoes-fornecedores.controller.ts';
import { ImportacoesFornecedoresRepository } from './importacoes-fornecedores.repository.ts';
import { ImportacoesFornecedoresService } from './importacoes-fornecedores.service.ts';

@Module({
  imports: [ContratosModule, FornecedoresModule, TiposAlimentacaoModule, TiposPublicoModule],
  controllers: [ImportacoesFornecedoresController],
  providers: [ImportacoesFornecedoresRepository, ImportacoesFornecedoresService],
})
export class ImportacoesFornecedoresModule {}
