import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers } from '../../scripts/steps/servers.mjs';

const SERVER = join(import.meta.dirname, '../../apps/government-api');
const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Whatever decides what a first start writes: the build, the migrations, and the hour, since the demonstration is of now. */
function version(): string {
  const read = ['dist', 'migrations'].flatMap(room =>
    readdirSync(join(SERVER, room), { recursive: true, withFileTypes: true })
      .filter(file => file.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name} ${statSync(join(parentPath, name)).mtimeMs}`),
  );
  return short(`${new Date().toISOString().slice(0, 13)} ${read.sort().join('\n')}`);
}

/**
 * Fills `folder` with what the product's own first start leaves there. The first journey of an hour makes it, the others copy it:
 * half the time of every start of theirs. Journeys that move the clock make their own (kit/product.ts).
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
  for (const name of readdirSync(tmpdir())) {
    const old = name.startsWith(family) && Date.now() - statSync(join(tmpdir(), name)).mtimeMs > 2 * 3_600_000;
    if (old) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}
