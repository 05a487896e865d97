import { Shutdown } from '@alipen/platform/http/shutdown';
import type { Spans } from '@alipen/platform/tracing/spans';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Logger } from 'pino';
import { AuditModule } from './audit/audit.module.ts';
import { AuthorizationModule } from './authorization/authorization.module.ts';
import { Configuration } from './configuration.ts';
import { CountersModule } from './counters/counters.module.ts';
import { Gate } from './gate/gate.ts';
import { UpstreamModule } from './government/upstream.module.ts';
import { HealthModule } from './health/health.module.ts';
import { ApiHeaders } from './http/api-headers.ts';
import { OriginSeal } from './http/origin-seal.ts';
import { InicioModule } from './inicio/inicio.module.ts';
import { LOGGER } from './logging-token.ts';
import { ProtectionModule } from './protection/protection.module.ts';
import { PublicationModule } from './publication/publication.module.ts';
import { RelayModule } from './relay/relay.module.ts';
import { ReportsModule } from './reports/reports.module.ts';
import { ScreensModule } from './screens/screens.module.ts';
import { SessionModule } from './session/session.module.ts';
import { SPANS } from './tracing-token.ts';
import { WebModule } from './web/web.module.ts';

@Global()
@Module({})
class AppModule {}

export function appModule(
  configuration: Configuration,
  logger: Logger,
  shutdown: Shutdown,
  spans: Spans | undefined,
): DynamicModule {
  return {
    module: AppModule,
    imports: [
      DiscoveryModule,
      CountersModule,
      ProtectionModule,
      UpstreamModule,
      AuditModule,
      SessionModule,
      ScreensModule,
      AuthorizationModule,
      RelayModule,
      HealthModule,
      InicioModule,
      PublicationModule,
      ReportsModule,
      WebModule,
    ],
    providers: [
      { provide: Configuration, useValue: configuration },
      { provide: LOGGER, useValue: logger },
      { provide: Shutdown, useValue: shutdown },
      { provide: SPANS, useValue: spans ?? null },
      ApiHeaders,
      OriginSeal,
      Gate,
    ],
    exports: [Configuration, LOGGER, Shutdown, SPANS, ApiHeaders, OriginSeal],
  };
}
