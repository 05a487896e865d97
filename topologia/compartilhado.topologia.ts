import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Caller, type Told } from '../faults/kit/load.ts';
import { CPF, Manager, PASSWORD } from '../faults/kit/product.ts';
import { figure } from '../faults/kit/tier.ts';
import { Fleet, type Member } from './kit/fleet.ts';
import { Stream } from './kit/stream.ts';

const PICTURE = join(import.meta.dirname, '../apps/web/public/icone-512.png');
const DATA = '2027-03-01';
const HEARD_S = 2;
/** Each process looks for due jobs every 15 s, also the one that takes over. */
const TAKEN_OVER_MS = 40_000;

async function eventually(check: () => boolean | Promise<boolean>, limit: number, every = 10): Promise<number> {
  const began = performance.now();
  while (!(await check()) && performance.now() - began < limit) await wait(every);
  return performance.now() - began;
}

class Direct {
  private readonly caller: Caller;

  constructor(
    member: Member,
    private readonly token: string,
  ) {
    this.caller = new Caller(member.origin);
  }

  ask(method: 'GET' | 'POST', path: string, body?: object, more: Record<string, string> = {}): Promise<Told> {
    const headers = { authorization: `Bearer ${this.token}`, ...more };
    return this.caller.ask(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  send(path: string, photo: Buffer): Promise<Told> {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'image/png' };
    return this.caller.ask(path, { method: 'POST', headers, body: photo });
  }

  close(): Promise<void> {
    return this.caller.close();
  }
}

const read = (told: Told) => JSON.parse(told.text);

describe('o que se faz por uma réplica, visto pelas outras', () => {
  let fleet: Fleet;
  let manager: Manager;
  let here: Direct;
  let there: Direct;
  let unidade: number;

  beforeAll(async () => {
    fleet = await Fleet.start({ env: { JOBS: 'true' } });
    manager = await Manager.enter(fleet.origin);
    const [one, other] = fleet.governments;
    if (!one || !other) throw new Error('two are needed');
    here = new Direct(one, manager.token);
    there = new Direct(other, manager.token);
    const dados = { nome: 'Casa de todos', tipo: 'ABRIGO', municipio: 'Tabatinga', uf: 'AM' };
    const criada = await here.ask('POST', '/ms-alipen/lotacoes', dados);
    expect(criada.status).toBe(201);
    unidade = read(criada).id;
  }, 240_000);

  afterAll(async () => {
    await Promise.all([here?.close(), there?.close(), manager?.leave()]);
    await fleet?.stop();
  }, 60_000);

  it('uma mudança escrita por qualquer servidor chega aos fluxos abertos em todos', async () => {
    const headers = { authorization: `Bearer ${manager.token}` };
    const streams = await Promise.all([
      ...fleet.governments.map(({ origin }) => Stream.open(`${origin}/ms-alipen/ao-vivo`, headers)),
      // Two through each gateway: the balancer spreads them over both government APIs.
      ...[...fleet.bffs, ...fleet.bffs].map(({ origin }) => Stream.open(`${origin}/api/ms-alipen/ao-vivo`, headers)),
    ]);
    let slowest = 0;
    for (const [n, writer] of [here, there].entries()) {
      for (const stream of streams) stream.heard = '';
      const contato = { data: DATA, resultado: 'ATENDEU', nota: `ligação ${n}` };
      expect((await writer.ask('POST', `/ms-alipen/atendimentos/${unidade}/contatos`, contato)).status).toBe(201);
      const ms = await eventually(() => streams.every(({ heard }) => heard.includes('"atendimento"')), 10_000);
      slowest = Math.max(slowest, ms);
      expect(streams.filter(({ heard }) => !heard.includes('"atendimento"'))).toEqual([]);
    }
    for (const stream of streams) stream.close();
    figure('da resposta de uma escrita ao último fluxo aberto, por qualquer réplica', slowest / 1000, HEARD_S, 's');
  }, 60_000);

  it('uma foto enviada por um servidor é lida pelo outro', async () => {
    const sent = await here.send(`/ms-alipen/fotos?lotacaoId=${unidade}&contexto=MARMITA`, readFileSync(PICTURE));
    expect(sent).toMatchObject({ status: 201 });
    const seen = await there.ask('GET', `/ms-alipen/foto-refeicao?foto=${read(sent).foto}`);
    expect([seen.status, seen.text.length > 100]).toEqual([200, true]);
  }, 60_000);

  it('quem é bloqueado por um servidor deixa de entrar por todos, sem esperar', async () => {
    const pessoa = {
      cpf: '52998224725',
      nome: 'Pedro Passageiro',
      matricula: '2002',
      senha: PASSWORD,
      authorities: ['AL_FISCAL'],
    };
    const criada = await here.ask('POST', '/ms-alipen/usuarios', pessoa);
    expect(criada.status).toBe(201);
    const entrada = new Caller(fleet.origin);
    const body = JSON.stringify({ cpf: pessoa.cpf, senha: PASSWORD });
    const { token } = JSON.parse((await entrada.ask('/api/token', { method: 'POST', body })).text);
    await entrada.close();
    const dele = fleet.governments.map(member => new Direct(member, token));
    const statuses = async (): Promise<number[]> =>
      Promise.all(dele.map(async each => (await each.ask('GET', '/ms-alipen/minhas-sessoes')).status));
    // Both servers remember now, for five seconds, that this person is in good standing.
    expect(await statuses()).toEqual([200, 200]);
    const { id, versao } = read(await here.ask('GET', `/ms-alipen/usuarios/${read(criada).id}`));
    const bloqueio = await here.ask('POST', `/ms-alipen/usuarios/${id}/bloqueio`, undefined, {
      'if-match': `"${versao}"`,
    });
    expect(bloqueio.status).toBe(200);
    await wait(500);
    expect(await statuses()).toEqual([401, 401]);
    await Promise.all(dele.map(each => each.close()));
  }, 60_000);

  it('as tarefas correm num servidor de cada vez, e no outro quando ele morre', async () => {
    const holders = async (): Promise<number> =>
      Number(
        await fleet.postgres.sql(
          `select count(*) from pg_locks where locktype = 'advisory' and objid = 7205115 and granted`,
        ),
      );
    // Jobs of every half minute are always due; a run that touched nothing is forgotten, its number is not given again.
    const last = async (): Promise<[number, string]> => {
      const told = await fleet.postgres.sql('select id, executor from execucoes_tarefas order by id desc limit 1');
      const [id = '0', executor = ''] = told.split('|');
      return [Number(id), executor];
    };
    let most = 0;
    const until = (check: () => Promise<boolean>): Promise<number> =>
      eventually(
        async () => {
          most = Math.max(most, await holders());
          return check();
        },
        TAKEN_OVER_MS,
        200,
      );
    const [before] = await last();
    await until(async () => (await last())[0] > before);
    const [ran, executor] = await last();
    expect(ran).toBeGreaterThan(before);
    const at = fleet.governments.findIndex(({ pid }) => executor.endsWith(String(pid)));
    expect(at).not.toBe(-1);
    await fleet.governments[at]?.kill();
    const ms = await until(async () => (await last())[1] !== executor);
    expect((await last())[1]).not.toBe(executor);
    expect(most).toBeLessThanOrEqual(1);
    figure('tarefas retomadas pelo outro servidor depois de um kill -9', ms / 1000, TAKEN_OVER_MS / 1000, 's');
    await fleet.governments[at]?.start();
  }, 180_000);

  it('uma senha errada demais vezes espera em todas as réplicas', async () => {
    const body = JSON.stringify({ cpf: CPF.replaceAll(/\D/g, ''), senha: 'não é esta' });
    const callers = fleet.bffs.map(({ origin }) => new Caller(origin));
    const enter = async (at: number): Promise<number> =>
      (await callers[at]?.ask('/api/token', { method: 'POST', body }))?.status ?? 0;
    // Five wrong passwords cost nothing and each further one doubles the wait: after the eighth it is eight seconds, at every replica.
    for (let wrong = 0; wrong < 8; ) {
      const status = await enter(0);
      expect([401, 429]).toContain(status);
      if (status === 401) wrong += 1;
      else await wait(250);
    }
    expect(await enter(1)).toBe(429);
    await Promise.all(callers.map(caller => caller.close()));
  }, 60_000);
});
