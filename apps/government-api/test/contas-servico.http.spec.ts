import type { components } from '@alipen/contracts/generated/government-api';
import { type Operation, operations } from '@alipen/contracts/generated/operations';
import { sql } from 'drizzle-orm';
import type { Pessoa } from '../src/auth/pessoa.ts';
import { Clock } from '../src/clock/clock.ts';
import { escopos } from '../src/contas-servico/escopos.table.ts';
import { rows } from '../src/database/database.ts';
import { UsuariosService } from '../src/usuarios/usuarios.service.ts';
import { prepararServidor } from './kit/servidor.ts';

type Schemas = components['schemas'];
const CONTAS = '/ms-alipen/contas-servico';
const DIA = 86_400_000;
const dia = (ms: number) => new Date(ms).toISOString().slice(0, 10);

describe('as contas de serviço', () => {
  const servidor = prepararServidor();
  let adiante = 0;
  let numero = 0;

  beforeAll(() => {
    servidor.app.get(Clock).now = () => new Date(Date.now() + adiante);
  });
  beforeEach(() => {
    adiante = 0;
  });

  const dados = (mudados: object = {}) => {
    numero += 1;
    return {
      nome: `Sistema ${numero}`,
      finalidade: 'Lê os pedidos para o painel da secretaria.',
      autoridade: 'AL_MONITORAMENTO',
      escopos: ['listarPedidos', 'obterPedido'],
      porMinuto: 600,
      validaAte: dia(Date.now() + 30 * DIA),
      ...mudados,
    };
  };
  const gestora = () => servidor.como('gestora');
  const criar = async (mudados: object = {}): Promise<Schemas['ContaComSegredo']> =>
    (await gestora().post(CONTAS).send(dados(mudados)).expect(201)).body;
  const entrar = (client_id: string, client_secret: string) =>
    servidor.http().post('/contas-servico/sessoes').send({ client_id, client_secret });
  const tokenDe = async ({ conta, segredo }: Schemas['ContaComSegredo']): Promise<string> =>
    (await entrar(conta.clientId, segredo).expect(200)).body.token;
  const comToken = (token: string, path = '/ms-alipen/pedidos') =>
    servidor.http().get(path).set('authorization', `Bearer ${token}`);
  const etag = (conta: Schemas['ContaServico']) => `"${conta.versao}"`;

  it('a gestora cria uma conta, vê o segredo uma vez, e a conta lê o que é escopo dela', async () => {
    const { conta, segredo } = await criar();
    expect(segredo).toMatch(/^alipen_[A-Za-z0-9_-]{43}$/);
    expect(conta).toMatchObject({ clientId: `conta-${conta.id}`, situacao: 'VALIDA', usadaEm: null });
    expect(conta.segredos).toMatchObject([{ fim: segredo.slice(-4), usadoEm: null }]);
    const { token, expiraEm } = (await entrar(conta.clientId, segredo).expect(200)).body;
    expect(Date.parse(expiraEm) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    await comToken(token).expect(200);
    const { body, text } = await gestora().get(`${CONTAS}/${conta.id}`).expect(200);
    expect(body.usadaEm).not.toBeNull();
    expect(text).not.toContain(segredo);
  });

  it('o segredo não está em tabela nenhuma: só a soma dele', async () => {
    const { segredo } = await criar();
    for (const tabela of ['contas_servico', 'segredos_conta', 'usuarios', 'eventos', 'chaves_idempotencia']) {
      const lidas = await rows<{ linha: string }>(
        servidor.database,
        sql`select t::text as linha from ${sql.identifier(tabela)} t`,
      );
      expect(lidas.filter(({ linha }) => linha.includes(segredo.slice(7)))).toEqual([]);
    }
  });

  it('a conta com o número de uma pessoa não assina com a senha dela', async () => {
    const usuarios = servidor.app.get(UsuariosService);
    const pessoa = { usuarioId: 1, matricula: '100001', requestId: 'spec' } as Pessoa;
    const assinar = (quem: Pessoa) => usuarios.exigirSenhaDeNovo(quem, 'não é esta', 'termos');
    await expect(assinar(pessoa)).rejects.toMatchObject({ slug: 'dados-invalidos' });
    const conta = { segredoId: 1, escopos: ['assinarTermo'] };
    await expect(assinar({ ...pessoa, conta })).rejects.toMatchObject({ slug: 'nao-permitido' });
  });

  it('cada operação fora dos escopos é recusada, e as de pessoas não são escopo de ninguém', async () => {
    const token = await tokenDe(await criar());
    const abertas: string[] = [];
    for (const operation of Object.values<Operation>(operations)) {
      if (operation.autoridades.includes('PUBLICO') || operation.classe === 'eventos') continue;
      const metodo = operation.method.toLowerCase() as 'get' | 'post';
      const path = operation.path.replaceAll(/\{\w+\}/g, '0');
      const { status } = await servidor.http()[metodo](path).set('authorization', `Bearer ${token}`);
      if (![401, 403].includes(status)) abertas.push(operation.operationId);
    }
    expect(abertas.sort()).toEqual(['listarPedidos', 'obterPedido']);
    await comToken(token, '/ms-alipen/ao-vivo').expect(403);
    for (const nunca of [
      'criarContaServico',
      'criarUsuario',
      'assinarDia',
      'assinarTermo',
      'recusarTermo',
      'devolverPapelAssinado',
      'assinarPapelComGovbr',
      'convidarControle',
      'darSenhaDeControle',
      'autorizarTela',
      'listarHistorico',
      'listarEventosDeAcesso',
      'reabrirFiscalizacao',
    ]) {
      expect(escopos.has(nunca)).toBe(false);
      const { body } = await gestora()
        .post(CONTAS)
        .send(dados({ autoridade: 'AL_GESTOR', escopos: [nunca] }))
        .expect(422);
      expect(body.errors[0].pointer).toBe('/escopos/0');
    }
  });

  it('um perfil não recebe a operação que não pode', async () => {
    const { body } = await gestora()
      .post(CONTAS)
      .send(dados({ escopos: ['criarFornecedor'] }))
      .expect(422);
    expect(body.errors).toEqual([{ pointer: '/escopos/0', detail: 'O perfil escolhido não pode criarFornecedor.' }]);
  });

  it('a conta de uma lotação não alcança outra, e o que escreve tem autor', async () => {
    const [uma, outra] = await rows<{ id: number }>(
      servidor.database,
      sql`select id from lotacoes order by id limit 2`,
    );
    const conta = await criar({
      autoridade: 'SOLICITANTE',
      lotacaoId: uma?.id,
      escopos: ['obterLotacao', 'informarEfetivo'],
    });
    const token = await tokenDe(conta);
    await comToken(token, `/ms-alipen/lotacoes/${uma?.id}`).expect(200);
    expect((await comToken(token, `/ms-alipen/lotacoes/${outra?.id}`)).body.type).toBe('/problemas/lotacao-alheia');
    const hoje = dia(Date.now() - DIA);
    await servidor
      .http()
      .put(`/ms-alipen/lotacoes/${uma?.id}/efetivos/${hoje}`)
      .set('authorization', `Bearer ${token}`)
      .send({ internos: 10, servidoresPlantao: 2, servidoresExpediente: 1 })
      .expect(200);
    const [evento] = await rows<{ matricula: string; nome: string }>(
      servidor.database,
      sql`select e.matricula, u.nome from eventos e join usuarios u on u.id = e.usuario_id
          where acao = 'informarEfetivo' order by e.id desc limit 1`,
    );
    expect(evento).toEqual({ matricula: conta.conta.clientId, nome: conta.conta.nome });
  });

  it('dois segredos valem juntos, o terceiro não se emite, e o revogado leva os tokens que pediu', async () => {
    const primeira = await criar();
    const { id, clientId } = primeira.conta;
    const antigo = await tokenDe(primeira);
    const segunda: Schemas['ContaComSegredo'] = (await gestora().post(`${CONTAS}/${id}/segredos`).expect(201)).body;
    const novo = await tokenDe(segunda);
    expect(segunda.conta.acoes).toEqual(['editar', 'revogar']);
    await gestora().post(`${CONTAS}/${id}/segredos`).expect(409);
    await gestora().post(`${CONTAS}/${id}/segredos/${primeira.conta.segredos[0]?.id}/revogacao`).expect(200);
    await comToken(antigo).expect(401);
    await comToken(novo).expect(200);
    await entrar(clientId, primeira.segredo).expect(401);
  });

  it('revogada, a conta é recusada na chamada seguinte e não pede outro token', async () => {
    const conta = await criar();
    const token = await tokenDe(conta);
    await comToken(token).expect(200);
    const { body } = await gestora().post(`${CONTAS}/${conta.conta.id}/revogacao`).expect(200);
    expect(body).toMatchObject({ situacao: 'REVOGADA', acoes: [] });
    await comToken(token).expect(401);
    await entrar(conta.conta.clientId, conta.segredo).expect(401);
    await gestora().post(`${CONTAS}/${conta.conta.id}/revogacao`).expect(409);
  });

  it('o escopo tirado deixa de valer na hora; o dado vale no próximo token', async () => {
    const criada = await criar();
    const token = await tokenDe(criada);
    const { clientId, id } = criada.conta;
    const mudar = async (lista: string[], versao: string) =>
      (
        await gestora()
          .put(`${CONTAS}/${id}`)
          .set('if-match', versao)
          .send(dados({ nome: criada.conta.nome, escopos: lista }))
          .expect(200)
      ).body as Schemas['ContaServico'];
    const menos = await mudar(['listarLotacoes'], etag(criada.conta));
    await comToken(token).expect(403);
    await comToken(token, '/ms-alipen/lotacoes').expect(403);
    expect(menos.clientId).toBe(clientId);
    await comToken(await tokenDe(criada), '/ms-alipen/lotacoes').expect(200);
    await gestora().put(`${CONTAS}/${id}`).set('if-match', etag(criada.conta)).send(dados()).expect(412);
    await gestora().put(`${CONTAS}/${id}`).send(dados()).expect(428);
  });

  it('depois do último dia a conta não vale, e o token não passa desse fim', async () => {
    const conta = await criar({ validaAte: dia(Date.now() + DIA) });
    const token = await tokenDe(conta);
    await comToken(token).expect(200);
    adiante = 3 * DIA;
    await entrar(conta.conta.clientId, conta.segredo).expect(401);
    await comToken(token).expect(401);
  });

  it.each([
    ['conta que não existe', (c: Schemas['ContaComSegredo']) => ['conta-999999', c.segredo]],
    [
      'segredo de outra',
      (c: Schemas['ContaComSegredo'], o: Schemas['ContaComSegredo']) => [c.conta.clientId, o.segredo],
    ],
    [
      'segredo com uma letra trocada',
      (c: Schemas['ContaComSegredo']) => [
        c.conta.clientId,
        c.segredo.slice(0, -1) + (c.segredo.endsWith('A') ? 'E' : 'A'),
      ],
    ],
  ])('%s: o mesmo 401, sem dizer qual', async (_nome, de) => {
    const [id = '', segredo = ''] = de(await criar(), await criar());
    const { body } = await entrar(id, segredo).expect(401);
    expect(body).toMatchObject({ type: '/problemas/credenciais-invalidas', detail: 'A conta ou o segredo não vale.' });
  });

  it('a conta não é pessoa: não entra com senha, não se lista, e o token de pessoa não passa por ela', async () => {
    const { conta, segredo } = await criar();
    await servidor.http().post('/login').send({ cpf: conta.clientId, senha: segredo }).expect(422);
    const { body } = await gestora().get('/ms-alipen/usuarios?busca=Sistema').expect(200);
    expect(JSON.stringify(body)).not.toContain(conta.clientId);
    await servidor.como('atendimento').get(CONTAS).expect(403);
  });

  it('o nome não se repete entre as que valem', async () => {
    const { conta } = await criar();
    const { body } = await gestora()
      .post(CONTAS)
      .send(dados({ nome: conta.nome.toUpperCase() }))
      .expect(409);
    expect(body.registro).toEqual({ id: conta.id, nome: conta.nome });
    await gestora().post(`${CONTAS}/${conta.id}/revogacao`).expect(200);
    await criar({ nome: conta.nome });
  });

  it('cada ato fica no histórico, sem segredo', async () => {
    const { conta } = await criar();
    await gestora().post(`${CONTAS}/${conta.id}/segredos`).expect(201);
    await gestora().post(`${CONTAS}/${conta.id}/revogacao`).expect(200);
    const lidos = await rows<{ acao: string }>(
      servidor.database,
      sql`select acao from eventos where entidade = 'contas_servico' and entidade_id = ${String(conta.id)} order by id`,
    );
    expect(lidos.map(({ acao }) => acao)).toEqual(['criarContaServico', 'emitirSegredoDaConta', 'revogarContaServico']);
  });
});
