import { setTimeout as wait } from 'node:timers/promises';
import type { Classe } from '@alipen/contracts/generated/operations';
import { Client } from 'undici';
import { deadlines } from '../src/government/deadlines.table.ts';
import { UpstreamTraffic } from '../src/government/upstream-traffic.service.ts';
import { Metrics } from '../src/health/metrics.ts';
import { type Answer, Bff, COOKIE, CPF, ORIGIN } from './bff.spec-kit.ts';
import { type Fault, FaultUpstream } from './fault-upstream.ts';
import {
  cutBody,
  drippingBody,
  flood,
  good,
  HOSTILE,
  hintsFirst,
  lastingFaults,
  type QuickFault,
  quickFaults,
  type Sample,
  twoAnswers,
} from './faults.table.ts';

let upstream: FaultUpstream;
let bff: Bff;
let signIn: Sample;
beforeAll(async () => {
  upstream = await FaultUpstream.start();
  bff = await Bff.start({ upstream: { origin: upstream.origin, prefix: '' } });
  signIn = { status: 200, type: 'application/json', body: JSON.stringify({ token: await bff.government.token() }) };
});
afterAll(async () => {
  await bff.stop();
  await upstream.stop();
});

const JPEG = '\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01'.padEnd(64);
const OBJECT = { type: 'application/json', body: '{"itens":[],"pagina":1,"tamanho":50,"total":0}' };
const FOTO = {
  type: 'application/json',
  body: JSON.stringify({
    foto: 'a.jpg',
    sha256: 'a'.repeat(64),
    bytes: 64,
    tipo: 'image/jpeg',
    contexto: 'RECEBIMENTO',
    enviadaEm: '2026-11-22T12:00:00Z',
  }),
};
const WRITE = { body: {}, headers: { 'if-match': '"1"', 'idempotency-key': 'k1' } };
const PHOTO = { raw: Buffer.from(JPEG, 'latin1'), headers: { 'content-type': 'image/jpeg' } };
type Kind = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: string;
  readonly call?: Parameters<Bff['call']>[2];
  readonly sample: () => Sample;
};

const kinds = {
  login: { method: 'POST', path: '/login', sample: () => signIn },
  leitura: { method: 'GET', path: '/ms-alipen/contratos', sample: () => ({ status: 200, ...OBJECT }) },
  escrita: {
    method: 'POST',
    path: '/ms-alipen/contratos/1/lotacoes',
    call: WRITE,
    sample: () => ({ status: 200, type: 'application/json', body: '{"itens":[]}' }),
  },
  foto: {
    method: 'GET',
    path: '/ms-alipen/foto-refeicao',
    query: '?foto=a.jpg',
    sample: () => ({ status: 200, type: 'image/jpeg', body: JPEG }),
  },
  arquivo: {
    method: 'GET',
    path: '/ms-alipen/lotacoes/exportacao',
    query: '?formato=csv',
    sample: () => ({ status: 200, type: 'text/csv', body: '\xef\xbb\xbfnome;uf\r\nUnidade;PA\r\n' }),
  },
  envio: { method: 'POST', path: '/ms-alipen/fotos', call: PHOTO, sample: () => ({ status: 201, ...FOTO }) },
  eventos: {
    method: 'GET',
    path: '/ms-alipen/ao-vivo',
    sample: () => ({ status: 200, type: 'text/event-stream', body: ': vivo\n\n' }),
  },
} as const satisfies Record<Classe, Kind>;
const classes = Object.keys(kinds) as Classe[];
const relayed = classes.filter(classe => classe !== 'login');

/** Status and problem, or a connection cut in the middle: half an answer never ends cleanly. */
type Told = readonly [number, string] | 'cut';
const AWAY: Told = [502, 'servidor-indisponivel'];
const BAD: Told = [502, 'resposta-invalida'];
const FAILED: Told = [502, 'servidor-com-falha'];
const SLOW: Told = [504, 'servidor-lento'];

