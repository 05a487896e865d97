import { EnvironmentError } from '@alipen/platform/environment/environment';
import { closeOnSignals } from '@alipen/platform/http/drain';
import { createLogger } from '@alipen/platform/logging/logger';
import { readConfiguration } from './configuration.ts';
import { DataDirectoryInUseError } from './database/data-directory.lock.ts';
import { MigrationError } from './database/migrations.ts';
import { criarLogger, criarServidor } from './servidor.ts';

/** Refusals that are for the operator to read, not to debug. */
const SENTENCES = [EnvironmentError, DataDirectoryInUseError, MigrationError];

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const logger = criarLogger(configuration);
  const app = await criarServidor(configuration, { logger });
  closeOnSignals(app, logger);
  await app.listen(configuration.port, configuration.host);
  logger.info({ host: configuration.host, port: configuration.port }, 'listening');
}

start().catch((error: unknown) => {
  const logger = createLogger({ name: 'government-api', level: 'fatal' });
  const sentence = SENTENCES.some(kind => error instanceof kind) && error instanceof Error ? error.message : undefined;
  if (sentence) process.stderr.write(`${sentence}\n`);
  else logger.fatal({ err: error }, 'could not start');
  process.exitCode = 1;
});
