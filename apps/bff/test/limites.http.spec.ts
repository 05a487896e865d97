import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { unless } from '../../../scripts/jest/unless.mjs';
import { importances } from '../src/operations/importance.table.ts';
import { Shedding } from '../src/protection/shedding.service.ts';
import { type Answer, Bff } from './bff.spec-kit.ts';
import { clockAt } from './clock.spec-kit.ts';
import { gestora } from './fake-government.ts';

const LIST = '/ms-alipen/contratos';
const EMPTY = { itens: [], pagina: 1, tamanho: 50, total: 0 };
const kept: Bff[] = [];
const start = async (own: Parameters<typeof Bff.start>[0]): Promise<Bff> => {
  const bff = await Bff.start(own);
  kept.push(bff);
  bff.government.json(LIST, 200, EMPTY);
  return bff;
};
afterAll(() => Promise.all(kept.map(bff => bff.stop())));

const fields = ({ headers }: Answer): unknown[] => [headers['ratelimit-policy'], headers.ratelimit];
const ITEM = /^"[a-z]+"(;[a-z]=\d+)+$/;

describe('quem chama demais', () => {
  // While the clocks stand still no quota comes back.
  beforeAll(() => {
    clockAt(Date.now());
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  });
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const rates = { pessoa: 2, integrador: 1, endereco: 3 };

  it('a pessoa e o integrador têm cada um a sua conta, que cada resposta diz', async () => {
    const bff = await start({ rates });
    const token = await bff.government.token();
    const first = await bff.asCookie(token, 'GET', '/api/menu');
    expect(fields(first)).toEqual(['"pessoa";q=4;w=2', '"pessoa";r=3;t=1']);
    const relayed = await bff.asCookie(token, 'GET', `/api${LIST}`);
    expect([relayed.status, ...fields(relayed)]).toEqual([200, '"pessoa";q=4;w=2', '"pessoa";r=2;t=1']);
    const integrator = await bff.asBearer(token, 'GET', '/api/menu');
    expect(fields(integrator)).toEqual(['"integrador";q=2;w=2', '"integrador";r=1;t=1']);
  });

  it('passa da conta e ouve quando voltar, sem chamada ao servidor do governo; os outros seguem', async () => {
    const bff = await start({ rates });
    const token = await bff.government.token();
    const answers = await Promise.all(Array.from({ length: 12 }, () => bff.asCookie(token, 'GET', `/api${LIST}`)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(8);
    expect(bff.government.calls(LIST)).toHaveLength(answers.length - refused.length);
    for (const answer of refused) {
      expect(answer.json.type).toBe('/problemas/muitas-tentativas');
      for (const field of fields(answer)) expect(field).toMatch(ITEM);
      const window = Number(/;t=(\d+)/.exec(String(answer.headers.ratelimit))?.[1]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(Math.max(1, window));
    }
    const other = await bff.government.token({ ...gestora, matricula: '2002' });
    expect((await bff.asCookie(other, 'GET', '/api/menu')).status).toBe(200);
  });

  it('a pessoa é a mesma em dois navegadores', async () => {
    const bff = await start({ rates });
    const [one, two] = [await bff.government.token(), await bff.government.token()];
    await bff.asCookie(one, 'GET', '/api/menu');
    expect(fields(await bff.asCookie(two, 'GET', '/api/menu'))[1]).toBe('"pessoa";r=2;t=1');
  });

  it('sem sessão conta o endereço; a saúde não conta nunca', async () => {
    const bff = await start({ rates });
    const answers = await Promise.all(Array.from({ length: 20 }, () => bff.call('GET', '/api/sessao')));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([401, 429]);
    const health = await Promise.all(Array.from({ length: 20 }, () => bff.call('GET', '/health/ready')));
    expect(health.every(answer => answer.status === 200 && answer.headers.ratelimit === undefined)).toBe(true);
  });
});

const valkeyUrl = process.env.TEST_VALKEY_URL;

describe('duas réplicas', () => {
  unless(!valkeyUrl && 'sem TEST_VALKEY_URL', 'sabem juntas o que cada pessoa gastou', async () => {
    const matricula = crypto.randomUUID();
    const rates = { pessoa: 5, integrador: 1, endereco: 1 };
    const replica = async (): Promise<() => Promise<number>> => {
      const bff = await start({ valkeyUrl: valkeyUrl as string, rates });
      const token = await bff.government.token({ ...gestora, matricula });
      return async () => {
        const { headers } = await bff.asCookie(token, 'GET', '/api/menu');
        return Number(/;r=(\d+)/.exec(String(headers.ratelimit))?.[1]);
      };
    };
    const [leftHere, leftThere] = [await replica(), await replica()];
    // Quota that comes back meanwhile may hide it on a busy machine, so it spends and looks again.
    let seen = 10;
    for (let turn = 0; turn < 100 && seen > 5; turn += 1) {
      await Promise.all(Array.from({ length: 12 }, leftHere));
      await wait(250);
      seen = await leftThere();
    }
    expect(seen).toBeLessThanOrEqual(5);
  });
});

describe('o servidor sem fôlego', () => {
  const calls: [string, (bff: Bff, token: string) => Promise<Answer>][] = [
    ['foto', (bff, token) => bff.asBearer(token, 'GET', '/api/ms-alipen/foto-refeicao?foto=a.jpg')],
    ['leitura', (bff, token) => bff.asBearer(token, 'GET', `/api${LIST}`)],
    ['escrita', (bff, token) => bff.asBearer(token, 'POST', '/api/ms-alipen/pedidos', { body: {} })],
    ['sessao', (bff, token) => bff.asBearer(token, 'GET', '/api/menu')],
    ['saude', bff => bff.call('GET', '/health/live')],
  ];

  it.each([
    [0.9, []],
    [1.1, ['foto']],
    [1.6, ['foto', 'leitura']],
    [2.1, ['foto', 'leitura', 'escrita']],
    [50, ['foto', 'leitura', 'escrita', 'sessao']],
  ])('com %d vezes o que aguenta deixa de atender %j', async (times, expected) => {
    const bff = await start({ shedding: { delayMs: 200, inFlight: 1e6 } });
    const token = await bff.government.token();
    const shedding = bff.application.get(Shedding, { strict: false });
    // From here on it gets this spec's readings, not those of a busy machine.
    shedding.onModuleDestroy();
    shedding.feel({ delayMs: times * 200, rss: 0 });
    const refused: string[] = [];
    for (const [name, call] of calls) {
      const answer = await call(bff, token);
      if (answer.json.type !== '/problemas/capacidade-reduzida') continue;
      expect([answer.status, Number(answer.headers['retry-after']) >= 1]).toEqual([503, true]);
      refused.push(name);
    }
    expect(refused).toEqual(expected);
  });

  it('chamadas demais ao mesmo tempo pesam também; o que espera eventos não conta', async () => {
    const bff = await start({ shedding: { delayMs: 1e6, inFlight: 10 } });
    const token = await bff.government.token();
    const held: (() => void)[] = [];
    bff.government.on(LIST, (_request, response) => {
      held.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(EMPTY)));
    });
    const waiting = Array.from({ length: 12 }, () => bff.asBearer(token, 'GET', `/api${LIST}`));
    for (let waited = 0; held.length < 12 && waited < 10_000; waited += 20) await wait(20);
    const shed = await bff.asBearer(token, 'GET', '/api/ms-alipen/foto-refeicao?foto=a.jpg');
    const menu = await bff.asBearer(token, 'GET', '/api/menu');
    expect([shed.status, menu.status]).toEqual([503, 200]);
    for (const answer of held) answer();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  it('a ordem é a escrita: fotos, planilhas, listas, escritas, sessão; a saúde nunca', () => {
    const order = ['foto', 'arquivo', 'leitura', 'escrita', 'sessao', 'saude'] as const;
    const at = order.map(name => importances[name].shedAt);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at.at(-1)).toBe(Number.POSITIVE_INFINITY);
  });
});