/** The answer of every class to each fault (security.md C5), with the classes that differ. */
type Row = { readonly all: Told } & { readonly [Name in Classe]?: Told };
const table: Record<QuickFault, Row> = {
  'connection reset': { all: AWAY },
  'closed without a word': { all: AWAY },
  'closed before the body was read': { all: AWAY },
  'head cut': { all: AWAY },
  'JSON cut by its length': { all: BAD },
  'chunks without an end': { all: BAD },
  'two lengths': { all: BAD },
  'length and chunks': { all: BAD },
  'a length that is no number': { all: BAD },
  'chunks of a size that is no number': { all: BAD },
  'not HTTP': { all: BAD },
  'HTTP/2 preface': { all: BAD },
  'NUL in a header': { all: BAD },
  'a header of 20 kB': { all: BAD },
  'a thousand headers': { all: BAD },
  HTML: { all: BAD },
  'HTML called by the right name': { all: BAD },
  'no type': { all: BAD },
  'a status the contract has not': { all: BAD },
  'a status nobody has': { all: FAILED },
  'gzip bomb': { all: BAD },
  '50 MB announced': { all: BAD },
  redirect: { all: BAD },
  'permanent redirect': { all: BAD },
  'a continue nobody asked for': { all: AWAY },
  'an upgrade nobody asked for': { all: AWAY },
  '400': { all: [400, 'requisicao-invalida'] },
  '401': { all: [401, 'sessao-encerrada'], login: [401, 'credenciais-invalidas'] },
  '403': { all: [403, 'nao-permitido'], login: [403, 'acesso-recusado'] },
  '404': { all: [404, 'nao-encontrado'] },
  '409': { all: [409, 'conflito'], login: BAD },
  '412': { all: [412, 'versao-vencida'], login: BAD },
  '422': { all: [422, 'dados-invalidos'], login: [400, 'requisicao-invalida'] },
  '429': { all: [429, 'muitas-tentativas'] },
  '418': { all: BAD },
  // The brief's own text for the sign-in.
  '500': { all: FAILED, login: [500, 'falha-no-servidor'] },
  '502': { all: FAILED },
  '503': { all: FAILED },
  '504': { all: FAILED },
};

const WAITS: readonly string[] = ['servidor-indisponivel', 'servidor-lento'];

/** Signs in through /api/token, which sets no cookie. */
async function ask(classe: Classe, own: string): Promise<Answer> {
  const { method, path, query = '', call }: Kind = kinds[classe];
  if (classe === 'login') return bff.call('POST', '/api/token', { body: { cpf: CPF, senha: 'x' } });
  return bff.asCookie(own, method, `/api${path}${query}`, call);
}

const toldOf = (answer: Answer | 'cut'): Told =>
  answer === 'cut' ? 'cut' : [answer.status, String(answer.json.type).replace('/problemas/', '')];

/** What holds for every fault: nothing cached, set or leaked, and the problem in our own words. */
function checkForm(answer: Answer): void {
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.location).toBeUndefined();
  expect(answer.json.instance).toBe(answer.headers['x-request-id']);
  expect(answer.text).not.toMatch(/segredo|interno|127\.0\.0\.1|ECONN|UND_ERR|\bat \//);
  if (WAITS.includes(String(answer.json.type).replace('/problemas/', '')))
    expect(answer.headers['retry-after']).toBe('5');
  if (answer.status === 429) expect(answer.headers['retry-after']).toBe('300');
}

/** Every error but contract drift is a broken connection. */
const cut = (error: unknown): 'cut' => {
  if (error instanceof Error && error.message.startsWith('contract drift')) throw error;
  return 'cut';
};

type Met = { readonly classe: Classe; readonly answer: Answer | 'cut'; readonly session: number };

type FaultOf = (sample: Sample, classe: Classe) => Fault;

async function meet(fault: FaultOf, which: readonly Classe[] = classes): Promise<Met[]> {
  bff.application.get(UpstreamTraffic, { strict: false }).reset();
  upstream.everywhere(fault(kinds.leitura.sample(), 'leitura'));
  for (const classe of which) upstream.at(kinds[classe].path, fault(kinds[classe].sample(), classe));
  return Promise.all(
    which.map(async classe => {
      const own = await bff.government.token();
      const answer = await ask(classe, own).catch(cut);
      const { status } = await bff.asCookie(own, 'GET', '/api/sessao');
      return { classe, answer, session: status };
    }),
  );
}

