import { Metrics } from '../src/health/metrics.ts';
import { type Answer, Bff, CPF } from './bff.spec-kit.ts';
import { FaultUpstream } from './fault-upstream.ts';
import { good, quickFaults } from './faults.table.ts';

const LIST = '/ms-alipen/contratos';
const EMPTY = { status: 200, type: 'application/json', body: '{"itens":[],"pagina":1,"tamanho":50,"total":0}' };
const NOT_YET = quickFaults['503'];
const PREPARING = [503, 'preparando', '3'];
const AWAY = [502, 'servidor-indisponivel', '5'];

let upstream: FaultUpstream;
let port = 0;
let bff: Bff;
let token = '';

async function begin(): Promise<void> {
  bff = await Bff.start({ upstream: { origin: `http://127.0.0.1:${port}`, prefix: '' } });
  token = await bff.government.token();
  const signIn = { status: 200, type: 'application/json', body: JSON.stringify({ token }) };
  upstream.at('/login', good(signIn));
  upstream.at(LIST, good(EMPTY));
}

beforeEach(async () => {
  upstream = await FaultUpstream.start();
  port = upstream.port;
});
afterEach(async () => {
  await bff.stop();
  await upstream.stop();
});

const told = ({ status, json, headers }: Answer) => [
  status,
  typeof json.type === 'string' ? json.type.replace('/problemas/', '') : undefined,
  headers['retry-after'],
];
const calls = async () => [
  told(await bff.login()),
  told(await bff.call('POST', '/api/token', { body: { cpf: CPF, senha: 'demonstracao' } })),
  told(await bff.asBearer(token, 'GET', `/api${LIST}`)),
];
const probes = async () => {
  const paths = ['/health/live', '/health/ready', '/api/entrada'];
  return Promise.all(paths.map(async path => (await bff.call('GET', path)).status));
};

describe('antes da primeira resposta da API do governo', () => {
  it('entrada, token e leitura dizem preparando, com Retry-After; vive, e não está pronto', async () => {
    await upstream.stop();
    await begin();
    expect(await calls()).toEqual([PREPARING, PREPARING, PREPARING]);
    expect(await probes()).toEqual([200, 503, 503]);
    expect(told(await bff.call('GET', '/health/ready'))).toEqual(PREPARING);
    expect(told(await bff.call('GET', '/api/entrada'))).toEqual(PREPARING);
    const { registry } = bff.application.get(Metrics, { strict: false });
    expect(await registry.metrics()).toContain('alipen_bff_ready 0');
    await upstream.listen(port);
  });

  it('quem traz um cookie não é dado por falso: as chaves que o conferem estão sendo preparadas', async () => {
    await upstream.stop();
    const origin = `http://127.0.0.1:${port}`;
    bff = await Bff.start({
      upstream: { origin, prefix: '' },
      keys: { kind: 'jwks', url: `${origin}/.well-known/jwks.json` },
    });
    const answer = await bff.asCookie(await bff.government.token(), 'GET', '/api/sessao');
    expect([told(answer), answer.cookies]).toEqual([PREPARING, []]);
    await upstream.listen(port);
  });

  it('a que escuta e diz 503 enquanto migra também está sendo preparada', async () => {
    upstream.everywhere(NOT_YET);
    await begin();
    for (const path of ['/login', LIST]) upstream.at(path, NOT_YET);
    expect(await calls()).toEqual([PREPARING, PREPARING, PREPARING]);
    expect(await probes()).toEqual([200, 503, 503]);
  });

  it('uma conexão cortada é falha como sempre: alguém escuta ali', async () => {
    upstream.everywhere(quickFaults['connection reset']);
    await begin();
    for (const path of ['/login', LIST]) upstream.at(path, quickFaults['connection reset']);
    expect(await calls()).toEqual([AWAY, AWAY, AWAY]);
  });

  it('nenhuma pausa se aprende: quem chama quando ela chega é atendido na hora', async () => {
    await upstream.stop();
    await begin();
    for (let n = 0; n < 8; n += 1) expect(told(await bff.asBearer(token, 'GET', `/api${LIST}`))).toEqual(PREPARING);
    await upstream.listen(port);
    expect((await bff.asBearer(token, 'GET', `/api${LIST}`)).status).toBe(200);
    expect(bff.log).toContain('the government API answers');
  });

  it('a que não conhece o endereço de saúde não deixa ninguém de fora: entrar basta', async () => {
    upstream.everywhere(NOT_YET);
    await begin();
    expect(await probes()).toEqual([200, 503, 503]);
    expect((await bff.login()).status).toBe(200);
    expect(await probes()).toEqual([200, 200, 204]);
  });

  it('a que responde 404 no endereço de saúde está lá', async () => {
    upstream.everywhere(quickFaults['404']);
    await begin();
    expect(await probes()).toEqual([200, 200, 204]);
  });
});

describe('depois da primeira resposta', () => {
  it('a API fora do ar é falha como sempre, e o BFF segue pronto', async () => {
    await begin();
    expect((await calls()).map(([status]) => status)).toEqual([200, 200, 200]);
    await upstream.stop();
    expect(await calls()).toEqual([AWAY, AWAY, AWAY]);
    expect(await probes()).toEqual([200, 200, 204]);
    await upstream.listen(port);
  });

  it('a que diz 503 falhou', async () => {
    await begin();
    for (const path of ['/login', LIST]) upstream.at(path, NOT_YET);
    const failed = [502, 'servidor-com-falha', undefined];
    expect(await calls()).toEqual([failed, failed, failed]);
    expect(await probes()).toEqual([200, 200, 204]);
  });
});
