import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers } from '../../scripts/steps/servers.mjs';

const SERVER = join(import.meta.dirname, '../../apps/government-api');
const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Whatever decides what a first start writes at the journeys' instant: the build and the migrations. */
function version(): string {
  const read = ['dist', 'migrations'].flatMap(room =>
    readdirSync(join(SERVER, room), { recursive: true, withFileTypes: true })
      .filter(file => file.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name} ${statSync(join(parentPath, name)).mtimeMs}`),
  );
  return short(read.sort().join('\n'));
}

/**
 * Fills `folder` with what the product's own first start leaves there. The first that needs it makes it, the others copy it:
 * half the time of every start of theirs. Those that move the clock make their own (kit/product.ts).
 */
export async function seed(folder: string, env: Record<string, string>): Promise<void> {
  const family = `alipen-e2e-seeded-${short(SERVER)}-`;
  const model = join(tmpdir(), `${family}${version()}`);
  if (!existsSync(model)) await make(model, env, family);
  await cp(model, folder, { recursive: true });
}

/** Under a name of its own until it is whole; of two made at once the first stays. */
async function make(model: string, env: Record<string, string>, family: string): Promise<void> {
  const begun = join(tmpdir(), `alipen-e2e-${randomUUID()}`);
  const servers = await startServers({ ...env, DATA_DIR: begun, JOBS: 'false' });
  await servers.stop();
  await rename(begun, model).catch(() => rm(begun, { recursive: true, force: true }));
  const before = readdirSync(tmpdir()).filter(name => name.startsWith(family) && join(tmpdir(), name) !== model);
  for (const name of before) await rm(join(tmpdir(), name), { recursive: true, force: true });
}
