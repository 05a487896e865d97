import { setTimeout as wait } from 'node:timers/promises';
import { FakeGovernment, gestora } from '../apps/bff/test/fake-government.ts';
import { unless } from '../scripts/jest/unless.mjs';
import { Caller, steadily } from './kit/load.ts';
import { type Running, startBff } from './kit/processes.ts';
import { ownValkey, WITHOUT_VALKEY } from './kit/services.ts';
import { full } from './kit/tier.ts';

const COOKIE = 'CONTROLE_DE_ACESSO_TOKEN';
const LOSSES = full(5, 1);

async function eventually(check: () => Promise<boolean>, limit = 30_000): Promise<boolean> {
  for (const began = Date.now(); Date.now() - began < limit; await wait(50)) if (await check()) return true;
  return false;
}

class Replica {
  private readonly caller: Caller;

  private constructor(private readonly running: Running) {
    this.caller = new Caller(running.origin);
  }

  static async start(government: string, valkey: string): Promise<Replica> {
    return new Replica(await startBff(government, { VALKEY_URL: valkey, PERSON_CALLS: '1000' }));
  }

  async session(token: string): Promise<number> {
    return (await this.caller.ask('/api/sessao', { headers: this.browser(token) })).status;
  }

  async leave(token: string): Promise<number> {
    return (await this.caller.ask('/api/logout', { method: 'POST', headers: this.browser(token) })).status;
  }

  async ready(): Promise<boolean> {
    return (await this.caller.ask('/health/ready')).status === 200;
  }

  async stop(): Promise<void> {
    await this.caller.close();
    await this.running.stop();
  }

  private browser(token: string): Record<string, string> {
    return { cookie: `${COOKIE}=${token}`, 'x-csrf': '1', origin: this.running.origin };
  }
}

describe('o Valkey que se perde', () => {
  unless(
    WITHOUT_VALKEY,
    'não derruba sessão nem deixa entrar quem saiu: nem antes, nem durante, nem vazio na volta',
    async () => {
      const valkey = await ownValkey();
      const government = await FakeGovernment.start();
      government.reset();
      const start = () => Replica.start(government.origin, valkey.url);
      const [here, there] = [await start(), await start()];
      const both = [here, there];
      const every = async (check: (replica: Replica) => Promise<boolean>): Promise<boolean> =>
        (await Promise.all(both.map(check))).every(Boolean);
      const out = async (token: string): Promise<boolean> => every(async each => (await each.session(token)) === 401);
      const someone = () => government.token({ ...gestora, matricula: crypto.randomUUID() });

      const staying = await someone();
      const gone: string[] = [];
      const wrong: string[] = [];
      const ending = new AbortController();
      // A replica that has not met the government yet, or has not read its keys, says so with Retry-After: nobody has a session there.
      expect(await eventually(() => every(each => each.ready()))).toBe(true);
      expect(await eventually(() => every(async each => (await each.session(staying)) === 200))).toBe(true);
      const watch = steadily(
        40,
        async n => {
          const replica = n % 2 ? here : there;
          const kept = await replica.session(staying);
          if (kept !== 200) wrong.push(`call ${n}: a session was answered ${kept}`);
          const left = gone[n % Math.max(1, gone.length)];
          if (left && (await replica.session(left)) !== 401) wrong.push('somebody came back');
          const forged = await replica.session(`${staying.slice(0, -4)}AAAA`);
          if (forged !== 401) wrong.push(`call ${n}: a forged token was answered ${forged}`);
        },
        ending.signal,
      );
      for (let turn = 0; turn < LOSSES; turn += 1) {
        const [before, during] = [await someone(), await someone()];
        const from = turn % 2 ? here : there;
        for (const each of both) expect([await each.session(before), await each.session(during)]).toEqual([200, 200]);
        expect(await here.leave(before)).toBe(204);
        expect(await eventually(() => out(before))).toBe(true);
        gone.push(before);

        await valkey.kill();
        expect(await eventually(() => every(async each => !(await each.ready())))).toBe(true);
        expect([await from.leave(during), await from.session(during)]).toEqual([204, 401]);

        await valkey.again();
        expect(await eventually(() => every(each => each.ready()))).toBe(true);
        expect(await eventually(() => out(during))).toBe(true);
        gone.push(during);
      }
      // A replica that starts later learns it too: what Valkey forgot was said again.
      const late = await start();
      expect(await eventually(() => late.ready())).toBe(true);
      expect(await Promise.all(gone.map(token => late.session(token)))).toEqual(gone.map(() => 401));
      ending.abort();
      await watch;
      expect(wrong).toEqual([]);
      await Promise.all([here, there, late].map(replica => replica.stop()));
      await valkey.stop();
      await government.stop();
    },
    300_000,
  );
});
