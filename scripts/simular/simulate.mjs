// From units in a file to the tables: prepares, runs the day, compares what was answered with what was kept.
import { basename } from 'node:path';
import { readUnits } from '../jornada/units.mjs';
import { liveTheDay } from './day.mjs';
import { phases } from './day.table.mjs';
import { compareWithMap, existingPhases, existingProduct } from './existing.mjs';
import { ownProduct } from './own.mjs';
import { multiplied } from './prepare.mjs';
import { tell } from './report.mjs';
import { compareWithDatabase, sizeOf } from './truth.mjs';
import { difference, watchUsage } from './usage.mjs';
import { newWorld, openScreens } from './world.mjs';

const TOLD = 12;
const SESSIONS = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

function listener(say) {
  const failures = new Map();
  let told = 0;
  const failed = error => {
    const what = error.slug ?? error.message;
    failures.set(what, (failures.get(what) ?? 0) + 1);
    told += 1;
    if (told <= TOLD) say(`  ! ${error.message.slice(0, 300)}`);
  };
  return { failed, failures };
}

async function measured(product, { phases: wanted, milliseconds, watching, say }) {
  const { running, tokenOf } = product;
  const world = await newWorld(product);
  const streams = openScreens(running.base, world, tokenOf);
  const sessions = async () => ((await watching?.query(SESSIONS)) ?? []).map(({ pid }) => pid);
  const usage = watchUsage(running.processes, sessions);
  const { failed, failures } = listener(say);
  try {
    const sizeBefore = watching && (await sizeOf(watching));
    const before = await usage.cpu();
    const rows = await liveTheDay(world, milliseconds, { phases: wanted, say, failed, usage, streams });
    const cpu = difference(await usage.cpu(), before);
    return { world, rows, cpu, failures, sizeBefore, streams, ...(await usage.stop()) };
  } finally {
    await usage.stop();
    streams.close();
    world.close();
  }
}

async function onOwn(list, { milliseconds, say }) {
  const product = await ownProduct(list, { say });
  try {
    const { database, day, units } = product;
    say(`${units.length} unidades com refeições; o dia é ${day}`);
    const watching = await database.open();
    const result = await measured(product, { phases, milliseconds, watching, say }).finally(() => watching.close());
    await product.running.stop();
    const db = await database.open();
    const truth = await compareWithDatabase(db, { day, units, done: result.world.done });
    await db.close();
    return tell(say, { ...result, photos: product.photoBytes(), units: units.length, truth, milliseconds });
  } finally {
    await product.takeAway();
  }
}

async function onExisting(list, { base, milliseconds, say }) {
  const product = await existingProduct(base, list, say);
  say(
    `${product.units.length} unidades; pedidos de ${product.day}; o relógio é do produto: sem entregas nem fechamentos`,
  );
  const result = await measured(product, { phases: existingPhases, milliseconds, say });
  const truth = await compareWithMap(base, { ...product, done: result.world.done });
  return tell(say, { ...result, units: product.units.length, truth, milliseconds });
}

/** True when every class was in time, nothing was lost and nothing left undone. */
export function simulate({ units, file, base, say, ...how }) {
  const read = readUnits({ file, most: Number.POSITIVE_INFINITY });
  say(`unidades de ${basename(read.path)}`);
  const list = multiplied(read.csv, units);
  return base ? onExisting(list, { ...how, base, say }) : onOwn(list, { ...how, say });
}
