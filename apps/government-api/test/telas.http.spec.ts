import { once } from 'node:events';
import { type IncomingMessage, get as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { components } from '@alipen/contracts/generated/government-api';
import { type Operation, operations } from '@alipen/contracts/generated/operations';
import { sql } from 'drizzle-orm';
import { Clock } from '../src/clock/clock.ts';
import { rows } from '../src/database/database.ts';
import { MAIS_A_ESPERA, MAIS_ERROS } from '../src/telas/telas.codigo.rules.ts';
import { prepararServidor } from './kit/servidor.ts';

type Schemas = components['schemas'];

describe('as telas de parede', () => {
  const servidor = prepararServidor();
  let adiante = 0;

  beforeAll(() => {
    servidor.app.get(Clock).now = () => new Date(Date.now() + adiante);
  });
  beforeEach(async () => {
    adiante = 0;
    await servidor.database.execute(sql`delete from codigos_tela`);
    await servidor.database.execute(sql`delete from telas`);
    await servidor.database.execute(sql`truncate mudancas`);
  });

  const pedirCodigo = async (): Promise<Schemas['CodigoEmitido']> =>
    (await servidor.http().post('/telas/codigos').expect(201)).body;
  const sessao = async (segredo: string): Promise<Schemas['SessaoDaTela']> =>
    (await servidor.http().post('/telas/sessoes').send({ segredo }).expect(200)).body;
  const autorizar = (codigo: string, dados: object = {}) =>
    servidor
      .como('gestora')
      .post('/ms-alipen/telas')
      .send({ codigo, nome: 'Sala de monitoramento', ...dados });
  async function pareada(dados: object = {}) {
    const { codigo, segredo } = await pedirCodigo();
    const tela: Schemas['TelaDeParede'] = (await autorizar(codigo, dados).expect(201)).body;
    const { token } = await sessao(segredo);
    return { codigo, segredo, tela, token: token ?? '' };
  }
  const comToken = (token: string, path = '/ms-alipen/painel') =>
    servidor.http().get(path).set('authorization', `Bearer ${token}`);
  const errado = (codigo: string) => String((Number(codigo) + 1) % 1_000_000).padStart(6, '0');

  it('mostra seis dígitos, espera, e recebe o token quando a gestora digita o código', async () => {
    const { codigo, segredo, expiraEm } = await pedirCodigo();
    expect(codigo).toMatch(/^\d{6}$/);
    expect(await sessao(segredo)).toEqual({ situacao: 'AGUARDANDO', codigo, nome: null, token: null, expiraEm });

    const { body } = await autorizar(codigo).expect(201);
    expect(body).toMatchObject({ nome: 'Sala de monitoramento', situacao: 'AUTORIZADA', vistaEm: null, lotacoes: [] });
    const aberta = await sessao(segredo);
    expect(aberta).toMatchObject({ situacao: 'AUTORIZADA', nome: 'Sala de monitoramento' });
    const painel = await comToken(aberta.token ?? '').expect(200);
    expect(painel.body.tela).toBe('Sala de monitoramento');
    const lista = await servidor.como('gestora').get('/ms-alipen/telas').expect(200);
    expect(lista.body.itens[0].vistaEm).not.toBeNull();
  });

  it('o token não traz dado de pessoa', async () => {
    const { token } = await pareada({ nome: 'Sala da Maria' });
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual(
      ['authorities', 'exp', 'iat', 'iss', 'jti', 'lotacao_id', 'matricula', 'nome', 'nome_lotacao_real', 'sub'].sort(),
    );
    const { nome, matricula, nome_lotacao_real, authorities, lotacao_id, sub } = claims;
    expect({ nome, nome_lotacao_real, authorities, lotacao_id }).toEqual({
      nome: 'Tela',
      nome_lotacao_real: 'Painel',
      authorities: ['TELA_PAINEL'],
      lotacao_id: null,
    });
    expect([matricula, sub].join()).toMatch(/^tela-\d+,tela-\d+$/);
  });

  it('o token da tela abre o painel e nenhuma outra operação', async () => {
    const { token } = await pareada();
    const abertas: string[] = [];
    for (const operation of Object.values(operations) as Operation[]) {
      if (operation.autoridades.includes('PUBLICO') || operation.classe === 'eventos') continue;
      const path = operation.path.replaceAll(/\{\w+\}/g, '0');
      const metodo = operation.method.toLowerCase() as 'get' | 'post';
      const { status } = await servidor.http()[metodo](path).set('authorization', `Bearer ${token}`);
      // 401: the operation is the gateway's alone, whatever the token.
      if (![401, 403].includes(status)) abertas.push(operation.operationId);
    }
    expect(abertas).toEqual(['obterPainel', 'obterFotoDoPainel']);
    const daTela = (Object.values(operations) as Operation[]).filter(({ autoridades }) =>
      autoridades.includes('TELA_PAINEL'),
    );
    expect(daTela.map(({ operationId, method }) => `${method} ${operationId}`).sort()).toEqual([
      'GET acompanharPainel',
      'GET obterFotoDoPainel',
      'GET obterPainel',
    ]);
    await comToken(token, '/ms-alipen/ao-vivo').expect(403);
  });

  it('nada no painel é dado de pessoa', async () => {
    const { token } = await pareada();
    const nomes = await rows<{ nome: string; cpf: string }>(servidor.database, sql`select nome, cpf from usuarios`);
    const { text } = await comToken(token).expect(200);
    for (const { nome, cpf } of nomes) {
      expect(text).not.toContain(nome);
      expect(text).not.toContain(cpf);
    }
  });

  it('quem só viu o código não recebe nada: o token é de quem tem o segredo', async () => {
    const { codigo, segredo } = await pareada();
    for (const tentado of [
      codigo,
      codigo.padEnd(32, '0'),
      `${segredo.slice(0, -1)}${segredo.endsWith('A') ? 'B' : 'A'}`,
    ]) {
      const { body, status } = await servidor.http().post('/telas/sessoes').send({ segredo: tentado });
      expect([200, 422]).toContain(status);
      expect(body.token ?? null).toBeNull();
    }
  });

  it('o código serve uma vez; quem o usou e não viu a resposta recebe a mesma tela', async () => {
    const { codigo, tela } = await pareada();
    const repetida = await autorizar(codigo).expect(201);
    expect(repetida.body.id).toBe(tela.id);
    const outra = await autorizar(codigo, { nome: 'Outra sala' }).expect(409);
    expect(outra.body.detail).toMatch(/já foi usado/);
    const [{ n } = { n: 0 }] = await rows<{ n: number }>(servidor.database, sql`select count(*)::int as n from telas`);
    expect(n).toBe(1);
  });

  it('o código vence em dez minutos, e a tela fica sabendo', async () => {
    const { codigo, segredo } = await pedirCodigo();
    adiante = 10 * 60_000 + 1;
    await autorizar(codigo).expect(422);
    expect((await sessao(segredo)).situacao).toBe('EXPIRADO');
    adiante = 80 * 60_000;
    await pedirCodigo();
    expect((await sessao(segredo)).situacao).toBe('SEM_TELA');
  });

  it('há um máximo de telas à espera', async () => {
    const agora = new Date();
    await servidor.database.execute(sql`
      insert into codigos_tela (segredo_sha256, codigo, criado_em, expira_em)
      select 's' || n, lpad(n::text, 6, '0'), ${agora}::timestamptz, ${agora}::timestamptz + interval '9 minutes'
      from generate_series(1, ${MAIS_A_ESPERA}::int) n`);
    const { status, headers } = await servidor.http().post('/telas/codigos');
    expect([status, headers['retry-after']]).toEqual([429, '60']);
  });

  it('revogada, a tela não lê mais nada na hora, nem com o token que já tinha, nem renova', async () => {
    const { segredo, tela, token } = await pareada();
    await comToken(token).expect(200);
    const { body } = await servidor.como('gestora').post(`/ms-alipen/telas/${tela.id}/revogacao`).expect(200);
    expect(body).toMatchObject({ situacao: 'REVOGADA', acoes: [] });
    const recusa = await comToken(token).expect(401);
    expect(recusa.body.type).toBe('/problemas/sessao-encerrada');
    expect(await sessao(segredo)).toMatchObject({ situacao: 'REVOGADA', token: null });
    await servidor.como('gestora').post(`/ms-alipen/telas/${tela.id}/revogacao`).expect(409);
    await autorizar('000000').expect(422);
  });

  it('revogada enquanto acompanha: é avisada e a linha termina', async () => {
    const { tela, token } = await pareada();
    await servidor.app.listen(0, '127.0.0.1');
    const { port } = servidor.app.getHttpServer().address() as AddressInfo;
    const headers = { authorization: `Bearer ${token}` };
    const pedido = open(`http://127.0.0.1:${port}/ms-alipen/painel/ao-vivo`, { agent: false, headers });
    const [linha] = (await once(pedido, 'response')) as [IncomingMessage];
    let ouvido = '';
    linha.setEncoding('utf8').on('data', pedaco => {
      ouvido += pedaco;
    });
    while (!ouvido.includes('event: sinal')) await wait(10);
    const { id } = (await servidor.como('gestora').get('/ms-alipen/lotacoes?tamanho=1')).body.itens[0];
    await servidor.database.execute(sql`
      select pg_notify('mudancas', ${JSON.stringify({ id: 7, usuarioId: null, lotacaoId: id, dados: { tipo: 'pedido', lotacaoId: id, pedidoId: 99 } })})`);
    while (!ouvido.includes('event: mudanca')) await wait(10);
    expect(ouvido).toContain('data: {"tipo":"pedido"}');
    expect(ouvido).not.toContain('99');
    // The line may end before the answer to the revocation arrives.
    const fim = once(linha, 'end');
    await servidor.como('gestora').post(`/ms-alipen/telas/${tela.id}/revogacao`).expect(200);
    await fim;
    expect(ouvido).toMatch(/event: revogada\ndata: \{\}\n\n$/);
  });

  it('a gestora muda o nome e o que ela mostra, com a versão que viu', async () => {
    const { tela, token } = await pareada();
    const agente = servidor.como('gestora');
    const caminho = `/ms-alipen/telas/${tela.id}`;
    await agente.put(caminho).send({ nome: 'Sala 2' }).expect(428);
    const [{ id: lotacaoId } = { id: 0 }] = (await agente.get('/ms-alipen/lotacoes?tamanho=1')).body.itens;
    const { body } = await agente
      .put(caminho)
      .set('if-match', '"1"')
      .send({ nome: 'Sala 2', regiao: '2', lotacaoIds: [lotacaoId] })
      .expect(200);
    expect(body).toMatchObject({ nome: 'Sala 2', regiao: '2', versao: 2, lotacoes: [{ id: lotacaoId }] });
    await agente.put(caminho).set('if-match', '"1"').send({ nome: 'Sala 3' }).expect(412);
    const painel = await comToken(token).expect(200);
    expect(painel.body).toMatchObject({ tela: 'Sala 2', regiao: '2' });
    expect(painel.body.pedidos.lotacoes).toBe(1);
    // The page's address only narrows the scope: nothing of this unit is in another region.
    const fora = await comToken(token, '/ms-alipen/painel?regiao=4').expect(200);
    expect(fora.body.pedidos.lotacoes).toBe(0);
  });

  it('só a gestora autoriza, vê e revoga telas', async () => {
    for (const quem of ['monitoramento', 'atendimento', 'solicitante', 'fiscal'] as const) {
      await servidor.como(quem).get('/ms-alipen/telas').expect(403);
      await servidor.como(quem).post('/ms-alipen/telas').send({ codigo: '000000', nome: 'x' }).expect(403);
      await servidor.como(quem).post('/ms-alipen/telas/1/revogacao').expect(403);
    }
    await servidor.como('monitoramento').get('/ms-alipen/painel').expect(200);
    await servidor.como('solicitante').get('/ms-alipen/painel').expect(403);
  });

  // Last in this file: the trail only grows, and the manager waits from here on.
  it('quem erra muitos códigos espera, e cada erro fica na trilha', async () => {
    const erros = async () => {
      const [row] = await rows<{ n: number }>(
        servidor.database,
        sql`select count(*)::int as n from eventos where acao = 'codigoDeTelaRecusado'`,
      );
      return row?.n ?? 0;
    };
    const { codigo } = await pedirCodigo();
    for (let vez = await erros(); vez < MAIS_ERROS; vez += 1) await autorizar(errado(codigo)).expect(422);
    const { body } = await autorizar(codigo).expect(429);
    expect(body.detail).toMatch(/Espere 10 minutos/);
    expect(await erros()).toBe(MAIS_ERROS);
  });
});
