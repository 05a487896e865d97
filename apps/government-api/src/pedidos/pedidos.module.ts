import { Module, type OnModuleInit } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { EfetivosModule } from '../efetivos/efetivos.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { ProgramacoesModule } from '../programacoes/programacoes.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { falhasDoCiclo } from './pedidos.ciclo.rules.ts';
import { PedidosController } from './pedidos.controller.ts';
import { PedidosDiaRepository } from './pedidos.dia.repository.ts';
import { PedidosDiaService } from './pedidos.dia.service.ts';
import { PedidosEnvioService } from './pedidos.envio.service.ts';
import { PedidosLeituraService } from './pedidos.leitura.service.ts';
import { PedidosListaRepository } from './pedidos.lista.repository.ts';
import { PedidosListaService } from './pedidos.lista.service.ts';
import { PedidosPassoService } from './pedidos.passo.service.ts';
import { PedidosPreparoRepository } from './pedidos.preparo.repository.ts';
import { PedidosPreparoService } from './pedidos.preparo.service.ts';
import { PedidosRascunhoService } from './pedidos.rascunho.service.ts';
import { PedidosRepository } from './pedidos.repository.ts';
import { PedidosService } from './pedidos.service.ts';
import { PedidosTransferenciaRepository } from './pedidos.transferencia.repository.ts';
import { PedidosTransferenciaService } from './pedidos.transferencia.service.ts';

@Module({
  imports: [
    ContratosModule,
    EfetivosModule,
    LotacoesModule,
    ParametrosModule,
    ProgramacoesModule,
    TiposAlimentacaoModule,
    TiposPublicoModule,
  ],
  controllers: [PedidosController],
  providers: [
    PedidosRepository,
    PedidosListaRepository,
    PedidosDiaRepository,
    PedidosPreparoRepository,
    PedidosTransferenciaRepository,
    PedidosPassoService,
    PedidosLeituraService,
    PedidosListaService,
    PedidosPreparoService,
    PedidosDiaService,
    PedidosRascunhoService,
    PedidosEnvioService,
    PedidosTransferenciaService,
    PedidosService,
  ],
  exports: [PedidosService],
})
export class PedidosModule implements OnModuleInit {
  /** A life cycle with a hole must not serve a single order. */
  onModuleInit(): void {
    const falhas = falhasDoCiclo();
    if (falhas.length) throw new Error(`The life cycle of orders is broken: ${falhas.join('; ')}.`);
  }
}
