import { setTimeout as wait } from 'node:timers/promises';
import { figure, full } from '../faults/kit/tier.ts';
import { operations } from '../packages/contracts/src/generated/operations.ts';
import { unless } from '../scripts/jest/unless.mjs';
import { Fleet, type Member } from './kit/fleet.ts';
import { buildOf, previousVersion } from './kit/previous.ts';
import { Traffic } from './kit/traffic.ts';

const commit = previousVersion() ?? '';
const NO_HISTORY = !commit && 'esta cópia não tem a história em que está a versão anterior (git fetch --unshallow)';
const TOGETHER_MS = full(15_000, 4_000);

/** Every list that takes no parameters: what each version says of a database that the other one writes too. */
const LISTS = Object.values(operations)
  .filter(({ method, path, classe }) => method === 'GET' && classe === 'leitura' && /^\/ms-alipen\/[a-z-]+$/.test(path))
  .map(({ path }) => path);

async function broken(members: readonly Member[], authorization: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, origin } of members) {
    for (const path of LISTS) {
      const { status } = await fetch(`${origin}${path}`, { headers: { authorization } });
      // 400 and 422: the list wants to know the day; 404: the older version has no such list.
      if (status >= 500) found.push(`${name} ${path}: ${status}`);
    }
  }
  return found;
}

describe('a versão anterior e a nova', () => {
  unless(
    NO_HISTORY,
    'trabalham juntas no mesmo banco: uma toma o lugar da outra, servidor a servidor, sem perder uma chamada',
    async () => {
      const previous = buildOf(commit);
      try {
        const fleet = await Fleet.start({ build: { root: previous.root } });
        const before = Number(await fleet.postgres.sql('select count(*) from migracoes'));
        const traffic = await Traffic.begin(fleet, { prefix: 'Versão' });
        const [oldest] = fleet.governments;
        for (const [n, member] of fleet.members.entries()) {
          await traffic.recovery(async () => {
            await member.stop();
            await member.start();
          });
          // After the first of each kind, old and new answer side by side.
          if (n % 2 === 0) await wait(TOGETHER_MS);
          if (member === oldest) expect(await broken(fleet.governments, traffic.authorization)).toEqual([]);
        }
        await traffic.end();
        const added = Number(await fleet.postgres.sql('select count(*) from migracoes')) - before;
        expect(added).toBeGreaterThan(0);
        const what = `chamadas perdidas de ${commit.slice(0, 8)} a esta versão, ${added} migração(ões) (${traffic.calls} chamadas)`;
        figure(what, traffic.failures.length, 0, 'chamadas');
        expect(traffic.failures).toEqual([]);
        await fleet.stop();
      } finally {
        previous.remove();
      }
    },
    900_000,
  );
});
