import { Module } from '@nestjs/common';
import { FornecedoresModule } from '../fornecedores/fornecedores.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TrocasController } from './trocas.controller.ts';
import { TrocasEnvioService } from './trocas.envio.service.ts';
import { TrocasDoFornecedorService } from './trocas.fornecedor.service.ts';
import { TrocasPedidoService } from './trocas.pedido.service.ts';
import { TrocasRepository } from './trocas.repository.ts';
import { TrocasService } from './trocas.service.ts';

@Module({
  imports: [FornecedoresModule, LotacoesModule, NotificacoesModule, ParametrosModule, TiposAlimentacaoModule],
  controllers: [TrocasController],
  providers: [TrocasRepository, TrocasPedidoService, TrocasEnvioService, TrocasDoFornecedorService, TrocasService],
  exports: [TrocasService],
})
export class TrocasModule {}
