import { createHmac } from 'node:crypto';
import { accountMark } from '../src/audit/account-mark.rules.ts';
import { UpstreamTraffic } from '../src/government/upstream-traffic.service.ts';
import { SignInLimits } from '../src/session/sign-in/sign-in-limits.ts';
import { type Answer, Bff, COOKIE, CPF, ORIGIN } from './bff.spec-kit.ts';
import { gestora } from './fake-government.ts';

const DESAFIO = '/api/entrada/chave/desafio';
const ENTRAR = '/api/entrada/chave';
const DIGITS = '11144477735';
const OUTRO = '529.982.247-25';
const SECRET = 'um-segredo-de-prova-com-mais-de-32-bytes';
const challenge = {
  desafio: 'A'.repeat(75),
  dominio: 'alipen.gov.br',
  credenciais: ['AQID', 'BAUG', 'BwgJ', 'CgsM', 'DQ4P'],
  expiraEm: '2026-11-24T12:05:00.000Z',
};
const gesto = { id: 'AQID', dadosCliente: 'e30', dadosAutenticador: 'AAAA', assinatura: 'MEUC' };

let bff: Bff;
beforeAll(async () => {
  bff = await Bff.start({ gatewaySecret: SECRET });
});
afterAll(() => bff.stop());
beforeEach(async () => {
  bff.government.reset();
  // Clears what failed before: these are about one answer each.
  bff.application.get(UpstreamTraffic, { strict: false }).reset();
  bff.government.json('/login/chave/desafio', 200, challenge);
  const authorities = ['AL_GESTOR'];
  const token = await bff.government.token({ ...gestora, authorities, amr: ['hwk', 'user', 'mfa'] });
  bff.government.json('/login/chave', 200, { token });
});

const OURS = { 'x-csrf': '1', origin: ORIGIN };
const ask = (body: unknown = { cpf: CPF }, headers: Record<string, string> = OURS): Promise<Answer> =>
  bff.call('POST', DESAFIO, { body, headers });
const enter = (body: unknown = { cpf: CPF, gesto }, headers: Record<string, string> = OURS): Promise<Answer> =>
  bff.call('POST', ENTRAR, { body, headers });
const head = (...lines: string[]): string => ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n');
const verdict = ({ status, json }: Answer): unknown[] => [status, json.type];
const tokenIn = ({ cookies }: Answer): string =>
  cookies.map(cookie => new RegExp(`^${COOKIE}=([^;]+)`).exec(cookie)?.[1]).find(Boolean) ?? '';

describe('o desafio da entrada com chave', () => {
  it('vai ao servidor com o CPF limpo, e volta campo a campo, sem cookie', async () => {
    bff.government.json('/login/chave/desafio', 200, { ...challenge, nome: 'de quem é' });
    const answer = await ask({ cpf: ' 111.444.777-35 ' });
    expect([answer.status, answer.json, answer.cookies]).toEqual([200, challenge, []]);
    expect(bff.government.calls('/login/chave/desafio').map(({ body }) => JSON.parse(body))).toEqual([{ cpf: DIGITS }]);
  });

  it.each([
    ['um CPF que não confere', { cpf: '11144477736' }, 'cpf-invalido'],
    ['sem CPF', {}, 'requisicao-invalida'],
    ['com a senha junto', { cpf: CPF, senha: 'x' }, 'requisicao-invalida'],
    ['uma lista', [], 'requisicao-invalida'],
  ])('%s é 400, e não chega ao servidor', async (_name, body, slug) => {
    expect(verdict(await ask(body))).toEqual([400, `/problemas/${slug}`]);
    expect(bff.government.calls('/login/chave/desafio')).toEqual([]);
  });

  it.each([
    ['desafio de outro tamanho', { ...challenge, desafio: 'A'.repeat(43) }],
    ['credenciais a menos', { ...challenge, credenciais: ['AQID'] }],
    ['uma credencial que não é', { ...challenge, credenciais: [...challenge.credenciais.slice(1), '<script>'] }],
    ['outro domínio que nome', { ...challenge, dominio: 'https://x/' }],
    ['nada', {}],
  ])('do servidor que responde %s nada passa: 502', async (_name, answer) => {
    bff.government.json('/login/chave/desafio', 200, answer);
    expect(verdict(await ask())).toEqual([502, '/problemas/resposta-invalida']);
  });

  it('onde o endereço não aceita chaves, e onde o servidor não as conhece, diz isso em nossas palavras', async () => {
    bff.government.json('/login/chave/desafio', 409, { detail: 'segredo interno' });
    const answer = await ask();
    expect([...verdict(answer), answer.json.detail]).toEqual([
      ...[409, '/problemas/conflito', 'Neste endereço o sistema não entra com chave. Entre com a senha.'],
    ]);
    bff.government.json('/login/chave/desafio', 404, {});
    expect(verdict(await ask())).toEqual([404, '/problemas/rota-desconhecida']);
  });
});

