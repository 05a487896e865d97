import { bffDocument } from '../src/http/bff-contract.ts';
import { relayOperations } from '../src/relay/relay-operation.ts';
import { Bff, COOKIE, ORIGIN } from './bff.spec-kit.ts';

const SESSOES = '/contas-servico/sessoes';
const PEDIDOS = '/api/ms-alipen/pedidos';
const SEGREDO = `alipen_${'S'.repeat(43)}`;
const conta = {
  nome: 'Sistema da secretaria',
  matricula: 'conta-7',
  nome_lotacao_real: 'Integração',
  authorities: ['CONTA_DE_SERVICO'],
  scope: 'listarPedidos obterPedido',
  por_minuto: 5,
};
const { ContagemPorSituacao } = bffDocument.components.schemas;
const porSituacao = Object.fromEntries(ContagemPorSituacao.required.map(situacao => [situacao, 0]));
const VAZIA = { itens: [], total: 0, pagina: 1, tamanho: 50, porSituacao };

describe('as contas de serviço', () => {
  let bff: Bff;
  let token = '';
  let sequencia = 0;
  beforeAll(async () => {
    bff = await Bff.start({}, relayOperations);
  });
  afterAll(() => bff.stop());
  beforeEach(async () => {
    bff.government.reset();
    sequencia += 1;
    token = await bff.government.token({ ...conta, matricula: `conta-${sequencia}` });
    bff.government.json(SESSOES, 200, { token, expiraEm: '2026-11-22T10:15:00Z' });
    bff.government.json('/ms-alipen/pedidos', 200, VAZIA);
  });

  const pedir = (body: object) => bff.call('POST', '/api/token', { body });
  const credenciais = () => ({ client_id: `conta-${sequencia}`, client_secret: SEGREDO });

  it('troca o segredo por um token, sem cookie', async () => {
    const { status, json, cookies } = await pedir(credenciais());
    expect([status, json.token, cookies]).toEqual([200, token, []]);
    expect(JSON.parse(bff.government.calls(SESSOES)[0]?.body ?? '')).toEqual(credenciais());
    expect((await bff.asBearer(token, 'GET', PEDIDOS)).status).toBe(200);
    expect(bff.log).not.toContain(SEGREDO);
  });

  it('o token só abre os escopos, sem pergunta à API do governo, e nenhuma operação própria do BFF', async () => {
    const abertas: string[] = [];
    for (const { operationId, method, path, open, classe } of relayOperations) {
      if (open || classe === 'eventos') continue;
      // One account per call, because refused calls count against the limit too.
      const novo = await bff.government.token({ ...conta, matricula: `conta-de-${operationId}` });
      const { json } = await bff.asBearer(novo, method, path.replaceAll(/\{\w+\}/g, '1'));
      if (json.type !== '/problemas/nao-permitido') abertas.push(operationId);
    }
    expect(abertas).toEqual(['listarPedidos', 'obterPedido']);
    for (const path of ['/api/sessao', '/api/acessos', '/api/inicio?data=2026-11-22']) {
      expect((await bff.asBearer(token, 'GET', path)).status).toBe(403);
    }
  });

  it('num cookie não é sessão de ninguém', async () => {
    const headers = { cookie: `${COOKIE}=${token}`, 'x-csrf': '1', origin: ORIGIN };
    const { status, cookies } = await bff.call('GET', PEDIDOS, { headers });
    expect(status).toBe(401);
    expect(cookies[0]).toContain(`${COOKIE}=; `);
  });

  it('passa do limite da conta, e só dela', async () => {
    const outra = await bff.government.token({ ...conta, matricula: 'conta-500' });
    const status = [];
    for (let vez = 0; vez < 6; vez += 1) status.push((await bff.asBearer(token, 'GET', PEDIDOS)).status);
    expect(status).toEqual([200, 200, 200, 200, 200, 429]);
    const recusada = await bff.asBearer(token, 'GET', PEDIDOS);
    expect(Number(recusada.headers['retry-after'])).toBeGreaterThan(0);
    expect((await bff.asBearer(outra, 'GET', PEDIDOS)).status).toBe(200);
  });

  it.each([
    ['outras autoridades', { authorities: ['CONTA_DE_SERVICO', 'AL_GESTOR'] }],
    ['escopos que não são nomes', { scope: 'listarPedidos  *' }],
    ['sem escopos', { scope: undefined }],
    ['sem limite', { por_minuto: undefined }],
    ['limite sem fim', { por_minuto: 1e9 }],
  ])('um token com %s não é de ninguém', async (_nome, mudado) => {
    const falso = await bff.government.token({ ...conta, ...mudado });
    expect((await bff.asBearer(falso, 'GET', PEDIDOS)).status).toBe(401);
  });

  it('revogada na API do governo: cada chamada pergunta a ela, e o 401 dela é o de quem chama', async () => {
    expect((await bff.asBearer(token, 'GET', PEDIDOS)).status).toBe(200);
    bff.government.json('/ms-alipen/pedidos', 401, {});
    const { status, json } = await bff.asBearer(token, 'GET', PEDIDOS);
    expect([status, json.type]).toEqual([401, '/problemas/sessao-encerrada']);
    expect(bff.government.calls('/ms-alipen/pedidos')).toHaveLength(2);
  });

  it.each([
    ['segredo sem forma de segredo', { client_secret: 'x' }, 401, 'credenciais-invalidas'],
    ['conta sem forma de conta', { client_id: '7' }, 400, 'requisicao-invalida'],
    ['campo a mais', { cpf: '1' }, 400, 'requisicao-invalida'],
  ])('%s: nada é perguntado', async (_nome, mudado, status, tipo) => {
    const { status: visto, json } = await pedir({ ...credenciais(), ...mudado });
    expect([visto, json.type]).toEqual([status, `/problemas/${tipo}`]);
    expect(bff.government.calls(SESSOES)).toEqual([]);
  });

  it('quem erra o segredo espera, como quem erra a senha', async () => {
    bff.government.json(SESSOES, 401, {});
    const status: number[] = [];
    for (let vez = 0; vez < 6; vez += 1) status.push((await pedir(credenciais())).status);
    expect(status).toEqual([401, 401, 401, 401, 401, 429]);
    expect(bff.government.calls(SESSOES)).toHaveLength(5);
  });

  it.each([
    [404, 404, 'rota-desconhecida'],
    [500, 502, 'servidor-com-falha'],
    [302, 502, 'resposta-invalida'],
  ])('a API do governo responde %i: %i', async (dela, nosso, tipo) => {
    bff.government.json(SESSOES, dela, {});
    const { status, json } = await pedir(credenciais());
    expect([status, json.type]).toEqual([nosso, `/problemas/${tipo}`]);
  });

  it('o token de uma pessoa não sai por aqui, nem o de uma conta pelo CPF', async () => {
    bff.government.json(SESSOES, 200, { token: await bff.government.token() });
    expect((await pedir(credenciais())).status).toBe(502);
    bff.government.json('/login', 200, { token });
    expect((await pedir({ cpf: '111.444.777-35', senha: 'x' })).status).toBe(502);
  });
});
