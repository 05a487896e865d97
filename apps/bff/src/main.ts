import { setFlagsFromString } from 'node:v8';
import { EnvironmentError } from '@alipen/platform/environment/environment';
import { closeOnSignals } from '@alipen/platform/http/drain';
import { Quiet } from '@alipen/platform/http/quiet';
import { Shutdown } from '@alipen/platform/http/shutdown';
import { createLogger } from '@alipen/platform/logging/logger';
import { plainHttpOnLoopback, readConfiguration } from './configuration.ts';
import { ManagementServer } from './health/management-server.ts';
import { OpenStreams } from './relay/open-streams.ts';
import { criarServidor } from './servidor.ts';

// V8 learns during the first calls that what they make survives its sweeps, and makes it old from then on (ADR 76).
setFlagsFromString('--no-allocation-site-pretenuring');

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const logger = createLogger({ name: 'bff', level: configuration.logLevel });
  const app = await criarServidor(configuration, { logger });
  const shutdown = app.get(Shutdown, { strict: false });
  const streams = app.get(OpenStreams, { strict: false });
  const calls = new Quiet(app.getHttpServer(), () => streams.size);
  closeOnSignals(app, logger, { seconds: configuration.drainSeconds, announce: () => shutdown.begin(), calls });
  await app.get(ManagementServer, { strict: false }).listen();
  await app.listen(configuration.port, configuration.host);
  if (configuration.publicOrigin.startsWith('http:') && !plainHttpOnLoopback(configuration.publicOrigin)) {
    logger.warn(
      { origem: configuration.publicOrigin },
      'browsers keep the session cookie over https only: people cannot sign in at this origin. Set PUBLIC_ORIGIN to its https address',
    );
  }
  logger.info({ endereco: configuration.publicOrigin, gestao: configuration.managementPort }, 'the BFF is listening');
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof EnvironmentError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