const told = (met: readonly Met[]): Partial<Record<Classe, Told>> =>
  Object.fromEntries(met.map(({ classe, answer }) => [classe, toldOf(answer)]));
const expected = ({ all, ...own }: Row, which: readonly Classe[] = classes): Partial<Record<Classe, Told>> =>
  Object.fromEntries(which.map(classe => [classe, own[classe] ?? all]));

describe('o servidor do governo que falha, em cada classe de chamada', () => {
  it.each(Object.entries(quickFaults) as [QuickFault, Fault][])('%s', async (name, fault) => {
    const met = await meet(() => fault);
    expect(told(met)).toEqual(expected(table[name]));
    for (const { answer, session } of met) {
      if (answer === 'cut') continue;
      checkForm(answer);
      // The session lives on, unless the government API itself no longer believes it.
      const ended = answer.json.type === '/problemas/sessao-encerrada';
      expect(answer.cookies.map(cookie => cookie.split(';')[0])).toEqual(ended ? [`${COOKIE}=`] : []);
      expect(session).toBe(ended ? 401 : 200);
    }
  });

  it('uma conexão recusada', async () => {
    const { port } = upstream;
    await upstream.stop();
    const met = await meet(good);
    await upstream.listen(port);
    expect(told(met)).toEqual(expected({ all: AWAY }));
  });
});

describe('a resposta que começa bem', () => {
  it('e é cortada no meio: cortada também para quem chamou, nunca um fim limpo; eventos terminam', async () => {
    const met = await meet(sample => cutBody(sample), relayed);
    // Photos and files are sent on as they come, so their end is cut. An event stream has no end to miss.
    const row: Row = { all: 'cut', eventos: [200, 'undefined'] };
    expect(told(met)).toEqual(expected(row, relayed));
    expect(met.every(({ session }) => session === 200)).toBe(true);
  });

  it('e tem cinquenta megas que ninguém anunciou: cortada no limite', async () => {
    const met = await meet(() => flood, ['leitura', 'escrita', 'login']);
    expect(told(met)).toEqual({ leitura: 'cut', escrita: 'cut', login: BAD });
  });

  it('com cabeçalhos hostis passa sem nenhum deles', async () => {
    const met = await meet(
      sample => good(sample, ...HOSTILE),
      relayed.filter(classe => classe !== 'eventos'),
    );
    for (const { answer } of met) {
      if (answer === 'cut') throw new Error('cut');
      expect([200, 201]).toContain(answer.status);
      expect(JSON.stringify(answer.headers)).not.toMatch(/mau|roubado|segredo|interno|do-servidor|storage|\.\./);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.cookies).toEqual([]);
    }
  });

  it('depois de uma dica que ninguém pediu é a resposta', async () => {
    const met = await meet(
      hintsFirst,
      relayed.filter(classe => classe !== 'eventos'),
    );
    expect(met.every(({ answer }) => answer !== 'cut' && answer.status < 300)).toBe(true);
  });

  it('e traz outra atrás: a de trás não chega a ninguém', async () => {
    await meet(twoAnswers, ['leitura', 'escrita', 'foto', 'arquivo', 'envio']);
    for (let turn = 0; turn < 10; turn += 1) {
      const met = await meet(good, ['leitura', 'escrita']);
      for (const { answer } of met) expect(answer === 'cut' ? answer : answer.text).not.toContain('outra pessoa');
    }
  });
});

/** The smoke tier runs only classes whose deadline is short; FAULTS=full waits for all of them. */
const FULL = process.env.FAULTS === 'full';
const patient = (limit: number, of: 'firstByte' | 'total'): Classe[] =>
  classes.filter(classe => FULL || (deadlines[classe][of] > 0 && deadlines[classe][of] <= limit));

