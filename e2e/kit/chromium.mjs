// The browser of journeys: found once for a run, begun once a worker.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

// No calls home: a closed network would refuse them many at a time.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A page lives for seconds beside as many processes as there are processors: what V8 does ahead on other threads is taken from them.
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
 * The browser of this worker, the same for each of its files: what one leaves behind is gone with its profiles (`endVisits`). Spoken to
 * from this process: a browser shared by workers costs more in what passes between them than its start.
 */
export async function beginBrowser() {
  // The package's own arguments are for one page in one process; the journeys open several profiles.
  if (!running?.isConnected()) {
    running = await chromium.launch({ executablePath: process.env.JOURNEY_BROWSER, args: QUIET });
    process.on('message', closeAtTheEnd);
  }
  return running;
}

/** Jest tells a worker by one message that there is nothing more to do (jest-worker, CHILD_MESSAGE_END), and kills who stays. */
const LAST_MESSAGE = 2;

function closeAtTheEnd([kind]) {
  if (kind !== LAST_MESSAGE) return;
  process.off('message', closeAtTheEnd);
  running?.close();
}

/** Every profile is closed, with what it kept; the browser goes with its worker. */
export const endVisits = async () => {
  await Promise.all(running?.contexts().map(context => context.close()) ?? []);
};
