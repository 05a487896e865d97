import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { TransferenciasController } from './transferencias.controller.ts';
import { TransferenciasRepository } from './transferencias.repository.ts';
import { TransferenciasService } from './transferencias.service.ts';

/** Sits above contracts and orders, so that neither has to know the other's half of a transfer. */
@Module({
  imports: [ContratosModule, PedidosModule],
  controllers: [TransferenciasController],
  providers: [TransferenciasRepository, TransferenciasService],
})
export class TransferenciasModule {}
