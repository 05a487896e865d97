// The product inside the worker's process: the same built servers over HTTP, on a database of their own, without the seconds that two
// processes take to load. Journeys about processes use `startProduct` (product.ts).
import { randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readConfiguration as readBff } from '../../apps/bff/dist/configuration.js';
import { ManagementServer as BffManagement } from '../../apps/bff/dist/health/management-server.js';
import { criarServidor as createBff } from '../../apps/bff/dist/servidor.js';
import { readConfiguration as readGovernment } from '../../apps/government-api/dist/configuration.js';
import { openPostgres } from '../../apps/government-api/dist/database/postgres-connection.js';
import { migrate, readMigrations } from '../../apps/government-api/dist/database/schema/migrations.js';
import { fotografar } from '../../apps/government-api/dist/demonstracao/demonstracao.js';
import { VidaDoDia } from '../../apps/government-api/dist/demonstracao/vida/vida-do-dia.js';
import { JobsRunner } from '../../apps/government-api/dist/jobs/jobs-runner.js';
import { criarServidor as createGovernment } from '../../apps/government-api/dist/servidor.js';
import { createLogger } from '../../packages/platform/dist/logging/logger.js';
import { scratchFolder } from '../../scripts/steps/scratch.mjs';

const pg = createRequire(new URL('../../apps/government-api/package.json', import.meta.url))('pg');

const ROLE = 'alipen_app_journeys';

function at(server, database, role) {
  const url = new URL(server);
  if (role) [url.username, url.password] = [role, role];
  url.pathname = `/${database}`;
  return url.href;
}

async function administer(server, statement) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Fewer days than the demonstration looks back: each closes its maps. */
const LIVED = { dias: 2, medicoes: false };

async function live(government) {
  const day = new VidaDoDia(government, LIVED);
  while (await day.rodada());
  await day.parar();
}

const openAt = url => openPostgres({ url, onIdleError: () => undefined });
const logger = level => createLogger({ name: 'journeys', level });

/** Makes the database and the files of a first start at this instant, for `host` to copy; `DEMO: 'false'`: with nothing in it. */
export async function makeModel(server, { DEMO = 'true' } = {}) {
  const database = `alipen_journeys_${process.pid}_${randomBytes(4).toString('hex')}`;
  const folder = scratchFolder('alipen-journeys-');
  await administer(server, `create database ${database}`);
  const owner = openAt(at(server, database));
  await migrate(owner, await readMigrations(), { name: ROLE, password: ROLE }).finally(() => owner.close());
  const configuration = readGovernment({ DEMO, DATA_DIR: folder, LOG_LEVEL: 'error' });
  const connection = openAt(at(server, database, ROLE));
  const app = await createGovernment(configuration, { connection, logger: logger('error') });
  if (DEMO === 'true') await fotografar(app);
  await app.get(JobsRunner).tick();
  await app.close();
  return { server, database, folder };
}

export async function host({ server, database, folder: model }, env) {
  const name = `alipen_journey_${process.pid}_${randomBytes(4).toString('hex')}`;
  const folder = scratchFolder('alipen-journey-');
  cpSync(model, folder, { recursive: true });
  await administer(server, `create database ${name} template ${database} strategy file_copy`);
  const shared = { GATEWAY_SECRET: randomBytes(32).toString('base64url'), ...env, DATA_DIR: folder };
  const origin = shared.PUBLIC_ORIGIN || `http://${shared.HOST}:${shared.PORT}`;

  const ours = readGovernment({ ...shared, PUBLIC_ORIGIN: origin });
  const government = await createGovernment(ours, {
    connection: openAt(at(server, name, ROLE)),
    logger: logger(ours.logLevel),
    responses: 'throw',
  });
  await government.listen(ours.port, ours.host);

  const gateway = readBff({ ...shared, GOVERNMENT_API_URL: `http://${shared.HOST}:${ours.port}` });
  const bff = await createBff(gateway, { logger: logger(gateway.logLevel), drift: 'throw' });
  await bff.get(BffManagement, { strict: false }).listen();
  await bff.listen(gateway.port, gateway.host);

  return {
    base: `http://${shared.HOST}:${shared.PORT}`,
    folder,
    database: at(server, name),
    tamper: statements => administer(at(server, name), statements),
    serve: () => government.get(JobsRunner).tick(),
    live: () => live(government),
    stop: async () => {
      await bff.close();
      await government.close();
      await administer(server, `drop database if exists ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Removes only the model's files: its database goes with its server. */
export const removeModel = ({ folder }) => rmSync(folder, { recursive: true, force: true });