describe('a entrada com chave', () => {
  it('abre a sessão como a senha: um cookie, e a anterior do navegador revogada', async () => {
    const before = tokenIn(await bff.login());
    const answer = await enter(undefined, { ...OURS, cookie: `${COOKIE}=${before}` });
    expect([answer.status, answer.json.papel, answer.json.pelaChave]).toEqual([200, 'GESTOR', true]);
    expect(answer.cookies[0]).toMatch(/; Path=\/; Max-Age=(359[5-9]|3600); HttpOnly; SameSite=Lax$/);
    expect((await bff.asCookie(before, 'GET', '/api/sessao')).status).toBe(401);
    const now = await bff.asCookie(tokenIn(answer), 'GET', '/api/sessao');
    expect([now.status, now.json.pelaChave]).toEqual([200, true]);
    expect(bff.government.calls('/login/chave').map(({ body }) => JSON.parse(body))).toEqual([{ cpf: DIGITS, gesto }]);
    expect((await bff.login()).json.pelaChave).toBeUndefined();
  });

  it.each([
    ['sem o gesto', { cpf: CPF }],
    ['com um campo a mais', { cpf: CPF, gesto, senha: 'x' }],
    ['com um campo a mais no gesto', { cpf: CPF, gesto: { ...gesto, x: 'x' } }],
    ['com um campo a menos no gesto', { cpf: CPF, gesto: { ...gesto, id: undefined } }],
    ['com o que não é base64url', { cpf: CPF, gesto: { ...gesto, assinatura: 'a+b=' } }],
    ['que é uma lista', []],
  ])('o corpo %s é 400, e não chega ao servidor', async (_name, body) => {
    expect(verdict(await enter(body))).toEqual([400, '/problemas/requisicao-invalida']);
    expect(bff.government.calls('/login/chave')).toEqual([]);
  });

  it.each([
    [
      'a chave errada',
      401,
      '/problemas/credenciais-invalidas',
      'A chave não abriu a sessão. Confira o CPF, ou entre com a senha.',
    ],
    [
      'o acesso recusado',
      403,
      '/problemas/acesso-recusado',
      'A chave não abriu a sessão. Confira o CPF, ou entre com a senha.',
    ],
    [
      'o pedido vencido',
      409,
      '/problemas/conflito',
      'O pedido de entrada venceu ou já foi usado. Toque em Entrar com chave de novo.',
    ],
  ])('%s: %i, em nossas palavras, e sem cookie', async (_name, status, type, detail) => {
    bff.government.json('/login/chave', status, { detail: 'segredo interno' });
    const answer = await enter();
    expect([...verdict(answer), answer.json.detail, answer.cookies]).toEqual([status, type, detail, []]);
  });

  it.each([
    ['HTML', `${head('Content-Type: text/html', 'Content-Length: 4')}<p>x`],
    ['uma resposta cortada', `${head('Content-Type: application/json', 'Content-Length: 90')}{"token"`],
    ['o que não é HTTP', 'banana\r\n\r\n'],
    ['um JSON vazio', `${head('Content-Type: application/json', 'Content-Length: 2')}{}`],
  ])('o servidor que responde %s é 502, às duas chamadas, sem cookie', async (_name, bytes) => {
    bff.government.raw('/login/chave', bytes);
    bff.government.raw('/login/chave/desafio', bytes);
    for (const answer of [await enter(), await ask()]) expect([answer.status, answer.cookies]).toEqual([502, []]);
  });

  it('o servidor que pede um tempo é 503, com a espera', async () => {
    const cheia = { type: '/problemas/capacidade-reduzida' };
    for (const path of ['/login/chave', '/login/chave/desafio'])
      bff.government.json(path, 503, cheia, { 'retry-after': '3' });
    for (const answer of [await enter(), await ask()]) {
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '3']);
    }
  });

  it.each([DESAFIO, ENTRAR])('%s só atende uma página nossa', async path => {
    for (const headers of [{ origin: ORIGIN }, { ...OURS, origin: 'https://exemplo.com' }]) {
      const answer = await bff.call('POST', path, { body: { cpf: CPF, gesto }, headers });
      expect(verdict(answer)).toEqual([403, '/problemas/csrf-negado']);
    }
  });

  it('toques errados esperam como senhas erradas, e o desafio também não se dá a quem espera', async () => {
    const cpf = '935.411.347-80';
    bff.government.json('/login/chave', 401, {});
    for (let n = 0; n < 5; n += 1) expect((await enter({ cpf, gesto })).status).toBe(401);
    const [refused, asked] = await Promise.all([enter({ cpf, gesto }), ask({ cpf })]);
    expect([...verdict(refused), refused.headers['retry-after']]).toEqual([429, '/problemas/muitas-tentativas', '1']);
    expect([...verdict(asked), asked.headers['retry-after']]).toEqual([429, '/problemas/muitas-tentativas', '1']);
    expect(bff.government.calls('/login/chave')).toHaveLength(5);
    expect(bff.government.calls('/login/chave/desafio')).toHaveLength(0);
    // Passwords of the same person are counted by themselves.
    expect((await bff.login({ cpf, senha: 'x' })).status).toBe(200);
    expect((await ask({ cpf: OUTRO })).status).toBe(200);
  });

  it('o toque que abre não apaga as senhas erradas, e pedir desafios não conta', async () => {
    const limits = bff.application.get(SignInLimits, { strict: false });
    const key = createHmac('sha256', await limits.secret())
      .update('52998224725')
      .digest('base64url');
    const counted = async () => (await limits.account.get(key))?.consumedPoints;
    bff.government.json('/login', 401, {});
    for (let n = 0; n < 4; n += 1) await bff.login({ cpf: OUTRO, senha: 'chute' });
    for (let n = 0; n < 20; n += 1) expect((await ask({ cpf: OUTRO })).status).toBe(200);
    expect((await enter({ cpf: OUTRO, gesto })).status).toBe(200);
    expect(await counted()).toBe(4);
  });

  it('fica nos acessos como a da senha, sem o CPF nem o que o aparelho disse', async () => {
    const conta = accountMark(SECRET, '39053344705', new Date());
    const ofTheKey = (event: Record<string, unknown>) =>
      event.operacao === 'entrarComChaveNaSessao' && event.conta === conta;
    const delivered: Record<string, unknown>[] = [];
    let heard = (): void => undefined;
    bff.government.on('/acessos', (_request, response, body) => {
      delivered.push(...JSON.parse(body).eventos.filter(ofTheKey));
      response.writeHead(204).end();
      heard();
    });
    await enter({ cpf: '390.533.447-05', gesto });
    bff.government.json('/login/chave', 401, {});
    await enter({ cpf: '390.533.447-05', gesto });
    while (delivered.length < 2) await new Promise<void>(resolve => (heard = resolve));
    expect(delivered).toMatchObject([
      { evento: 'ENTRADA', matricula: '1001', conta },
      { evento: 'ENTRADA_RECUSADA', motivo: 'credenciais-invalidas', conta },
    ]);
    const all = JSON.stringify(delivered) + bff.log;
    for (const secret of ['39053344705', gesto.assinatura, challenge.desafio]) expect(all).not.toContain(secret);
  });
});

describe('a senha onde o sistema pede a chave', () => {
  it('de quem ainda não tem chave a sessão o diz', async () => {
    bff.government.json('/login', 200, { token: await bff.government.token({ ...gestora, sem_chave: true }) });
    expect((await bff.login()).json).toMatchObject({ semChave: true });
  });

  it('é 403 chave-exigida, também de quem pede um token, e não conta como errada', async () => {
    bff.government.json('/login', 403, { type: '/problemas/chave-exigida', detail: 'segredo interno' });
    for (let n = 0; n < 8; n += 1) {
      const answer = await bff.login({ cpf: '168.995.350-09', senha: 'x' });
      expect([...verdict(answer), answer.cookies]).toEqual([403, '/problemas/chave-exigida', []]);
      expect(answer.json.detail).toBe('A senha confere. Entre com a sua chave, no aparelho que a tem');
    }
    const token = await bff.call('POST', '/api/token', { body: { cpf: '168.995.350-09', senha: 'x' } });
    expect(verdict(token)).toEqual([403, '/problemas/chave-exigida']);
  });
});
