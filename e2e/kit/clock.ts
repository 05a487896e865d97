import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aheadOfMachine, moveServers, OFFSET } from './world.mjs';

/** Moves the servers' clock, so that a journey goes through days in seconds; the browser's clock does not follow. */
export function movableClock(start: Date) {
  const folder = mkdtempSync(join(tmpdir(), 'alipen-clock-'));
  const file = join(folder, 'ahead');
  const to = (instant: Date) => {
    moveServers(instant);
    writeFileSync(file, String(aheadOfMachine()));
  };
  to(start);
  const preload = pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href;
  return {
    env: { MOVED_CLOCK_FILE: file, NODE_OPTIONS: `--import ${preload}` },
    to,
    pass: (ms: number) => to(new Date(Date.now() + aheadOfMachine() - OFFSET + ms)),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
}
