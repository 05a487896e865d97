import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Shutdown } from '@alipen/platform/http/shutdown';
import { Client } from 'undici';
import { UpstreamTraffic } from '../src/government/upstream-traffic.service.ts';
import { Metrics } from '../src/health/metrics.ts';
import { type Answer, Bff, CPF } from './bff.spec-kit.ts';

let bff: Bff;
let token = '';
beforeAll(async () => {
  bff = await Bff.start();
  token = await bff.government.token();
});
afterAll(() => bff.stop());
beforeEach(() => {
  bff.government.reset();
  bff.application.get(UpstreamTraffic, { strict: false }).reset();
});

const LIST = '/ms-alipen/contratos';
const EMPTY = JSON.stringify({ itens: [], pagina: 1, tamanho: 50, total: 0 });
const list = (): Promise<Answer> => bff.asBearer(token, 'GET', `/api${LIST}`);
const verdict = ({ status, json }: Answer): [number, unknown] => [status, json.type];
const metric = async (name: string): Promise<number> => {
  const text = await bff.application.get(Metrics, { strict: false }).registry.metrics();
  const line = text.split('\n').find(each => each.startsWith(name));
  return Number(line?.split(' ').at(-1));
};

describe('quem erra a senha', () => {
  const wrong = (): void => bff.government.json('/login', 401, {});
  const guess = (cpf = CPF): Promise<Answer> => bff.login({ cpf, senha: 'chute' });

  it('cinco vezes não paga nada; depois espera, e a tentativa que espera não chega ao servidor', async () => {
    wrong();
    for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect([...verdict(refused), refused.headers['retry-after']]).toEqual([429, '/problemas/muitas-tentativas', '1']);
    expect(bff.government.calls('/login')).toHaveLength(5);
    const other = await guess('529.982.247-25');
    expect(other.status).toBe(401);
    expect(bff.log).not.toMatch(/11144477735|111\.444\.777-35/);
  });

  it('passada a espera entra com a senha certa, e a conta recomeça', async () => {
    while ((await guess()).status !== 200) await wait(20);
    wrong();
    for (let n = 0; n < 4; n += 1) expect((await guess()).status).toBe(401);
  });

  it('vinte chutes ao mesmo tempo são vinte, não um', async () => {
    wrong();
    const cpf = '390.533.447-05';
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(cpf)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const [first, second] = [bff.government.calls('/login').length, await guess(cpf)];
    expect([first <= 20, second.status]).toEqual([true, 429]);
  });

  it('a falha do servidor não conta como senha errada', async () => {
    const cpf = '168.995.350-09';
    bff.government.json('/login', 500, {});
    for (let n = 0; n < 8; n += 1) expect((await guess(cpf)).status).toBe(500);
    expect(await metric('alipen_bff_login_attempts_total{result="falha-no-servidor"}')).toBe(8);
  });
});

describe('uma leitura que falha', () => {
  const twice = (first: (response: ServerResponse) => void): void => {
    let calls = 0;
    bff.government.on(LIST, (_request, response) => {
      calls += 1;
      if (calls === 1) first(response);
      else response.writeHead(200, { 'content-type': 'application/json' }).end(EMPTY);
    });
  };

  it.each<[string, (response: ServerResponse) => void]>([
    ['com 503', response => response.writeHead(503, { 'content-type': 'text/plain' }).end('x')],
    ['com a linha cortada', response => response.destroy()],
  ])('%s vai de novo, uma vez, e a pessoa não percebe', async (_name, fail) => {
    twice(fail);
    const before = await metric('alipen_bff_retries_total');
    expect((await list()).status).toBe(200);
    expect(bff.government.calls(LIST)).toHaveLength(2);
    expect((await metric('alipen_bff_retries_total')) - before).toBe(1);
  });

  it('duas vezes é uma falha; com hora marcada para voltar, também', async () => {
    bff.government.json(LIST, 502, {});
    expect(verdict(await list())).toEqual([502, '/problemas/servidor-com-falha']);
    expect(bff.government.calls(LIST)).toHaveLength(2);
    bff.government.json(LIST, 503, {}, { 'retry-after': '7' });
    expect((await list()).status).toBe(502);
    expect(bff.government.calls(LIST)).toHaveLength(3);
  });

  it('e uma escrita nunca vai de novo', async () => {
    bff.government.json('/ms-alipen/pedidos/1/envio', 503, {});
    const answer = await bff.asBearer(token, 'POST', '/api/ms-alipen/pedidos/1/envio', {
      body: {},
      headers: { 'if-match': '"1"', 'idempotency-key': 'k1' },
    });
    expect(answer.status).toBe(502);
    expect(bff.government.calls('/ms-alipen/pedidos/1/envio')).toHaveLength(1);
  });
});

