import { Module } from '@nestjs/common';
import { FiscalizacoesModule } from '../fiscalizacoes/fiscalizacoes.module.ts';
import { MapaDiarioModule } from '../mapa-diario/mapa-diario.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { PedidosDasLotacoesModule } from '../pedidos-das-lotacoes/pedidos-das-lotacoes.module.ts';
import { TelasModule } from '../telas/telas.module.ts';
import { PainelController } from './painel.controller.ts';
import { PainelLeiturasService } from './painel.leituras.service.ts';
import { PainelService } from './painel.service.ts';

@Module({
  imports: [
    FiscalizacoesModule,
    MapaDiarioModule,
    ParametrosModule,
    PedidosModule,
    PedidosDasLotacoesModule,
    TelasModule,
  ],
  controllers: [PainelController],
  providers: [PainelLeiturasService, PainelService],
  exports: [PainelService],
})
export class PainelModule {}
