// The simulation's own product: an empty database, units, programmes, people, and both servers under a clock of ours.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../bench/process.mjs';
import { MEMORY } from '../steps/memory.mjs';
import { startServers } from '../steps/servers.mjs';
import { at } from '../steps/shell.mjs';
import { mealDay, movedClock } from './clock.mjs';
import { ownDatabase } from './database.mjs';
import { newSessions } from './people.mjs';
import { importUnits, makeProgrammes, seatPeople, unitsAfter } from './prepare.mjs';

/** Starts it as `npm start` does, limits and all, but for the clock and one proxy in front. */
async function startProduct({ folder, database, clockFile }) {
  return startServers({
    PORT: String(await freePort()),
    MANAGEMENT_PORT: String(await freePort()),
    GOVERNMENT_API_PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DEMO: 'true',
    DEMO_LIVES: 'false',
    JOBS: 'true',
    PUBLIC_ORIGIN: '',
    GOVERNMENT_API_URL: '',
    VALKEY_URL: '',
    BASE_PATH: '/',
    // Every unit has an address of its own.
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    MOVED_CLOCK_FILE: clockFile,
    NODE_OPTIONS: `${MEMORY.NODE_OPTIONS} --import ${at('e2e/kit/moved-clock.mjs')}`,
  });
}

/** `{ running, units, people, tokenOf, clock, day, database, photoBytes }`; `takeAway` ends and removes everything. */
export async function ownProduct(list, { say }) {
  const folder = mkdtempSync(join(tmpdir(), 'alipen-simular-'));
  mkdirSync(join(folder, 'fotos'));
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');
  const day = mealDay();
  const clock = movedClock(clockFile, day);
  const database = await ownDatabase(folder);
  say(`banco: ${database.what}`);
  let running;
  const takeAway = async () => {
    await running?.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  // Stopped by hand, it leaves nothing behind either.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void takeAway().finally(() => process.exit(1)));
  try {
    await clock.to([-1, '04:50']);
    running = await startProduct({ folder, database, clockFile });
    const { after } = await importUnits(running.base, list, say);
    const { units, people, tokenOf } = await seat(database, after, clock);
    await makeProgrammes(running.base, units, day, say);
    const photoBytes = () => bytesUnder(join(folder, 'fotos'));
    return { running, units, people, tokenOf, clock, day, database, photoBytes, jobs: true, takeAway };
  } catch (error) {
    await takeAway();
    throw error;
  }
}

async function seat(database, after, clock) {
  const db = await database.open();
  const units = await unitsAfter(db, after);
  const people = await seatPeople(db, units);
  const tokenOf = await newSessions(db, clock);
  // The demonstration requires a photo of each lunch and dinner; the product as shipped requires none.
  await db.query('update tipos_alimentacao set foto_obrigatoria = false');
  await db.query('analyze');
  await db.close();
  return { units, people, tokenOf };
}

function bytesUnder(folder) {
  return readdirSync(folder, { recursive: true }).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
