import { Module } from '@nestjs/common';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { MapaDiarioController } from './mapa-diario.controller.ts';
import { MapaDiarioService } from './mapa-diario.service.ts';

@Module({
  imports: [ParametrosModule, PedidosModule, TiposAlimentacaoModule, TiposPublicoModule],
  controllers: [MapaDiarioController],
  providers: [MapaDiarioService],
})
export class MapaDiarioModule {}
