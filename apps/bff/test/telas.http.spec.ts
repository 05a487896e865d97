import { relayOperations } from '../src/relay/relay-operation.ts';
import { Bff, COOKIE, ORIGIN } from './bff.spec-kit.ts';
import { gestora } from './fake-government.ts';

const SEGREDO = 'S'.repeat(32);
const PAINEL = '/api/ms-alipen/painel';
const NOSSA = { 'x-csrf': '1', origin: ORIGIN };
const tela = { nome: 'Tela', matricula: 'tela-7', nome_lotacao_real: 'Painel', authorities: ['TELA_PAINEL'] };
const VAZIO = {
  agora: '2026-11-22T10:00:00Z',
  tela: null,
  regiao: null,
  prazos: null,
  pedidos: null,
  atrasos: null,
  entregas: null,
  naoConformidades: null,
  totais: null,
  acimaDoEfetivo: null,
};
const EMITIDO = { codigo: '012345', segredo: SEGREDO, expiraEm: '2026-11-22T10:10:00Z' };

describe('as telas de parede', () => {
  let bff: Bff;
  let token = '';
  beforeAll(async () => {
    bff = await Bff.start({}, relayOperations);
  });
  afterAll(() => bff.stop());
  beforeEach(async () => {
    bff.government.reset();
    token = await bff.government.token(tela);
    bff.government.json('/telas/codigos', 201, EMITIDO);
    bff.government.json('/ms-alipen/painel', 200, VAZIO);
  });

  const situacao = (corpo: object) =>
    bff.government.json('/telas/sessoes', 200, { codigo: null, nome: null, token: null, expiraEm: null, ...corpo });
  const renovar = (cookie = `ALIPEN_TELA_CHAVE=${SEGREDO}`) =>
    bff.call('POST', '/api/tela/sessao', { headers: { ...NOSSA, cookie } });
  const comCookie = (cookie: string, path = PAINEL, headers = {}) =>
    bff.call('GET', path, { headers: { ...NOSSA, cookie, ...headers } });

  it('o código vai à página; o segredo, só ao cookie que ela não lê', async () => {
    const { status, json, cookies } = await bff.call('POST', '/api/tela/codigo', { headers: NOSSA });
    expect([status, json]).toEqual([200, { codigo: '012345', expiraEm: EMITIDO.expiraEm }]);
    // No body is sent, so no content type either.
    expect(bff.government.calls('/telas/codigos').at(-1)?.headers['content-type']).toBeUndefined();
    const [chave] = cookies;
    expect(chave).toBe(`ALIPEN_TELA_CHAVE=${SEGREDO}; Path=/api/tela; Max-Age=34560000; HttpOnly; SameSite=Strict`);
  });

  it('quem não é a nossa página não transforma o navegador de ninguém em tela', async () => {
    const alheias: Record<string, string>[] = [
      {},
      { origin: ORIGIN },
      { 'x-csrf': '1', origin: 'https://outro.gov.br' },
    ];
    for (const headers of alheias) {
      expect((await bff.call('POST', '/api/tela/codigo', { headers })).status).toBe(403);
      expect((await bff.call('POST', '/api/tela/sessao', { headers })).status).toBe(403);
    }
    expect(bff.government.calls('/telas/codigos')).toEqual([]);
  });

  it('autorizada, recebe o token num cookie que só vai ao painel, e o segredo continua', async () => {
    situacao({ situacao: 'AUTORIZADA', nome: 'Sala 1', token, expiraEm: '2026-11-22T16:00:00Z' });
    const { json, cookies, text } = await renovar();
    expect(json).toMatchObject({ situacao: 'AUTORIZADA', nome: 'Sala 1' });
    expect(text).not.toContain(token);
    expect(cookies[0]).toContain(`ALIPEN_TELA_CHAVE=${SEGREDO}; Path=/api/tela;`);
    expect(cookies[1]).toMatch(
      /^ALIPEN_TELA=[^;]+; Path=\/api\/ms-alipen\/painel; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    expect(cookies.some(cookie => cookie.startsWith(COOKIE))).toBe(false);
    expect(bff.government.calls('/telas/sessoes')[0]?.body).toBe(JSON.stringify({ segredo: SEGREDO }));
  });

  it.each([
    ['de pessoa', gestora],
    ['de tela e de pessoa', { ...tela, authorities: ['TELA_PAINEL', 'AL_GESTOR'] }],
  ])('um token %s nunca vira cookie de tela', async (_nome, claims) => {
    situacao({ situacao: 'AUTORIZADA', nome: 'x', token: await bff.government.token(claims), expiraEm: null });
    const { status, cookies } = await renovar();
    expect([status, cookies]).toEqual([502, []]);
  });

  it.each(['REVOGADA', 'EXPIRADO', 'SEM_TELA'])('%s: os dois cookies são apagados', async qual => {
    situacao({ situacao: qual });
    const { json, cookies } = await renovar();
    expect(json.situacao).toBe(qual);
    expect(cookies.map(cookie => cookie.split(';').slice(0, 3).join(';'))).toEqual([
      'ALIPEN_TELA_CHAVE=; Path=/api/tela; Max-Age=0',
      'ALIPEN_TELA=; Path=/api/ms-alipen/painel; Max-Age=0',
    ]);
  });

  it('sem segredo, com dois, ou com um que não tem forma de um, nada é perguntado', async () => {
    for (const cookie of [
      '',
      'ALIPEN_TELA_CHAVE=curto',
      `ALIPEN_TELA_CHAVE=${SEGREDO}; ALIPEN_TELA_CHAVE=${SEGREDO}`,
    ]) {
      expect((await renovar(cookie)).json.situacao).toBe('SEM_TELA');
    }
    expect(bff.government.calls('/telas/sessoes')).toEqual([]);
  });

  it('o token da tela lê o painel e nenhuma outra operação, venha por onde vier', async () => {
    expect((await comCookie(`ALIPEN_TELA=${token}`)).status).toBe(200);
    const [visto] = bff.government.calls('/ms-alipen/painel');
    expect([visto?.headers.authorization, visto?.headers.cookie]).toEqual([`Bearer ${token}`, undefined]);
    const abertas: string[] = [];
    for (const { operationId, method, path, open, classe } of relayOperations) {
      if (open || classe === 'eventos') continue;
      const endereco = path.replaceAll(/\{\w+\}/g, '1');
      const por = (cookie: string) => bff.call(method, endereco, { headers: { ...NOSSA, cookie } });
      const [comToken, comoSessao, soDaTela] = await Promise.all([
        bff.asBearer(token, method, endereco),
        por(`${COOKIE}=${token}`),
        por(`ALIPEN_TELA=${token}`),
      ]);
      for (const { json } of [comToken, comoSessao]) {
        if (json.type !== '/problemas/nao-permitido') abertas.push(operationId);
      }
      const doPainel = ['obterPainel', 'obterFotoDoPainel'].includes(operationId);
      if (!doPainel && soDaTela.json.type !== '/problemas/nao-autenticado') abertas.push(`${operationId} pelo cookie`);
    }
    expect([...new Set(abertas)]).toEqual(['obterPainel', 'obterFotoDoPainel']);
    for (const path of ['/api/sessao', '/api/acessos']) {
      expect((await bff.asBearer(token, 'GET', path)).status).toBe(403);
    }
  });

  it('quem entra com a própria sessão lê sem ser tela; a tela continua tela quando alguém entra ao lado', async () => {
    const pessoa = await bff.government.token({ ...gestora, authorities: ['AL_MONITORAMENTO'] });
    expect((await comCookie(`${COOKIE}=${pessoa}`)).status).toBe(200);
    const solicitante = await bff.government.token({ ...gestora, authorities: ['SOLICITANTE'] });
    expect((await comCookie(`${COOKIE}=${solicitante}`)).status).toBe(403);
    expect((await comCookie(`${COOKIE}=${solicitante}; ALIPEN_TELA=${token}`)).status).toBe(200);
    expect(bff.government.calls('/ms-alipen/painel').at(-1)?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it('o token vencido da tela é apagado, e a sessão da pessoa ao lado, não', async () => {
    const vencido = await bff.government.token(tela, { exp: -60, iat: -600 });
    const sozinha = await comCookie(`ALIPEN_TELA=${vencido}`);
    expect([sozinha.status, sozinha.cookies.map(cookie => cookie.split('=')[0])]).toEqual([401, ['ALIPEN_TELA']]);
    const pessoa = await bff.government.token({ ...gestora, authorities: ['AL_MONITORAMENTO'] });
    expect((await comCookie(`${COOKIE}=${pessoa}; ALIPEN_TELA=${vencido}`)).status).toBe(200);
  });

  it('a revogada recebe 401 e perde o cookie da tela; o da sessão não é tocado', async () => {
    bff.government.json('/ms-alipen/painel', 401, { type: '/problemas/sessao-encerrada' });
    const { status, cookies } = await comCookie(`ALIPEN_TELA=${token}; ${COOKIE}=qualquer.coisa.aqui`);
    expect([status, cookies.map(cookie => cookie.split('=')[0])]).toEqual([401, ['ALIPEN_TELA']]);
  });

  it('outro site não lê o painel com o cookie da tela', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { 'x-csrf': '0' }]) {
      expect((await comCookie(`ALIPEN_TELA=${token}`, PAINEL, headers)).status).toBe(403);
    }
  });

  it('um servidor do governo sem telas, ou que responde qualquer coisa, é dito como é', async () => {
    bff.government.json('/telas/codigos', 404, {});
    expect((await bff.call('POST', '/api/tela/codigo', { headers: NOSSA })).status).toBe(404);
    bff.government.json('/telas/codigos', 201, { codigo: '12', segredo: 'x', expiraEm: 'hoje' });
    expect((await bff.call('POST', '/api/tela/codigo', { headers: NOSSA })).status).toBe(502);
    bff.government.json('/telas/codigos', 429, {}, { 'retry-after': '60' });
    const cheio = await bff.call('POST', '/api/tela/codigo', { headers: NOSSA });
    expect([cheio.status, cheio.headers['retry-after']]).toEqual([429, '60']);
  });

  it('quem pede códigos demais espera', async () => {
    const respostas = await Promise.all(
      Array.from({ length: 25 }, () => bff.call('POST', '/api/tela/codigo', { headers: NOSSA })),
    );
    expect(respostas.some(({ status }) => status === 429)).toBe(true);
  });
});

describe('as telas, sob um caminho', () => {
  it('os cookies seguem o caminho por onde a página chama', async () => {
    const bff = await Bff.start({ basePath: '/alimentacao/', publicOrigin: 'https://alipen.gov.br' });
    bff.government.json('/telas/codigos', 201, EMITIDO);
    const headers = { 'x-csrf': '1', origin: 'https://alipen.gov.br' };
    const { cookies } = await bff.call('POST', '/alimentacao/api/tela/codigo', { headers });
    expect(cookies[0]).toContain('Path=/alimentacao/api/tela; Max-Age=34560000; HttpOnly; Secure; SameSite=Strict');
    await bff.stop();
  });
});
