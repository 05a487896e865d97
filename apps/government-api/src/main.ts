import { setFlagsFromString } from 'node:v8';
import { FolderInUseError } from '@alipen/own-postgres/folder-lock';
import { OwnPostgresError } from '@alipen/own-postgres/own-postgres-error';
import { EnvironmentError } from '@alipen/platform/environment/environment';
import { closeOnSignals } from '@alipen/platform/http/drain';
import { Quiet } from '@alipen/platform/http/quiet';
import { Shutdown } from '@alipen/platform/http/shutdown';
import { createLogger } from '@alipen/platform/logging/logger';
import { readConfiguration } from './configuration.ts';
import { MigrationError } from './database/schema/migrations.ts';
import { JobsRunner } from './jobs/jobs-runner.ts';
import { ManagementServer } from './saude/management-server.ts';
import { criarLogger, criarServidor } from './servidor.ts';

/**
 * V8 moves what survived a few collections straight among long-lived objects. Here that is the rows of an answer, which
 * die with it: each tenth map waited for a full collection (ADR 76).
 */
setFlagsFromString('--no-allocation-site-pretenuring');

/** Errors whose message is for the operator, so no stack is shown. */
const SENTENCES = [EnvironmentError, FolderInUseError, OwnPostgresError, MigrationError];

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const logger = criarLogger(configuration);
  const app = await criarServidor(configuration, { logger });
  const shutdown = app.get(Shutdown, { strict: false });
  let demonstracao: { parar(): Promise<void> } | undefined;
  const close = () => (demonstracao?.parar() ?? Promise.resolve()).finally(() => app.close());
  const calls = new Quiet(app.getHttpServer());
  closeOnSignals({ close }, logger, { seconds: configuration.drainSeconds, announce: () => shutdown.begin(), calls });
  if (configuration.demo && !configuration.demoVive)
    await (await import('./demonstracao/demonstracao.ts')).fotografar(app);
  await app.listen(configuration.port, configuration.host);
  if (configuration.managementPort)
    await app.get(ManagementServer).listen(configuration.managementPort, configuration.host);
  if (configuration.jobs) app.get(JobsRunner).start();
  if (configuration.demoVive) demonstracao = (await import('./demonstracao/demonstracao.ts')).viver(app);
  if (!configuration.mail) logger.info('SMTP_URL is not set: people are told inside the system, not by e-mail');
  logger.info({ host: configuration.host, port: configuration.port }, 'listening');
}

start().catch((error: unknown) => {
  const logger = createLogger({ name: 'government-api', level: 'fatal' });
  const sentence = SENTENCES.some(kind => error instanceof kind) && error instanceof Error ? error.message : undefined;
  if (sentence) process.stderr.write(`${sentence}\n`);
  else logger.fatal({ err: error }, 'could not start');
  process.exitCode = 1;
});
