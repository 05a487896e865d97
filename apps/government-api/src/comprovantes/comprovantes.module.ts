import { Module } from '@nestjs/common';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { ComprovantesController } from './comprovantes.controller.ts';
import { ComprovantesService } from './comprovantes.service.ts';

@Module({
  imports: [PedidosModule, TiposAlimentacaoModule, TiposPublicoModule],
  controllers: [ComprovantesController],
  providers: [ComprovantesService],
})
export class ComprovantesModule {}
