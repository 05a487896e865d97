import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

// Stops Chromium's own calls home: a closed network would refuse them many at a time.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A page lives for seconds, beside as many processes as there are processors: V8's background threads would take time from them.
  '--js-flags=--single-threaded --min-semi-space-size=64',
];

/** The system's Chromium where there is one; else the one shipped inside an npm package, which needs no root. */
export async function findBrowser() {
  const installed = [process.env.CHROMIUM_PATH, ...INSTALLED].find(path => path && existsSync(path));
  if (installed) return installed;
  // The package unpacks the libraries it needs (nss, fonts) only where it believes it runs as a cloud function.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: shipped } = await import('@sparticuz/chromium');
  return shipped.executablePath();
}

let running;

/**
 * The browser of this worker, the same for each of its files; `endVisits` removes what a file leaves behind. It is driven from this
 * process: sharing one browser between workers costs more in messages than a start does.
 */
export async function beginBrowser() {
  // The package's own arguments are for one page in one process; the journeys open several profiles.
  if (!running?.isConnected()) {
    running = await chromium.launch({ executablePath: process.env.JOURNEY_BROWSER, args: QUIET });
    process.on('message', closeAtTheEnd);
  }
  return running;
}

/** jest-worker's CHILD_MESSAGE_END: Jest tells a worker that there is nothing more to do, and kills one that stays. */
const LAST_MESSAGE = 2;

function closeAtTheEnd([kind]) {
  if (kind !== LAST_MESSAGE) return;
  process.off('message', closeAtTheEnd);
  running?.close();
}

export const endVisits = async () => {
  await Promise.all(running?.contexts().map(context => context.close()) ?? []);
};
