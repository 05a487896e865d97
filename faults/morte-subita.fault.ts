import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unless } from '../scripts/jest/unless.mjs';
import { Caller, steadily } from './kit/load.ts';
import { freePort, startGovernment } from './kit/processes.ts';
import { figure, full } from './kit/tier.ts';

const DEATHS = full(20, 2);
/** Sends a second. They go on for LIFE_MS and a little longer each time, so that each death meets another moment of their work. */
const RATE = 5;
const AT_ONCE = full(Number.POSITIVE_INFINITY, 3);
const LIFE_MS = 300;
const ENV = { DEMO: 'true', DEMO_LIVES: 'false', DATABASE_URL: '' };

type Celula = { tipoAlimentacaoId: number; tipoPublicoId: number };

function killAll(api: number | undefined, folder: string): void {
  const [postmaster] = readFileSync(join(folder, 'postgresql', 'dados', 'postmaster.pid'), 'utf8').split('\n');
  const children = readdirSync('/proc').filter(pid => parentOf(pid) === postmaster);
  for (const pid of [api, postmaster, ...children].map(Number).filter(known => known > 0))
    try {
      process.kill(pid, 'SIGKILL');
    } catch {}
}

function parentOf(pid: string): string | undefined {
  if (!/^\d+$/.test(pid)) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}

/** A process's parent is read from /proc. */
const NOT_LINUX = process.platform !== 'linux' && 'só no Linux, onde há /proc';

describe('tudo morto de uma vez, com o banco do próprio sistema', () => {
  unless(
    NOT_LINUX,
    'enquanto pedidos são enviados: o que foi respondido está lá, e começa de novo cada vez',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'alipen-morte-'));
      const port = String(await freePort());
      const start = () => startGovernment(folder, { ...ENV, GOVERNMENT_API_PORT: port });
      let government = await start();
      let caller = new Caller(government.origin);
      const signIn = async () => {
        const body = JSON.stringify({ cpf: '11144477735', senha: 'demonstracao' });
        return `Bearer ${JSON.parse((await caller.ask('/login', { method: 'POST', body })).text).token}`;
      };
      let authorization = await signIn();
      const get = async (path: string) =>
        JSON.parse((await caller.ask(`/ms-alipen/${path}`, { headers: { authorization } })).text);
      const post = (path: string, body: unknown, headers: Record<string, string>) =>
        caller.ask(`/ms-alipen/${path}`, {
          method: 'POST',
          headers: { authorization, ...headers },
          body: JSON.stringify(body),
        });

      const { itens } = await get('lotacoes?tamanho=200');
      // Up to the last day that may be ordered.
      const dias = Array.from({ length: 13 }, (_, n) =>
        new Date(Date.now() + (n + 2) * 86_400_000).toISOString().slice(0, 10),
      );
      const vez = dias.flatMap(dia => itens.map(({ id }: { id: number }) => [id, dia] as const));
      const enviados: number[] = [];
      /** A send that dies under way is neither counted nor asked again: the next unit and day is taken. */
      const send = async (): Promise<void> => {
        const [lotacaoId, dataRefeicao] = vez.shift() ?? [];
        if (!lotacaoId) return;
        const preparo = await get(`pedidos/preparo?data=${dataRefeicao}&lotacaoId=${lotacaoId}`).catch(() => undefined);
        const celulas: Celula[] = preparo?.celulas ?? [];
        const quantidades = celulas.map(celula => ({
          tipoAlimentacaoId: celula.tipoAlimentacaoId,
          tipoPublicoId: celula.tipoPublicoId,
          quantidade: 10,
        }));
        if (!quantidades.length) return;
        const criado = await post(
          'pedidos',
          { lotacaoId, dataRefeicao, itens: quantidades },
          { 'idempotency-key': crypto.randomUUID() },
        );
        if (criado.status !== 201) return;
        const { id, versao } = JSON.parse(criado.text);
        const enviado = await post(
          `pedidos/${id}/envio`,
          {},
          { 'if-match': `"${versao}"`, 'idempotency-key': crypto.randomUUID() },
        );
        if (enviado.status === 200) enviados.push(id);
      };

      for (let death = 0; death < DEATHS; death += 1) {
        const antes = enviados.length;
        const ending = new AbortController();
        const load = steadily(RATE, send, ending.signal, AT_ONCE);
        while (enviados.length === antes) {
          if (!vez.length) throw new Error('Não há mais lotação e dia por pedir.');
          await wait(10);
        }
        await wait(LIFE_MS + 23 * death);
        killAll(government.child.pid, folder);
        ending.abort();
        await load;
        await caller.close();
        government = await start();
        caller = new Caller(government.origin);
        authorization = await signIn();
      }
      const perdidos: number[] = [];
      for (const id of enviados) if ((await get(`pedidos/${id}`)).situacao !== 'ENVIADO') perdidos.push(id);
      expect(perdidos).toEqual([]);
      figure(
        `pedidos respondidos e perdidos em ${DEATHS} mortes (${enviados.length} enviados)`,
        perdidos.length,
        0,
        'pedidos',
      );
      await caller.close();
      await government.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    600_000,
  );
});
