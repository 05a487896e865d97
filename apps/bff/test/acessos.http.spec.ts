import { originKey, readOrigin } from '@alipen/platform/http/call-origin.rules';
import { decodeJwt } from 'jose';
import { accountMark } from '../src/audit/account-mark.rules.ts';
import { Bff, CPF } from './bff.spec-kit.ts';

const SECRET = 'um-segredo-de-prova-com-mais-de-32-bytes';
const DIGITS = CPF.replaceAll(/\D/g, '');

type Event = Record<string, unknown> & { evento: string; vezes: number };

describe('a trilha de acessos', () => {
  let bff: Bff;
  let delivered: Event[];
  let heard: () => void;

  beforeEach(async () => {
    bff = await Bff.start({ gatewaySecret: SECRET });
    delivered = [];
    heard = () => undefined;
    bff.government.on('/acessos', (_request, response, body) => {
      delivered.push(...JSON.parse(body).eventos);
      response.writeHead(204).end();
      heard();
    });
  });
  afterEach(() => bff.stop());

  async function until(wanted: () => boolean): Promise<void> {
    while (!wanted()) await new Promise<void>(resolve => (heard = resolve));
  }
  const of = (evento: string) => delivered.filter(event => event.evento === evento);

  it('conta entrada, recusa, saída, acesso negado, CSRF, token falso e aba trocada', async () => {
    const entered = await bff.login();
    const token = /CONTROLE_DE_ACESSO_TOKEN=([^;]+)/.exec(entered.cookies[0] ?? '')?.[1] ?? '';
    await bff.asCookie(token, 'GET', '/api/menu', { headers: { 'x-sessao': 'de-outra-pessoa' } });
    await bff.asCookie(token, 'GET', '/api/sessao', { headers: { 'x-csrf': '0' } });
    await bff.asCookie(token, 'POST', '/api/logout');
    bff.government.json('/login', 401, {});
    await bff.login({ cpf: CPF, senha: 'canario-errado' }, { 'x-request-id': 'entrada-de-prova' });
    const fiscal = await bff.government.token({
      nome: 'F',
      matricula: '7',
      nome_lotacao_real: 'L',
      authorities: ['AL_FISCAL'],
    });
    await bff.asBearer(fiscal, 'GET', '/api/ms-alipen/usuarios');
    await bff.asBearer('a.b.c', 'GET', '/api/sessao');
    await until(() => of('TOKEN_RECUSADO').length > 0);

    const conta = accountMark(SECRET, DIGITS, new Date());
    expect(of('ENTRADA')).toMatchObject([
      { matricula: '1001', conta, operacao: 'entrarNaSessao', endereco: '127.0.0.1' },
    ]);
    expect(of('ENTRADA_RECUSADA')).toMatchObject([
      { motivo: 'credenciais-invalidas', conta, codigo: 'entrada-de-prova' },
    ]);
    expect(of('SAIDA')).toMatchObject([{ matricula: '1001' }]);
    expect(of('SESSAO_TROCADA')).toMatchObject([{ matricula: '1001', operacao: 'obterMenu' }]);
    expect(of('CSRF_NEGADO')).toMatchObject([{ operacao: 'obterSessao' }]);
    expect(of('ACESSO_NEGADO')).toMatchObject([{ matricula: '7', operacao: 'listarUsuarios' }]);
    expect(of('TOKEN_RECUSADO')).toMatchObject([{ operacao: 'obterSessao' }]);
    const all = JSON.stringify(delivered) + bff.log;
    for (const secret of [CPF, DIGITS, 'canario', 'demonstracao', token, SECRET]) expect(all).not.toContain(secret);
  });

  it('chega com a credencial do gateway, curta e só para isto', async () => {
    await bff.login();
    await until(() => delivered.length > 0);
    const [call] = bff.government.calls('/acessos');
    const token = String(call?.headers.authorization).replace('Bearer ', '');
    const { aud, iat = 0, exp = 0 } = decodeJwt(token);
    expect([aud, exp - iat]).toEqual(['alipen-acessos', 60]);
    expect(call?.headers.cookie).toBeUndefined();
  });

  it('uma enxurrada de iguais é uma linha que diz quantos', async () => {
    await Promise.all(Array.from({ length: 40 }, () => bff.asBearer('a.b.c', 'GET', '/api/sessao')));
    await until(() => of('TOKEN_RECUSADO').reduce((sum, { vezes }) => sum + vezes, 0) === 40);
    expect(of('TOKEN_RECUSADO').length).toBeLessThan(10);
  });

  it('o que não pôde ser entregue espera, e entrar não espera por isso', async () => {
    let refused = 0;
    bff.government.on('/acessos', (_request, response) => {
      refused += 1;
      response.writeHead(503).end();
      heard();
    });
    expect((await bff.login()).status).toBe(200);
    await until(() => refused > 0);
    bff.government.on('/acessos', (_request, response, body) => {
      delivered.push(...JSON.parse(body).eventos);
      response.writeHead(204).end();
      heard();
    });
    await until(() => of('ENTRADA').length === 1);
    expect(bff.log.match(/access events wait/g)).toHaveLength(1);
  });

  it('o que ainda esperava é entregue antes de o processo terminar', async () => {
    const other = await Bff.start({ gatewaySecret: SECRET });
    const received: Event[] = [];
    other.government.on('/acessos', (_request, response, body) => {
      received.push(...JSON.parse(body).eventos);
      response.writeHead(204).end();
    });
    await other.login();
    await other.stop();
    expect(received.map(({ evento }) => evento)).toEqual(['ENTRADA']);
  });

  it('cada escrita leva de onde veio, com o selo do gateway; a leitura não, e o que o cliente disser não passa', async () => {
    const token = await bff.government.token({
      nome: 'G',
      matricula: '7',
      nome_lotacao_real: 'L',
      authorities: ['AL_GESTOR'],
    });
    const said: unknown[] = [];
    bff.government.on('/ms-alipen/notificacoes/leitura', ({ headers }, response) => {
      said.push(readOrigin(originKey(SECRET), String(headers['x-request-id']), headers['x-origem']));
      said.push(readOrigin(originKey(SECRET), 'outra-chamada', headers['x-origem']));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"aVer":0,"pendencias":0}');
    });
    const headers = { 'x-origem': 'forjada.forjada', 'user-agent': 'python-requests/2.31.0 CPython/3.11' };
    await bff.asBearer(token, 'PUT', '/api/ms-alipen/notificacoes/leitura', { headers, body: { ate: 1 } });
    expect(said).toEqual([{ endereco: '127.0.0.1', programa: 'python-requests 2.31' }, undefined]);
    let read: unknown = 'nothing';
    bff.government.on('/ms-alipen/notificacoes/contagem', ({ headers: got }, response) => {
      read = got['x-origem'];
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"aVer":0,"pendencias":0}');
    });
    await bff.asBearer(token, 'GET', '/api/ms-alipen/notificacoes/contagem', { headers });
    expect(read).toBeUndefined();
  });
});

describe('sem segredo do gateway', () => {
  it('os eventos ficam no registro, e nada é enviado', async () => {
    const bff = await Bff.start();
    await bff.login();
    expect(bff.log).toContain('"evento":"ENTRADA"');
    await bff.stop();
    expect(bff.government.calls('/acessos')).toEqual([]);
  });
});
