import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { prepararBanco } from './kit/banco.ts';
import {
  AGORA,
  AMANHA,
  abrirCliente,
  type Cliente,
  enviarPedido,
  HOJE,
  ids,
  item,
  type Problema,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Preparo = Schemas['PreparoPedido'];

describe('a leitura dos pedidos', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    // A week of the first unit, one order of the second, a draft for tomorrow.
    cliente.em('2026-11-13T12:00:00.000Z');
    const almoco = (internos: number) => [item(ids.almoco, ids.interno, internos), item(ids.cafe, ids.interno, 100)];
    const enviar = (quem: Quem, lotacaoId: number, dataRefeicao: string, internos: number, justificativa?: string) =>
      enviarPedido(cliente, quem, {
        lotacaoId,
        dataRefeicao,
        itens: almoco(internos),
        ...(justificativa && { justificativa }),
      });
    await enviar('solicitante', ids.upsl, '2026-11-14', 114);
    cliente.em('2026-11-19T23:30:00.000Z');
    await enviar('solicitante', ids.upsl, HOJE, 135, 'Transferidos desta madrugada.');
    await enviar('doAcre', ids.acre, HOJE, 128, 'Troca de plantão atrasou.');
    cliente.em(AGORA);
    await cliente.post('doAcre', '/pedidos', { lotacaoId: ids.acre, dataRefeicao: AMANHA, itens: almoco(90) });
  });
  beforeEach(() => cliente.em(AGORA));

  describe('preparar', () => {
    const preparar = async (quem: Quem, query = '') =>
      (await cliente.get<Preparo>(quem, `/pedidos/preparo${query}`)).corpo;

    it('a refeição que é só de onde um contrato a entrega não aparece à lotação que não a tem, em um dia nem em vários', async () => {
      const vistas = async (quem: Quem) => {
        const umDia = (await preparar(quem, `?data=${AMANHA}`)).refeicoes;
        const url = '/pedidos/preparo-de-dias';
        const variosDias = (await cliente.get<Schemas['PreparoEmLote']>(quem, url)).corpo.refeicoes;
        return [umDia, variosDias].map(refeicoes => refeicoes.some(({ id }) => id === ids.jantar));
      };
      const mudar = async (so: boolean, fim: string) => {
        await banco.database.execute(
          sql`update tipos_alimentacao set so_onde_contratada = ${so} where id = ${ids.jantar}`,
        );
        await banco.database.execute(sql`
          update contratos_lotacoes set fim = ${fim}::date where lotacao_id = ${ids.upsl} and tipo_alimentacao_id = ${ids.jantar}`);
      };
      await mudar(false, HOJE);
      expect(await vistas('solicitante')).toEqual([true, true]);
      await mudar(true, HOJE);
      expect(await vistas('solicitante')).toEqual([false, false]);
      expect(await vistas('doAcre')).toEqual([true, true]);
      await mudar(false, '2027-06-30');
    });

    it('abre no próximo dia com prazo, com tudo o que ajuda a preencher', async () => {
      const preparo = await preparar('solicitante');
      expect(preparo).toMatchObject({
        agora: AGORA,
        lotacao: { id: ids.upsl },
        fusoHorario: 'America/Fortaleza',
        data: AMANHA,
        prazo: { limiteEm: '2026-11-20T21:00:00.000Z', encerrado: false },
        contratos: [{ numero: '012/2026', fornecedor: 'Boa Mesa' }],
        efetivo: { internos: 128, servidores: 24 },
        regras: {
          quantidadeMaxima: 9999,
          atencaoAcimaDe: 0,
          justificativaAcimaDe: 5,
          baseServidores: 'EFETIVO_SERVIDOR',
          horizonteDias: 14,
        },
        pedido: null,
        acoes: ['criar'],
      });
      expect(preparo.refeicoes.map(({ nome }) => nome)).toEqual(['Café da manhã', 'Almoço', 'Jantar']);
      expect(preparo.publicos.map(({ nome }) => nome)).toEqual(['Interno', 'Servidor', 'Visitante']);
      expect(preparo.celulas).toHaveLength(9);
      const celula = (refeicao: number, publico: number) =>
        preparo.celulas.find(c => c.tipoAlimentacaoId === refeicao && c.tipoPublicoId === publico);
      expect(celula(ids.almoco, ids.interno)).toMatchObject({
        programada: 126,
        ontem: 135,
        semanaPassada: 114,
        costume: 114,
        precoCentavos: 201,
        base: 128,
      });
      expect(celula(ids.jantar, ids.servidor)).toMatchObject({
        programada: 0,
        ontem: null,
        semanaPassada: null,
        costume: null,
        base: 24,
      });
      expect(celula(ids.almoco, ids.visitante)).toMatchObject({ precoCentavos: null, base: null });
      // Today and the fourteen days of the horizon.
      expect(preparo.dias).toHaveLength(15);
      expect(preparo.dias.slice(0, 3)).toEqual([
        { data: HOJE, situacao: 'ENVIADO', encerrado: true },
        { data: AMANHA, situacao: null, encerrado: false },
        { data: '2026-11-22', situacao: null, encerrado: false },
      ]);
    });

    it('depois do prazo, o próximo dia é depois de amanhã; no Acre o prazo fecha duas horas mais tarde', async () => {
      cliente.em('2026-11-20T21:30:00.000Z');
      expect((await preparar('solicitante')).data).toBe('2026-11-22');
      expect((await preparar('doAcre')).data).toBe(AMANHA);
      const amanha = await preparar('solicitante', `?data=${AMANHA}`);
      expect([amanha.prazo.encerrado, amanha.acoes]).toEqual([true, ['criar']]);
    });

    it('traz o pedido do dia com o que se pode fazer com ele', async () => {
      const rascunho = await preparar('doAcre');
      expect([rascunho.pedido?.situacao, rascunho.acoes]).toEqual(['RASCUNHO', ['editar', 'enviar', 'excluir']]);
      const enviado = await preparar('doAcre', `?data=${HOJE}`);
      expect([enviado.pedido?.tipo, enviado.acoes]).toEqual(['EMERGENCIAL', []]);
    });

    it('no dia que passou ou fora do horizonte mostra tudo e não deixa criar', async () => {
      expect((await preparar('solicitante', '?data=2026-11-10')).acoes).toEqual([]);
      expect((await preparar('solicitante', '?data=2026-12-05')).acoes).toEqual([]);
    });

    it('a gestora escolhe a lotação; sem ela é 422; a de outra pessoa é 403', async () => {
      expect((await preparar('gestora', `?lotacaoId=${ids.semContrato}`)).contratos).toEqual([]);
      const sem = await cliente.get<Problema>('gestora', '/pedidos/preparo');
      expect([sem.status, sem.corpo.errors?.[0]?.pointer]).toEqual([422, '/query/lotacaoId']);
      expect((await cliente.get('solicitante', `/pedidos/preparo?lotacaoId=${ids.acre}`)).status).toBe(403);
      expect((await cliente.get('gestora', '/pedidos/preparo?lotacaoId=999')).status).toBe(404);
      expect((await preparar('gestora', `?lotacaoId=${ids.inativa}`)).acoes).toEqual([]);
    });
  });

  describe('listar', () => {
    const listar = async (quem: Quem, query = '') =>
      (await cliente.get<Schemas['PaginaPedidos']>(quem, `/pedidos${query}`)).corpo;
    const numeros = async (query: string) => (await listar('gestora', query)).itens.map(({ numero }) => numero);

    it('mostra refeições, efetivo e a maior diferença de cada pedido', async () => {
      const { itens } = await listar('atendimento', `?de=${HOJE}&ate=${HOJE}&ordem=lotacao`);
      expect(itens.map(({ lotacao }) => lotacao.nome)).toEqual(['Ágata do Acre', 'UPSL 1']);
      expect(itens[1]).toMatchObject({
        tipo: 'EMERGENCIAL',
        foraDoPrazo: true,
        contratos: [{ id: 1, numero: '012/2026', fornecedor: 'Boa Mesa' }],
        refeicoes: [
          { tipoAlimentacaoId: ids.cafe, total: 100 },
          { tipoAlimentacaoId: ids.almoco, total: 135 },
        ],
        totalRefeicoes: 235,
        internos: 128,
        maiorDiferenca: { valor: 7, faixa: 'MUITO_ACIMA' },
        valorPrevistoCentavos: 135 * 201 + 100 * 101,
        acoes: ['devolver', 'confirmar', 'recusar'],
      });
    });

    it('conta por situação o que o resto do filtro acha', async () => {
      const todos = await listar('gestora');
      expect([todos.total, todos.porSituacao]).toMatchObject([4, { RASCUNHO: 1, ENVIADO: 3, CANCELADO: 0 }]);
      const rascunhos = await listar('gestora', '?situacao=RASCUNHO');
      expect([rascunhos.total, rascunhos.itens.length, rascunhos.porSituacao]).toMatchObject([
        1,
        1,
        { RASCUNHO: 1, ENVIADO: 3 },
      ]);
      expect((await listar('gestora', '?uf=AC')).porSituacao).toMatchObject({ RASCUNHO: 1, ENVIADO: 1 });
      expect((await listar('gestora', '?tipo=EMERGENCIAL')).total).toBe(2);
    });

    it('busca por número e por nome sem acento; curinga é texto', async () => {
      expect(await numeros('?busca=2026-000003')).toEqual(['2026-000003']);
      expect(await numeros('?busca=2026-0000&ordem=dataRefeicao&tamanho=1')).toEqual(['2026-000001']);
      expect((await listar('gestora', `?busca=${encodeURIComponent('ÁGATA')}`)).total).toBe(2);
      expect((await listar('gestora', '?busca=agata%20do')).total).toBe(2);
      expect((await listar('gestora', '?busca=%25')).total).toBe(0);
      expect((await listar('gestora', '?busca=_')).total).toBe(0);
    });

    it('pagina sem repetir nem pular, em qualquer ordem', async () => {
      for (const ordem of [
        'dataRefeicao',
        '-dataRefeicao',
        'lotacao',
        '-lotacao',
        'total',
        '-total',
        'alteradoEm',
        '-alteradoEm',
      ]) {
        const paginas = await Promise.all(
          [1, 2, 3, 4, 5].map(pagina => numeros(`?ordem=${ordem}&tamanho=1&pagina=${pagina}`)),
        );
        expect(new Set(paginas.flat()).size).toBe(4);
        expect(paginas[4]).toEqual([]);
      }
    });

    it('a pessoa solicitante vê só os da sua lotação, e não pergunta pelos de outra', async () => {
      const { itens, total } = await listar('doAcre');
      expect([total, new Set(itens.map(({ lotacao }) => lotacao.id))]).toEqual([2, new Set([ids.acre])]);
      expect(itens[0]?.acoes).toEqual(['editar', 'enviar', 'excluir']);
      expect((await cliente.get('doAcre', `/pedidos?lotacaoId=${ids.upsl}`)).status).toBe(403);
      expect((await listar('fiscal')).total).toBe(4);
    });

    it('recusa filtro que não existe', async () => {
      expect((await cliente.get('gestora', '/pedidos?cor=azul')).status).toBe(422);
      expect((await cliente.get('gestora', '/pedidos?de=2026-02-30')).status).toBe(422);
      expect((await cliente.get('gestora', '/pedidos?tamanho=9999')).status).toBe(422);
    });

    it('o efetivo informado depois do pedido muda a diferença, não o pedido (15.23)', async () => {
      const lancar = `/lotacoes/${ids.upsl}/efetivos/${HOJE}`;
      await cliente.put('gestora', lancar, { internos: 135, servidoresPlantao: 6, servidoresExpediente: 18 });
      const { itens } = await listar('gestora', `?lotacaoId=${ids.upsl}&de=${HOJE}&ate=${HOJE}`);
      expect(itens[0]).toMatchObject({ internos: 135, maiorDiferenca: { valor: 0, faixa: 'OK' }, totalRefeicoes: 235 });
      const pedido = await cliente.get<Schemas['Pedido']>('gestora', `/pedidos/${itens[0]?.id}`);
      expect(pedido.corpo.efetivo?.internos).toBe(128);
      await banco.database.execute(sql`delete from efetivos_diarios where data = ${HOJE}`);
    });
  });

  describe('resumir', () => {
    it('o dia em números: enviados, rascunhos e sem pedido somam as lotações', async () => {
      const { corpo: hoje } = await cliente.get<Schemas['ResumoPedidos']>('gestora', `/pedidos/resumo?data=${HOJE}`);
      expect(hoje).toMatchObject({
        lotacoes: 3,
        enviados: 2,
        rascunhos: 0,
        semPedido: 1,
        emergenciais: 2,
        acimaDoEfetivo: 1,
        refeicoes: [
          { tipoAlimentacaoId: ids.cafe, total: 200 },
          { tipoAlimentacaoId: ids.almoco, total: 263 },
          { tipoAlimentacaoId: ids.jantar, total: 0 },
        ],
        valorPrevistoCentavos: 263 * 201 + 200 * 101,
        lotacoesSemPedido: [{ nome: 'Sem contrato' }],
      });
      const { corpo: amanha } = await cliente.get<Schemas['ResumoPedidos']>(
        'gestora',
        `/pedidos/resumo?data=${AMANHA}`,
      );
      expect(amanha).toMatchObject({ lotacoes: 3, enviados: 0, rascunhos: 1, semPedido: 2, valorPrevistoCentavos: 0 });
      expect(amanha.lotacoesSemPedido).toHaveLength(3);
      // Acre's zone closes last.
      expect(amanha.prazo).toEqual({ limiteEm: '2026-11-20T23:00:00.000Z', encerrado: false });
    });

    it('à pessoa solicitante, só a sua lotação', async () => {
      const { corpo } = await cliente.get<Schemas['ResumoPedidos']>('solicitante', `/pedidos/resumo?data=${AMANHA}`);
      expect(corpo).toMatchObject({ lotacoes: 1, semPedido: 1, prazo: { limiteEm: '2026-11-20T21:00:00.000Z' } });
      expect((await cliente.get('fiscal', `/pedidos/resumo?data=${HOJE}`)).status).toBe(403);
    });
  });
});
