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
import { fotosModule } from './fotos/fotos.module.ts';
import { LoginModule } from './login/login.module.ts';
import { LotacoesModule } from './lotacoes/lotacoes.module.ts';
import { MapaDiarioModule } from './mapa-diario/mapa-diario.module.ts';
import { PedidosModule } from './pedidos/pedidos.module.ts';
import { ProgramacoesModule } from './programacoes/programacoes.module.ts';
import { SaudeModule } from './saude/saude.module.ts';
import { semeadores } from './semeadores.ts';
import { TiposAlimentacaoModule } from './tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from './tipos-publico/tipos-publico.module.ts';
import { UsuariosModule } from './usuarios/usuarios.module.ts';

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
      SaudeModule,
      LoginModule,
      UsuariosModule,
      LotacoesModule,
      ContratosModule,
      TiposAlimentacaoModule,
      TiposPublicoModule,
      EfetivosModule,
      FeriadosModule,
      ProgramacoesModule,
      PedidosModule,
      MapaDiarioModule,
      fotosModule(configuration.dataDir),
      demonstracaoModule(semeadores),
    ],
  };
}
