// One PostgreSQL for a run of specs, removed with it.
import '../../e2e/kit/world.mjs';
import { postgresOfThisRun } from '../steps/postgres.mjs';
import { buildServers } from '../steps/prepare.mjs';
import { rowTypes } from '../steps/row-types.mjs';

export default async function begin() {
  await buildServers();
  process.env.ROW_TYPES = rowTypes();
  const { url, stop } = await postgresOfThisRun({ durable: false });
  process.env.TEST_DATABASE_URL = url;
  globalThis.endPostgres = stop;
}
