import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { prepararBanco } from './kit/banco.ts';
import {
  AGORA,
  AMANHA,
  abrirCliente,
  type Cliente,
  enviarPedido,
  ids,
  item,
  motivosDe,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Feita = Schemas['PerguntaFeita'];
type Problema = { detail: string; errors?: { pointer: string; detail: string }[] };
type Resposta = Partial<Schemas['RespostaDaPergunta']>;

const PRAZO = '2026-11-20T16:00:00.000Z';
const RESPOSTA = '2026-11-20T14:32:00.000Z';
const ATENDE: Resposta = { nome: 'Marta Lima', atendimento: 'ATENDE' };

describe('a pergunta ao fornecedor antes de decidir', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let pedido: Schemas['Pedido'];
  let motivo: Awaited<ReturnType<typeof motivosDe>>;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    motivo = await motivosDe(banco.database);
  });
  beforeEach(async () => {
    cliente.em(AGORA);
    await banco.database.execute(
      sql.raw('truncate pedidos, numeracao_pedidos, notificacoes, emails restart identity cascade'),
    );
    const itens = [item(ids.almoco, ids.interno, 100), item(ids.almoco, ids.servidor, 8)];
    pedido = (await enviarPedido(cliente, 'gestora', { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens })).corpo;
  });

  const caminho = () => `/pedidos/${pedido.id}/perguntas`;
  const perguntar = <T = Feita>(nova: object = { prazo: PRAZO }, quem: Quem = 'atendimento', com = cliente) =>
    com.post<T>(quem, caminho(), nova);
  const ver = async (quem: Quem = 'atendimento') =>
    (await cliente.get<Schemas['PerguntasDoPedido']>(quem, caminho())).corpo;
  const situacao = async () => (await ver()).perguntas[0]?.situacao;
  const porta = async (nova?: object) => (await perguntar(nova)).corpo.endereco ?? '';
  const abrir = (endereco: string) => cliente.get<Schemas['PerguntaAResponder']>('fiscal', endereco);
  const responder = <T = Schemas['RespostaDaPerguntaRecebida']>(endereco: string, dada: object = ATENDE) =>
    cliente.post<T>('fiscal', endereco, dada);
  const retirar = (id: number) =>
    cliente.post<Schemas['PerguntaAoFornecedor']>('gestora', `/perguntas/${id}/retirada`, undefined);
  const naLista = async () =>
    (await cliente.get<Schemas['PaginaPedidos']>('atendimento', `/pedidos?de=${AMANHA}&ate=${AMANHA}`)).corpo.itens[0];
  const decidir = async (acao: string, corpo: object = {}) => {
    const { etag } = await cliente.get('gestora', `/pedidos/${pedido.id}`);
    return cliente.post('gestora', `/pedidos/${pedido.id}/${acao}`, corpo, etag);
  };
  const decisao = (contexto: string) => ({ motivoId: motivo(contexto, 'OUTROS'), texto: 'Como combinado.' });
  const morta = async (endereco: string) => {
    const [lida, respondida] = [await abrir(endereco), await responder<Problema>(endereco)];
    expect([lida.status, respondida.status]).toEqual([404, 404]);
    expect(respondida.corpo.detail).toMatch(/^Este endereço não vale mais, ou nunca valeu\. Ele vale uma resposta/);
  };

  it('mostra ao fornecedor o que se pergunta, e a resposta aparece no pedido e na lista, com nome e hora', async () => {
    const { status, corpo } = await perguntar({ prazo: PRAZO, texto: '  Chegou mais gente hoje. ' });
    expect(status).toBe(201);
    expect(corpo).toMatchObject({
      enviadaPara: [],
      endereco: expect.stringMatching(/^\/pergunta\/[\w-]{32}$/),
      pergunta: { fornecedor: 'Boa Mesa', situacao: 'ABERTA', por: 'Ana Atende', texto: 'Chegou mais gente hoje.' },
    });
    const endereco = corpo.endereco ?? '';
    expect((await abrir(endereco)).corpo).toEqual({
      numero: pedido.numero,
      fornecedor: 'Boa Mesa',
      lotacao: 'UPSL 1',
      municipio: 'Município',
      data: AMANHA,
      texto: 'Chegou mais gente hoje.',
      refeicoes: [{ nome: 'Almoço', quantidade: 108 }],
      total: 108,
      prazo: PRAZO,
    });
    expect((await naLista())?.pergunta).toEqual({ situacao: 'ABERTA', atendimento: null });
    cliente.em(RESPOSTA);
    const parte = { nome: ' Marta  Lima ', atendimento: 'ATENDE_EM_PARTE', quantidade: 90, texto: 'Sem o resto.' };
    expect((await responder(endereco, parte)).corpo).toEqual({ numero: pedido.numero, recebidaEm: RESPOSTA });
    expect((await ver('solicitante')).perguntas).toMatchObject([
      {
        situacao: 'RESPONDIDA',
        resposta: {
          ...{ atendimento: 'ATENDE_EM_PARTE', quantidade: 90, texto: 'Sem o resto.' },
          ...{ nome: 'Marta Lima', em: RESPOSTA },
        },
      },
    ]);
    expect(await naLista()).toMatchObject({
      situacao: 'ENVIADO',
      pergunta: { situacao: 'RESPONDIDA', atendimento: 'ATENDE_EM_PARTE' },
    });
    await morta(endereco);
  });

  it('quem perguntou é avisado da resposta, e a decisão resolve o aviso', async () => {
    const endereco = await porta();
    await responder(endereco, { nome: 'Marta Lima', atendimento: 'NAO_ATENDE', texto: 'Sem gás.' });
    const avisos = async (quem: Quem) => {
      const { corpo } = await cliente.get<{ itens: Schemas['Notificacao'][] }>(
        quem,
        '/notificacoes?pagina=1&tamanho=50',
      );
      return corpo.itens.filter(({ evento }) => evento === 'PERGUNTA_RESPONDIDA');
    };
    expect(await avisos('gestora')).toEqual([]);
    expect(await avisos('atendimento')).toMatchObject([
      {
        tipo: 'PENDENCIA',
        titulo: `Boa Mesa respondeu sobre o pedido ${pedido.numero}`,
        texto: expect.stringMatching(/Não atende: Sem gás\. Decida\.$/),
        pedidoId: pedido.id,
        resolvidaEm: null,
      },
    ]);
    await decidir('recusa', decisao('RECUSA'));
    expect((await avisos('atendimento'))[0]?.resolvidaEm).not.toBeNull();
  });

  it('a pergunta não muda o pedido: situação, versão e prazo são os de antes', async () => {
    const antes = await cliente.get<Schemas['Pedido']>('gestora', `/pedidos/${pedido.id}`);
    await responder(await porta());
    const depois = await cliente.get<Schemas['Pedido']>('gestora', `/pedidos/${pedido.id}`);
    expect(depois.corpo).toEqual(antes.corpo);
    expect(depois.etag).toBe(antes.etag);
  });

  it('uma em aberto de cada vez, também de duas pessoas ao mesmo tempo', async () => {
    const duas = await Promise.all([perguntar({ prazo: PRAZO }), perguntar({ prazo: PRAZO }, 'gestora')]);
    expect(duas.map(({ status }) => status).sort()).toEqual([201, 409]);
    const recusada = await perguntar<Problema>();
    expect(recusada.corpo.detail).toMatch(/^Já há uma pergunta em aberto, feita por .+ às 11:00\./);
    expect((await ver()).impedimento).toBe(recusada.corpo.detail);
    expect(await rows(banco.database, sql`select 1 from perguntas_pedido`)).toHaveLength(1);
  });

  it('duas respostas ao mesmo tempo: vale uma; a mesma de novo é a mesma', async () => {
    const endereco = await porta();
    const nao = { nome: 'João Souza', atendimento: 'NAO_ATENDE', texto: 'Sem gás.' };
    const duas = await Promise.all([responder(endereco), responder(endereco, nao)]);
    expect(duas.map(({ status }) => status).sort()).toEqual([200, 404]);
    const [vale] = (await ver()).perguntas;
    const dada = vale?.resposta?.atendimento === 'ATENDE' ? ATENDE : nao;
    const primeira = duas.find(({ status }) => status === 200)?.corpo;
    cliente.em(RESPOSTA);
    expect((await responder(endereco, dada)).corpo).toEqual(primeira);
    expect((await ver()).perguntas).toHaveLength(1);
  });

  it('a resposta e a decisão ao mesmo tempo: nunca se responde a um pedido já decidido', async () => {
    const endereco = await porta();
    const [resposta, decidida] = await Promise.all([responder(endereco), decidir('confirmacao')]);
    expect(decidida.status).toBe(200);
    expect(await situacao()).toBe(resposta.status === 200 ? 'RESPONDIDA' : 'ENCERRADA');
    expect((await abrir(endereco)).status).toBe(404);
  });

  it.each([
    ['confirmacao', () => ({})],
    ['devolucao', () => decisao('DEVOLUCAO')],
    ['recusa', () => decisao('RECUSA')],
    ['cancelamento', () => decisao('CANCELAMENTO')],
  ])('a decisão (%s) mata o endereço', async (acao, corpo) => {
    const endereco = await porta();
    expect((await decidir(acao, corpo())).status).toBe(200);
    await morta(endereco);
    expect(await situacao()).toBe('ENCERRADA');
    expect((await naLista())?.pergunta).toBeNull();
    expect((await perguntar<Problema>()).corpo.detail).toMatch(/ainda não decidido/);
  });

  it('devolvido e enviado de novo, a pergunta de antes continua morta e pode-se fazer outra', async () => {
    const endereco = await porta();
    await decidir('devolucao', decisao('DEVOLUCAO'));
    cliente.em('2026-11-20T14:10:00.000Z');
    await decidir('envio');
    await morta(endereco);
    expect((await naLista())?.pergunta).toBeNull();
    expect((await perguntar()).status).toBe(201);
    expect((await ver()).perguntas.map(each => each.situacao)).toEqual(['ABERTA', 'ENCERRADA']);
  });

  it('outro fornecedor com o pedido: a pergunta feita ao primeiro morre', async () => {
    const endereco = await porta();
    await banco.database.execute(sql`delete from contratos_pedido where pedido_id = ${pedido.id}`);
    await morta(endereco);
    expect([await situacao(), (await naLista())?.pergunta]).toEqual(['ENCERRADA', null]);
  });

  it('no prazo o endereço morre, diz-se que não houve resposta e pode-se perguntar de novo', async () => {
    const endereco = await porta();
    cliente.em(PRAZO);
    await morta(endereco);
    expect(await situacao()).toBe('SEM_RESPOSTA');
    expect((await naLista())?.pergunta).toEqual({ situacao: 'SEM_RESPOSTA', atendimento: null });
    expect((await perguntar({ prazo: '2026-11-20T18:00:00.000Z' })).status).toBe(201);
    expect((await ver()).perguntas.map(each => each.situacao)).toEqual(['ABERTA', 'SEM_RESPOSTA']);
  });

  it('retirada, o endereço morre e pode-se perguntar de novo; só se retira a que está em aberto', async () => {
    const { corpo } = await perguntar();
    const { id } = corpo.pergunta;
    expect((await retirar(id)).corpo).toMatchObject({ situacao: 'RETIRADA' });
    await morta(corpo.endereco ?? '');
    expect([(await naLista())?.pergunta, (await retirar(id)).status, (await retirar(999)).status]).toEqual([
      null,
      409,
      404,
    ]);
    expect((await perguntar()).status).toBe(201);
  });

  it('recusa o que não serve, com a frase e o campo', async () => {
    const campo = async (nova: object) => {
      const { status, corpo } = await perguntar<Problema>(nova);
      return [status, corpo.errors?.[0]?.pointer];
    };
    expect(await campo({})).toEqual([422, '/prazo']);
    expect(await campo({ prazo: 'amanhã' })).toEqual([422, '/prazo']);
    expect(await campo({ prazo: AGORA })).toEqual([422, '/prazo']);
    expect(await campo({ prazo: '2026-11-25T12:00:00.000Z' })).toEqual([422, '/prazo']);
    expect(await campo({ prazo: PRAZO, fornecedorId: 99 })).toEqual([422, '/fornecedorId']);
    expect(await campo({ prazo: PRAZO, texto: 'x'.repeat(1001) })).toEqual([422, '/texto']);
    expect(await rows(banco.database, sql`select 1 from perguntas_pedido`)).toEqual([]);
    const endereco = await porta();
    const da = async (dada: object) => {
      const { status, corpo } = await responder<Problema>(endereco, dada);
      return [status, corpo.errors?.[0]?.pointer];
    };
    expect(await da({ ...ATENDE, nome: '   ' })).toEqual([422, '/nome']);
    expect(await da({ nome: 'Marta Lima' })).toEqual([422, '/atendimento']);
    expect(await da({ ...ATENDE, atendimento: 'TALVEZ' })).toEqual([422, '/atendimento']);
    expect(await da({ ...ATENDE, atendimento: 'NAO_ATENDE' })).toEqual([422, '/texto']);
    expect(await da({ ...ATENDE, atendimento: 'ATENDE_EM_PARTE' })).toEqual([422, '/quantidade']);
    expect(await da({ ...ATENDE, atendimento: 'ATENDE_EM_PARTE', quantidade: 108 })).toEqual([422, '/quantidade']);
    expect(await situacao()).toBe('ABERTA');
    await morta(`/pergunta/${'A'.repeat(32)}`);
  });

  it('no fim do dia das refeições já não se pergunta', async () => {
    cliente.em('2026-11-22T02:55:00.000Z');
    const { status, corpo } = await perguntar<Problema>({ prazo: '2026-11-22T02:58:00.000Z' });
    expect([status, corpo.detail]).toEqual([409, 'O dia das refeições acabou, ou está acabando.']);
    expect((await ver()).impedimento).toBe(corpo.detail);
  });

  it('pergunta quem decide; a unidade lê a do seu pedido e nenhuma outra', async () => {
    for (const quem of ['solicitante', 'fiscal', 'monitoramento'] as const)
      expect((await perguntar({ prazo: PRAZO }, quem)).status).toBe(403);
    expect((await cliente.get('doAcre', caminho())).status).toBe(403);
    expect((await cliente.get('gestora', '/pedidos/999/perguntas')).status).toBe(404);
  });

  it('o código só existe no e-mail: nem no banco, nem no histórico, nem na resposta de quem pergunta', async () => {
    const comCorreio = await abrirCliente(banco, {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'pedidos@orgao.gov.br',
      PUBLIC_ORIGIN: 'https://alipen.example',
    });
    await banco.database.execute(
      sql`update fornecedores set emails = '[{"email":"boa@mesa.com.br","assunto":"PEDIDOS"}]'::jsonb`,
    );
    const { corpo } = await perguntar<Feita>({ prazo: PRAZO, texto: 'Chegou mais gente.' }, 'atendimento', comCorreio);
    expect(corpo).toMatchObject({ enviadaPara: ['boa@mesa.com.br'], endereco: null });
    const [carta] = await rows<{ assunto: string; texto: string; sigiloso: boolean }>(
      banco.database,
      sql`select assunto, texto, sigiloso from emails where chave = ${`pergunta:${corpo.pergunta.id}`}`,
    );
    expect(carta).toMatchObject({
      sigiloso: true,
      assunto: `Dá para atender o pedido ${pedido.numero}? Responda até 20/11/2026 às 13:00`,
      texto: expect.stringMatching(/- Almoço: 108\nNo total, 108 refeições\.\n\nChegou mais gente\./),
    });
    const codigo = carta?.texto.match(/https:\/\/alipen\.example\/pergunta\/([\w-]{32})/)?.[1] ?? 'nenhum';
    const guardados = await rows(banco.database, sql`select * from perguntas_pedido`);
    const eventos = await rows(banco.database, sql`select dados from eventos where entidade = 'pedidos'`);
    expect(JSON.stringify([guardados, eventos])).not.toContain(codigo);
    expect((await responder(`/pergunta/${codigo}`)).status).toBe(200);
    await banco.database.execute(sql`update fornecedores set emails = '[]'::jsonb`);
  });
});
