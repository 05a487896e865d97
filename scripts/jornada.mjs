// npm run jornada [-- --unidades N] [--arquivo FILE.csv] [--base URL]: the main job on real units, on a fresh database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { putOff } from './jornada/client.mjs';
import { journey } from './jornada/journey.mjs';
import { readUnits } from './jornada/units.mjs';
import { build, install } from './steps/prepare.mjs';
import { startServers } from './steps/servers.mjs';
import { main, requireNode, StepFailed } from './steps/shell.mjs';

const { values } = parseArgs({
  options: { unidades: { type: 'string' }, arquivo: { type: 'string' }, base: { type: 'string' } },
});

/** Servers of the journey's own, on an empty folder and ports nobody uses, so that a running product is not touched. */
async function ownServers() {
  const folder = mkdtempSync(join(tmpdir(), 'alipen-jornada-'));
  const env = {
    PORT: '3310',
    MANAGEMENT_PORT: '4310',
    GOVERNMENT_API_PORT: '3311',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: 'true',
    DEMO_LIVES: 'false',
    PUBLIC_ORIGIN: '',
    GOVERNMENT_API_URL: '',
    BASE_PATH: '/',
    // One caller sends a month of every unit in a minute.
    PERSON_CALLS: '1000',
    INTEGRATOR_CALLS: '1000',
    ADDRESS_CALLS: '1000',
  };
  const servers = await startServers(env);
  const stop = async () => {
    await servers.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { base: servers.base, stop };
}

main(async () => {
  requireNode();
  await install();
  await build();
  const { csv, path, units } = readUnits({ file: values.arquivo, most: Number(values.unidades ?? 1_000_000) });
  console.log(`journey: ${units} units of ${basename(path)}`);
  const servers = values.base ? { base: values.base, stop: async () => undefined } : await ownServers();
  const began = performance.now();
  try {
    const wrong = await journey({ base: servers.base, csv, say: console.log });
    if (wrong.length) throw new StepFailed(`The map is not what was sent:\n${wrong.slice(0, 20).join('\n')}`);
    const later = [...putOff].map(([status, times]) => `${status} × ${times}`).join(', ');
    console.log(`asked again: ${later || 'never'}`);
    console.log(`every total equals what was sent — ${((performance.now() - began) / 1000).toFixed(1)} s in all`);
  } finally {
    await servers.stop();
  }
});
