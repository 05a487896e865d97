import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { authModule } from './auth/auth.module.ts';
import { ClockModule } from './clock/clock.module.ts';
import type { Configuration } from './configuration.ts';
import { ContratosModule } from './contratos/contratos.module.ts';
import type { Connection } from './database/connection.ts';
import { DatabaseModule } from './database/database.module.ts';
import { demonstracaoModule } from './demonstracao/demonstracao.module.ts';
import { EfetivosModule } from './efetivos/efetivos.module.ts';
import { EventosModule } from './eventos/eventos.module.ts';
import { FeriadosModule } from './feriados/feriados.module.ts';
import { FornecedoresModule } from './fornecedores/fornecedores.module.ts';
import { fotosModule } from './fotos/fotos.module.ts';
import { HistoricoModule } from './historico/historico.module.ts';
import { LoginModule } from './login/login.module.ts';
import { LotacoesModule } from './lotacoes/lotacoes.module.ts';
import { MapaDiarioModule } from './mapa-diario/mapa-diario.module.ts';
import { MotivosModule } from './motivos/motivos.module.ts';
import { ParametrosModule } from './parametros/parametros.module.ts';
import { PedidosModule } from './pedidos/pedidos.module.ts';
import { ProgramacoesModule } from './programacoes/programacoes.module.ts';
import { SaudeModule } from './saude/saude.module.ts';
import { semeadores } from './semeadores.ts';
import { TiposAlimentacaoModule } from './tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from './tipos-publico/tipos-publico.module.ts';
import { TransferenciasModule } from './transferencias/transferencias.module.ts';
import { UsuariosModule } from './usuarios/usuarios.module.ts';
import { VisoesModule } from './visoes/visoes.module.ts';

@Module({})
export class AppModule {}

export function appModule(configuration: Configuration, connection: Connection): DynamicModule {
  return {
    module: AppModule,
    imports: [
      DiscoveryModule,
      ClockModule,
      DatabaseModule.forConnection(connection),
      authModule(configuration.tokenIssuer),
      EventosModule,
      HistoricoModule,
      SaudeModule,
      LoginModule,
      UsuariosModule,
      LotacoesModule,
      FornecedoresModule,
      ContratosModule,
      TiposAlimentacaoModule,
      TiposPublicoModule,
      ParametrosModule,
      MotivosModule,
      EfetivosModule,
      FeriadosModule,
      ProgramacoesModule,
      PedidosModule,
      TransferenciasModule,
      MapaDiarioModule,
      VisoesModule,
      fotosModule(configuration.dataDir),
      demonstracaoModule(semeadores),
    ],
  };
}
