// One PostgreSQL for a run of specs, which goes with it.
import { postgresOfThisRun } from './postgres.mjs';
import { buildRoom } from './prepare.mjs';

export default async function begin() {
  await buildRoom('packages/own-postgres');
  const { url, stop } = await postgresOfThisRun({ durable: false });
  process.env.TEST_DATABASE_URL = url;
  globalThis.endPostgres = stop;
}
