import { Module } from '@nestjs/common';
import { DietasModule } from '../dietas/dietas.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { ProgramacoesModule } from '../programacoes/programacoes.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { TrocasModule } from '../trocas/trocas.module.ts';
import { ListasDoDiaService } from './listas-do-dia.service.ts';
import { CienciasRepository } from './listas-fornecedor.ciencia.repository.ts';
import { CienciaDaListaService } from './listas-fornecedor.ciencia.service.ts';
import { ListasFornecedorController } from './listas-fornecedor.controller.ts';
import { EnviosDaListaService } from './listas-fornecedor.envios.service.ts';
import { ListasFornecedorRepository } from './listas-fornecedor.repository.ts';
import { ListasFornecedorService } from './listas-fornecedor.service.ts';

@Module({
  imports: [
    DietasModule,
    NotificacoesModule,
    PedidosModule,
    ProgramacoesModule,
    TiposAlimentacaoModule,
    TiposPublicoModule,
    TrocasModule,
  ],
  controllers: [ListasFornecedorController],
  providers: [
    ListasFornecedorRepository,
    CienciasRepository,
    ListasDoDiaService,
    CienciaDaListaService,
    EnviosDaListaService,
    ListasFornecedorService,
  ],
})
export class ListasFornecedorModule {}
