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
  // A page lives for seconds, beside as many processes as there are processors: V8's background threads would take time from them, and
  // code compiled for speed is not run often enough to pay for itself.
  '--js-flags=--single-threaded --min-semi-space-size=64 --no-maglev --no-turbofan',
];

/** The one inside an npm package, which needs no root: a browser without a desk, at a third of the processor's time a page. */
async function shippedBrowser() {
  // The package unpacks the libraries it needs (nss, fonts) only where it believes it runs as a cloud function.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: shipped } = await import('@sparticuz/chromium');
  return shipped.executablePath();
}

const installedBrowser = () => INSTALLED.find(path => existsSync(path));
// Its binary is of this kind of machine only.
const canShip = process.platform === 'linux' && process.arch === 'x64';

/** The journeys' browser: the same everywhere, unless `CHROMIUM_PATH` names another. */
export async function journeysBrowser() {
  return process.env.CHROMIUM_PATH ?? (canShip ? shippedBrowser() : installedBrowser());
}

/** For figures: the system's Chromium where there is one, as people have it. */
export const findBrowser = async () => process.env.CHROMIUM_PATH ?? installedBrowser() ?? shippedBrowser();

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
