import { createServer } from '@alipen/platform/http/server';
import { Shutdown } from '@alipen/platform/http/shutdown';
import { createLogger } from '@alipen/platform/logging/logger';
import { traceRequests } from '@alipen/platform/tracing/trace-requests';
import { openTracing } from '@alipen/platform/tracing/tracing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { LeiturasService } from './acessos-controle/leituras.service.ts';
import { appModule } from './app.module.ts';
import type { Configuration } from './configuration.ts';
import type { Connection } from './database/connection.ts';
import { openDatabase } from './database/open.ts';
import { applyContract } from './http/contract-hooks.ts';
import { recordReadings } from './http/record-readings.ts';

type Logger = ReturnType<typeof createLogger>;

export type OpcoesServidor = {
  readonly logger?: Logger;
  /** Set by commands, which work beside a running product that has its own PostgreSQL. */
  readonly beside?: boolean;
  /** An open and migrated database, for tests; the server closes it when it closes. */
  readonly connection?: Connection;
  /** What happens to an answer that breaks the contract: `throw` (tests) or `log`. */
  readonly responses?: 'throw' | 'log';
};

/** The whole service, ready to listen: database migrated, and demonstration data where configured. */
export async function criarServidor(
  configuration: Configuration,
  { logger = criarLogger(configuration), beside, connection, responses = 'log' }: OpcoesServidor = {},
): Promise<NestFastifyApplication> {
  const { databaseUrl, migrationUrl, dataDir } = configuration;
  const onIdleError = (error: Error) => logger.error({ err: error }, 'idle database connection broke');
  const spans = await openTracing('alipen-government-api', configuration.tracing, 'inside');
  const say = (line: string) => logger.warn({ line }, 'PostgreSQL says');
  const aberta = connection ?? (await openDatabase({ databaseUrl, migrationUrl, dataDir, beside, say, onIdleError }));
  try {
    const shutdown = new Shutdown();
    const app = await createServer(appModule(configuration, aberta, shutdown), {
      logger,
      logRequests: true,
      shutdown,
    });
    const fastify = app.getHttpAdapter().getInstance();
    if (spans) {
      aberta.trace(spans);
      traceRequests(fastify, spans, request => !request.url.startsWith('/health/'));
      fastify.addHook('onClose', () => spans.close());
    }
    applyContract(fastify, responses);
    const leituras = app.get(LeiturasService);
    recordReadings(fastify, lida => leituras.registrar(lida));
    await app.init();
    if (configuration.demo && (await (await import('./demonstracao/demonstracao.ts')).semear(app)))
      await aberta.forget();
    await fastify.ready();
    return app;
  } catch (error) {
    await aberta.close();
    throw error;
  }
}

export function criarLogger(configuration: Pick<Configuration, 'logLevel'>): Logger {
  return createLogger({ name: 'government-api', level: configuration.logLevel });
}