describe('o servidor do governo que não responde', () => {
  it('não passa de 48 leituras ao mesmo tempo: as outras esperam um pouco e voltam; menu e sessão seguem', async () => {
    const held: ServerResponse[] = [];
    bff.government.on(LIST, (_request, response) => void held.push(response));
    const calls = Array.from({ length: 60 }, list);
    const refused = await Promise.all(calls.slice(48));
    for (const answer of refused) expect(verdict(answer)).toEqual([503, '/problemas/capacidade-reduzida']);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    const menu = await bff.asBearer(token, 'GET', '/api/menu');
    const sessao = await bff.asBearer(token, 'GET', '/api/sessao');
    expect([held.length, menu.status, sessao.status]).toEqual([48, 200, 200]);
    expect(await metric('alipen_bff_upstream_requests_in_flight{classe="leitura"}')).toBe(48);
    for (const response of held) response.writeHead(200, { 'content-type': 'application/json' }).end(EMPTY);
    for (const call of calls.slice(0, 48)) expect((await call).status).toBe(200);
    expect(await metric('alipen_bff_upstream_requests_in_flight{classe="leitura"}')).toBe(0);
  });

  it('para de ser chamado depois de vinte falhas: a resposta vem na hora, com os segundos que faltam, só na sua classe', async () => {
    bff.government.json(LIST, 500, {});
    for (let n = 0; n < 20; n += 1) expect((await list()).status).toBe(502);
    const before = bff.government.calls(LIST).length;
    const answer = await list();
    expect(verdict(answer)).toEqual([503, '/problemas/servidor-em-pausa']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(8);
    expect(bff.government.calls(LIST)).toHaveLength(before);
    expect(await metric('alipen_bff_breaker_state{classe="leitura"}')).toBe(2);
    expect(await metric('alipen_bff_breaker_state{classe="escrita"}')).toBe(0);
    expect(await metric('alipen_bff_upstream_errors_total{reason="servidor-em-pausa"}')).toBeGreaterThan(0);
  });
});

describe('uma rota fora do ar', () => {
  const OTHER = '/ms-alipen/fornecedores';
  const other = (): Promise<Answer> => bff.asBearer(token, 'GET', `/api${OTHER}`);
  const state = () =>
    bff.application
      .get(UpstreamTraffic, { strict: false })
      .states()
      .find(({ classe }) => classe === 'leitura');

  it.each<[string, () => void]>([
    ['diz 503', () => bff.government.json(LIST, 503, {})],
    ['corta a linha', () => bff.government.on(LIST, request => void request.socket.destroy())],
  ])('que %s deixa passar vinte tentativas, repetidas ou não, e nenhuma a mais', async (_name, fail) => {
    fail();
    const answers: Answer[] = [];
    for (let n = 0; n < 49; n += 1) answers.push(await list());
    expect(bff.government.calls(LIST)).toHaveLength(20);
    // The one whose first try was the twentieth is told what it met, and was not tried again.
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(502), ...Array(39).fill(503)]);
    expect(state()).toEqual({ classe: 'leitura', inFlight: 0, state: 'open' });
  });

  it('no meio de outras que vão bem é notada na metade do tempo', async () => {
    bff.government.json(LIST, 503, {});
    bff.government.json(OTHER, 200, JSON.parse(EMPTY));
    while (state()?.state === 'closed') {
      expect((await list()).status).toBe(502);
      if (state()?.state === 'closed') expect((await other()).status).toBe(200);
    }
    // Two failed tries for each good one.
    expect([bff.government.calls(LIST).length, bff.government.calls(OTHER).length]).toEqual([14, 6]);
  });

  it('quem desiste durante a segunda tentativa não a faz contar', async () => {
    let calls = 0;
    bff.government.on(LIST, (_request, response) => {
      calls += 1;
      if (calls % 2) response.writeHead(503).end();
    });
    for (let n = 1; n <= 9; n += 1) {
      const leaving = new Client(bff.origin);
      const given = leaving.request({
        method: 'GET',
        path: `/api${LIST}`,
        headers: { authorization: `Bearer ${token}` },
      });
      given.catch(() => undefined);
      for (let waited = 0; calls < 2 * n && waited < 10_000; waited += 10) await wait(10);
      await leaving.destroy();
      for (let waited = 0; state()?.inFlight !== 0 && waited < 10_000; waited += 10) await wait(10);
    }
    // Nine failures and nine calls nobody waited for; two failures more are eleven of eleven, and not of twenty.
    bff.government.json(LIST, 500, {});
    for (let n = 0; n < 2; n += 1) expect((await list()).status).toBe(502);
    expect([calls, state()]).toEqual([18, { classe: 'leitura', inFlight: 0, state: 'closed' }]);
  });

  it('quem esperava para repetir quando o disjuntor abriu não repete, e ouve quando voltar', async () => {
    const held: ServerResponse[] = [];
    bff.government.on(LIST, (_request, response) => void held.push(response));
    const calls = Array.from({ length: 30 }, list);
    for (let waited = 0; held.length < 30 && waited < 10_000; waited += 10) await wait(10);
    for (const response of held) response.writeHead(503).end();
    const answers = await Promise.all(calls);
    expect(bff.government.calls(LIST)).toHaveLength(30);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([502, 503]));
    for (const { headers, status } of answers)
      if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });
});

describe('o servidor que vai parar', () => {
  it('diz que não está pronto e encerra as conexões, mas ainda atende', async () => {
    const leaving = await Bff.start();
    leaving.application.get(Shutdown, { strict: false }).begin();
    leaving.government.on(LIST, (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(EMPTY),
    );
    const own = await leaving.government.token();
    const ready = await leaving.call('GET', '/health/ready');
    const live = await leaving.call('GET', '/health/live');
    const menu = await leaving.asBearer(own, 'GET', '/api/menu');
    const relayed = await leaving.asBearer(own, 'GET', `/api${LIST}`);
    expect([ready, live, menu, relayed].map(({ status }) => status)).toEqual([503, 200, 200, 200]);
    expect([ready, live, menu, relayed].map(({ headers }) => headers.connection)).toEqual(Array(4).fill('close'));
    await leaving.stop();
  });
});
