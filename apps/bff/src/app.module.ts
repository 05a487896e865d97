import { Departure } from '@alipen/platform/http/departure';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Logger } from 'pino';
import { AuthorizationModule } from './authorization/authorization.module.ts';
import { Configuration } from './configuration.ts';
import { UpstreamModule } from './government/upstream.module.ts';
import { HealthModule } from './health/health.module.ts';
import { TallyModule } from './health/tally.module.ts';
import { ApiHeaders } from './http/api-headers.ts';
import { Gate } from './http/gate.ts';
import { InicioModule } from './inicio/inicio.module.ts';
import { LOGGER } from './logging.token.ts';
import { PublicationModule } from './publication/publication.module.ts';
import { RelayModule } from './relay/relay.module.ts';
import { ScreensModule } from './screens/screens.module.ts';
import { SessionModule } from './session/session.module.ts';
import { WebModule } from './web/web.module.ts';

@Global()
@Module({})
class AppModule {}

export function appModule(configuration: Configuration, logger: Logger, departure: Departure): DynamicModule {
  return {
    module: AppModule,
    imports: [
      DiscoveryModule,
      TallyModule,
      UpstreamModule,
      SessionModule,
      ScreensModule,
      AuthorizationModule,
      RelayModule,
      HealthModule,
      InicioModule,
      PublicationModule,
      WebModule,
    ],
    providers: [
      { provide: Configuration, useValue: configuration },
      { provide: LOGGER, useValue: logger },
      { provide: Departure, useValue: departure },
      ApiHeaders,
      Gate,
    ],
    exports: [Configuration, LOGGER, Departure, ApiHeaders],
  };
}