describe('o servidor do governo que não termina', () => {
  it.each(Object.entries(lastingFaults))(
    '%s: 504 no prazo de cada classe',
    async (_name, fault) => {
      const which = patient(3_000, 'firstByte');
      const began = performance.now();
      const met = await meet(() => fault, which);
      expect(told(met)).toEqual(expected({ all: SLOW }, which));
      const slowest = Math.max(...which.map(classe => deadlines[classe].firstByte));
      expect(performance.now() - began).toBeGreaterThanOrEqual(slowest - 50);
      for (const { answer } of met) if (answer !== 'cut') checkForm(answer);
    },
    90_000,
  );

  it('um corpo que goteja: 504 no prazo da classe, ou cortado se já começou', async () => {
    const which = patient(5_000, 'total').filter(classe => classe !== 'eventos');
    const row: Row = { all: SLOW, foto: 'cut', arquivo: 'cut' };
    // Nothing longer is read of a sign-in's answer.
    const drips: FaultOf = (sample, classe) => drippingBody(sample, classe === 'login' ? 60_000 : undefined);
    expect(told(await meet(drips, which))).toEqual(expected(row, which));
  }, 200_000);
});

describe('quem desiste enquanto o servidor do governo não responde', () => {
  const eventually = async (check: () => boolean): Promise<boolean> => {
    for (let waited = 0; waited < 10_000 && !check(); waited += 10) await wait(10);
    return check();
  };

  it.each(['/api/login', '/api/token'])(
    '%s: a chamada de entrada é fechada em 500 ms, e não conta contra ninguém',
    async path => {
      upstream.everywhere(lastingFaults.silence);
      const traffic = bff.application.get(UpstreamTraffic, { strict: false });
      traffic.reset();
      const metrics = bff.application.get(Metrics, { strict: false });
      for (let time = 0; time < 7; time += 1) {
        upstream.seen.length = 0;
        const before = upstream.openSockets;
        const leaving = new Client(bff.origin);
        const given = leaving.request({
          method: 'POST',
          path,
          headers: { 'content-type': 'application/json', 'x-csrf': '1', origin: ORIGIN },
          body: JSON.stringify({ cpf: CPF, senha: 'x' }),
        });
        given.catch(() => undefined);
        expect(await eventually(() => upstream.calls('/login').length === 1)).toBe(true);
        const left = performance.now();
        await leaving.destroy();
        expect(await eventually(() => upstream.openSockets <= before)).toBe(true);
        expect(performance.now() - left).toBeLessThan(500);
      }
      expect(await eventually(() => traffic.states().every(({ inFlight }) => inFlight === 0))).toBe(true);
      expect(traffic.states().map(({ state }) => state)).toEqual(traffic.states().map(() => 'closed'));
      expect(await eventually(() => metrics.underWay === 0)).toBe(true);
      // Seven in a row, and none was held back as a wrong password: nobody learnt whether it was one.
      expect(bff.log.match(/"motivo":"desistencia"/g)?.length).toBeGreaterThanOrEqual(7);
      upstream.everywhere(good(signIn));
      expect((await bff.call('POST', '/api/token', { body: { cpf: CPF, senha: 'x' } })).status).toBe(200);
    },
  );

  it.each(relayed)('%s: a conexão com o servidor do governo é fechada, e o lugar fica livre', async classe => {
    upstream.everywhere(lastingFaults.silence);
    upstream.seen.length = 0;
    const { method, path, query = '', call }: Kind = kinds[classe];
    const before = upstream.openSockets;
    const leaving = new Client(bff.origin);
    const given = leaving.request({
      method,
      path: `/api${path}${query}`,
      headers: {
        authorization: `Bearer ${await bff.government.token()}`,
        'content-type': 'application/json',
        ...call?.headers,
      },
      body: call?.raw ? Buffer.from(JPEG, 'latin1') : call?.body ? JSON.stringify(call.body) : null,
    });
    given.catch(() => undefined);
    expect(await eventually(() => upstream.calls(path).length === 1)).toBe(true);
    await leaving.destroy();
    expect(await eventually(() => upstream.openSockets <= before)).toBe(true);
    const traffic = bff.application.get(UpstreamTraffic, { strict: false });
    expect(await eventually(() => traffic.states().every(({ inFlight }) => inFlight === 0))).toBe(true);
    // The client left, so the breaker learns nothing and nothing is sent again.
    expect([upstream.calls(path).length, traffic.pausing]).toEqual([1, false]);
  });
});

it('depois de tudo nenhuma chamada ficou presa', async () => {
  const metrics = bff.application.get(Metrics, { strict: false });
  for (let waited = 0; waited < 10_000 && metrics.underWay > 0; waited += 20) await wait(20);
  expect(metrics.underWay).toBe(0);
});
