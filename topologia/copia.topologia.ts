import { setTimeout as wait } from 'node:timers/promises';
import { replicaCheck } from '../apps/government-api/src/checks/replica.check.ts';
import { openPostgres } from '../apps/government-api/src/database/postgres-connection.ts';
import { fromReplica } from '../apps/government-api/src/database/read-replica.table.ts';
import { ownPostgres, type Postgres } from '../faults/kit/postgres.ts';
import { Manager } from '../faults/kit/product.ts';
import { figure } from '../faults/kit/tier.ts';
import { operations } from '../packages/contracts/src/generated/operations.ts';
import { runChecks } from '../packages/platform/src/checks/checks.ts';
import { Fleet } from './kit/fleet.ts';

/** The bound in docs/operations/replicas.md. */
const STALENESS_S = 5;
const DE = '2026-11-01';
const ATE = '2026-11-20';

describe('relatórios e quadros lidos de uma cópia do banco', () => {
  let fleet: Fleet;
  let copy: Postgres;
  let writer: Manager;
  let other: string;

  const trail = async (n: number, token: string) => {
    const answer = await fetch(`${fleet.governments[n]?.origin}/ms-alipen/historico?entidade=lotacoes&tamanho=50`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.status, from: answer.headers.get('x-lido-de') ?? 'primary', text: await answer.text() };
  };
  const write = async (nome: string): Promise<void> => {
    const dados = { nome, tipo: 'ABRIGO', municipio: 'Tabatinga', uf: 'AM' };
    const { status } = await writer.write('POST', 'lotacoes', dados, {});
    expect(status).toBe(201);
  };
  const answeredBy = async (who: string, limit = 10_000): Promise<number> => {
    const began = performance.now();
    while ((await trail(0, other)).from !== who) {
      if (performance.now() - began > limit)
        throw new Error(`after ${limit} ms it is still not the ${who} that answers`);
      await wait(20);
    }
    return performance.now() - began;
  };

  beforeAll(async () => {
    const postgres = await ownPostgres();
    copy = await postgres.standby();
    fleet = await Fleet.start({ postgres, env: { DATABASE_READ_URL: copy.url } });
    writer = await Manager.enter(fleet.origin);
    const body = {
      cpf: '52998224725',
      nome: 'Paula Painel',
      matricula: '2002',
      senha: 'outra senha de prova',
      authorities: ['AL_GESTOR'],
    };
    expect((await writer.write('POST', 'usuarios', body, {})).status).toBe(201);
    const signIn = await fetch(`${fleet.origin}/api/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cpf: body.cpf, senha: body.senha }),
    });
    other = ((await signIn.json()) as { token: string }).token;
    await answeredBy('replica');
  }, 240_000);

  afterAll(async () => {
    await writer?.leave();
    await fleet?.stop();
    await copy?.stop();
  }, 60_000);

  it('tudo o que está na tabela a cópia sabe responder', async () => {
    const wanting: string[] = [];
    for (const id of Object.keys(fromReplica) as (keyof typeof fromReplica)[]) {
      const path = operations[id].path.replace(/\{\w+\}/, 'ENTREGA_NA_JANELA');
      const query = new URLSearchParams({ data: ATE, de: DE, ate: ATE, mes: '2026-11', pagina: '1', tamanho: '10' });
      const allowed: readonly string[] = operations[id].query;
      for (const name of [...query.keys()]) if (!allowed.includes(name)) query.delete(name);
      const answer = await fetch(`${fleet.governments[0]?.origin}${path}?${query}`, {
        headers: { authorization: `Bearer ${other}` },
      });
      const from = answer.headers.get('x-lido-de');
      if (answer.status === 200 && from !== 'replica') wanting.push(`${id} was answered by the primary`);
      if (answer.status >= 500) wanting.push(`${id}: ${answer.status}`);
      await answer.text();
    }
    expect(wanting).toEqual([]);
  }, 60_000);

  it('em dia, a cópia responde com o que acabou de ser escrito, a todos e por qualquer servidor', async () => {
    const from: string[] = [];
    for (let n = 0; n < 30; n += 1) {
      await write(`Em dia ${n}`);
      for (const token of [writer.token, other]) {
        const seen = await trail(n % 2, token);
        expect(seen.text.includes(`"Em dia ${n}"`)).toBe(true);
        from.push(seen.from);
      }
    }
    // On a busy machine the copy is late now and then, and the primary answers.
    expect(from.filter(who => who === 'replica').length).toBeGreaterThan(from.length / 2);
  }, 60_000);

  it('atrasada, responde até o limite a quem nada escreveu; quem escreveu lê o que escreveu, por qualquer servidor', async () => {
    await answeredBy('replica');
    await copy.sql('select pg_wal_replay_pause()');
    try {
      const paused = performance.now();
      await write('Escrita na pausa');
      const seen = async (n: number, token: string) => {
        const { from, text } = await trail(n, token);
        return [from, text.includes('Escrita na pausa')];
      };
      const stale = await seen(0, other);
      for (const n of [0, 1, 0, 1]) expect(await seen(n, writer.token)).toEqual(['primary', true]);
      expect(stale).toEqual(['replica', false]);
      await answeredBy('primary');
      const s = (performance.now() - paused) / 1000;
      figure('idade da resposta mais velha de uma cópia parada', s, STALENESS_S, 's');
      expect(s).toBeLessThanOrEqual(STALENESS_S);
      await wait(STALENESS_S * 1000 - (performance.now() - paused));
      for (const n of [0, 1]) expect(await seen(n, other)).toEqual(['primary', true]);
    } finally {
      await copy.sql('select pg_wal_replay_resume()');
    }
    await answeredBy('replica');
  }, 60_000);

  it('um quadro nunca é mais velho que o instante em que foi pedido', async () => {
    await answeredBy('replica');
    const board = async (): Promise<string | null> => {
      const answer = await fetch(`${fleet.governments[0]?.origin}/ms-alipen/atendimentos?data=${ATE}`, {
        headers: { authorization: `Bearer ${other}` },
      });
      expect(answer.status).toBe(200);
      return answer.headers.get('x-lido-de');
    };
    await copy.sql('select pg_wal_replay_pause()');
    try {
      await write('Escrita de outra pessoa');
      expect(await board()).toBeNull();
    } finally {
      await copy.sql('select pg_wal_replay_resume()');
    }
  }, 60_000);

  it('morta, o primário responde no lugar dela, sem uma falha; de volta, é ela outra vez', async () => {
    await answeredBy('replica');
    const statuses: number[] = [];
    const asking = (async () => {
      for (let n = 0; n < 100; n += 1) {
        statuses.push((await trail(n % 2, other)).status);
        await wait(20);
      }
    })();
    await wait(200);
    await copy.kill();
    await asking;
    expect(statuses.filter(status => status !== 200)).toEqual([]);
    await copy.again();
    figure('a cópia volta a responder depois de voltar', (await answeredBy('replica', 30_000)) / 1000, 10, 's');
  }, 120_000);

  it('npm run verificar a diz em dia, atrasada, parada e promovida, e o que digitar', async () => {
    const idle = { onIdleError: () => undefined };
    const primary = openPostgres({ url: fleet.postgres.url, ...idle });
    const said = async () => (await runChecks([replicaCheck(primary, copy.url)]))[0];
    try {
      await answeredBy('replica');
      expect(await said()).toMatchObject({ estado: 'ok', frase: expect.stringMatching(/chegou .* em \d+ ms\.$/) });

      await copy.sql('select pg_wal_replay_pause()');
      await write('Escrita que a cópia não vê');
      const late = await said();
      await copy.sql('select pg_wal_replay_resume()');
      expect(late).toMatchObject({
        estado: 'atencao',
        frase: expect.stringContaining(`mais de ${STALENESS_S} s atrás`),
      });
      const statement = /-c '(.+)'$/.exec(late?.faca ?? '')?.[1] ?? '';
      expect(await fleet.postgres.sql(statement)).toContain('streaming');

      await copy.kill();
      expect(await said()).toMatchObject({
        estado: 'atencao',
        faca: expect.stringMatching(/^pg_isready -h 127\.0\.0\.1 -p \d+$/),
      });
      await copy.again();
      await answeredBy('replica', 30_000);

      expect(await copy.sql('select pg_promote()')).toBe('t');
      expect(await said()).toMatchObject({
        estado: 'falha',
        frase: expect.stringContaining('pode ter sido promovida'),
      });
      // There are now two primaries, and the promoted one never hears what the other is told: nobody is answered by it.
      await answeredBy('primary');
      await write('Escrita depois da promoção');
      const seen = await trail(0, other);
      expect([seen.from, seen.text.includes('Escrita depois da promoção')]).toEqual(['primary', true]);
    } finally {
      await primary.close();
    }
  }, 120_000);
});
