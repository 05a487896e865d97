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
  HOJE,
  ids,
  item,
  motivosDe,
  type Problema,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Preparo = Schemas['PreparoEmLote'];
type Gravados = Schemas['RascunhosGravados'];
type Feitos = Schemas['EnviosFeitos'];
type Repetidos = Schemas['PedidosRepetidos'];

const SEGUNDA = '2026-11-23';

describe('muitos pedidos de uma vez', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    cliente.em(AGORA);
    await banco.database.execute(sql.raw('truncate pedidos, numeracao_pedidos restart identity cascade'));
  });

  const preparar = async (query = '') =>
    (await cliente.get<Preparo>('gestora', `/pedidos/preparo-do-dia?data=${AMANHA}${query}`)).corpo;
  const linhaDe = (preparo: Preparo, lotacaoId: number) => {
    const linha = preparo.linhas.find(({ lotacao }) => lotacao.id === lotacaoId);
    if (!linha) throw new Error(`sem a lotação ${lotacaoId}`);
    return linha;
  };
  const emPar = (preparo: Preparo, vetor: readonly (number | null)[], refeicao: number, publico: number) =>
    vetor[preparo.pares.findIndex(par => par.tipoAlimentacaoId === refeicao && par.tipoPublicoId === publico)];
  const linha = (lotacaoId: number, versao: number | null, ...itens: object[]) => ({
    lotacaoId,
    dataRefeicao: AMANHA,
    versao,
    itens,
  });
  const salvar = (quem: Quem, ...pedidos: object[]) =>
    cliente.post<Gravados & Problema>(quem, '/pedidos/rascunhos-em-lote', { pedidos });
  const enviar = (quem: Quem, pedidos: object[], envio: Schemas['EnvioPedido'] = {}) =>
    cliente.post<Feitos & Problema>(quem, '/pedidos/envios-em-lote', {
      pedidos,
      ...envio,
    });

  describe('o preparo do dia', () => {
    it('traz cada lotação ativa com o que ajuda a preencher, na ordem dos pares', async () => {
      await enviarPedido(cliente, 'solicitante', {
        lotacaoId: ids.upsl,
        dataRefeicao: HOJE,
        itens: [item(ids.almoco, ids.interno, 120)],
        justificativa: 'Aberto depois do prazo.',
      });
      const preparo = await preparar();
      expect([preparo.total, preparo.linhas.map(({ lotacao }) => lotacao.nome)]).toEqual([
        3,
        ['Ágata do Acre', 'Sem contrato', 'UPSL 1'],
      ]);
      const upsl = linhaDe(preparo, ids.upsl);
      expect(upsl).toMatchObject({
        efetivo: { data: '2026-11-19', internos: 128, servidores: 24 },
        prazo: { limiteEm: '2026-11-20T21:00:00.000Z', encerrado: false },
        pedido: null,
        feriado: null,
        acoes: ['criar'],
      });
      expect(emPar(preparo, upsl.programada, ids.almoco, ids.interno)).toBe(126);
      expect(emPar(preparo, upsl.ontem, ids.almoco, ids.interno)).toBe(120);
      expect(emPar(preparo, upsl.ontem, ids.cafe, ids.interno)).toBeNull();
      expect(emPar(preparo, upsl.precoCentavos, ids.almoco, ids.servidor)).toBe(202);
      expect(emPar(preparo, upsl.precoCentavos, ids.almoco, ids.visitante)).toBeNull();
      expect(linhaDe(preparo, ids.semContrato).precoCentavos.every(preco => preco === null)).toBe(true);
    });

    it('o prazo de cada linha é o do fuso da lotação', async () => {
      cliente.em('2026-11-20T21:30:00.000Z');
      const preparo = await preparar();
      expect(linhaDe(preparo, ids.upsl).prazo.encerrado).toBe(true);
      expect(linhaDe(preparo, ids.acre).prazo).toEqual({ limiteEm: '2026-11-20T23:00:00.000Z', encerrado: false });
    });

    it('a situação do dia diz em que ponto está o pedido de cada lotação, e até quando ele se envia', async () => {
      await enviarPedido(cliente, 'solicitante', {
        lotacaoId: ids.upsl,
        dataRefeicao: AMANHA,
        itens: [item(ids.almoco, ids.interno, 10)],
      });
      await salvar('gestora', linha(ids.acre, null, item(ids.almoco, ids.interno, 3)));
      const { corpo } = await cliente.get<Schemas['SituacaoDoDia']>('gestora', '/pedidos/situacao-do-dia');
      expect(corpo.data).toBe(AMANHA);
      expect(
        corpo.linhas.map(({ lotacao, pedido }) => [lotacao.nome, pedido?.situacao, pedido?.totalRefeicoes]),
      ).toEqual([
        ['Ágata do Acre', 'RASCUNHO', 3],
        ['Sem contrato', undefined, undefined],
        ['UPSL 1', 'ENVIADO', 10],
      ]);
      expect(corpo.linhas.map(({ prazo }) => prazo.limiteEm.slice(11, 16))).toEqual(['23:00', '21:00', '21:00']);
      const outro = await cliente.get<Schemas['SituacaoDoDia']>('gestora', `/pedidos/situacao-do-dia?data=${SEGUNDA}`);
      expect(outro.corpo.linhas.every(({ pedido }) => pedido === null)).toBe(true);
    });

    it('filtra por UF, nome e por quem nada enviou', async () => {
      expect((await preparar('&uf=AC')).linhas.map(({ lotacao }) => lotacao.id)).toEqual([ids.acre]);
      expect((await preparar('&busca=agata')).total).toBe(1);
      expect((await preparar('&tamanho=1')).total).toBe(3);
      await enviarPedido(cliente, 'solicitante', {
        lotacaoId: ids.upsl,
        dataRefeicao: AMANHA,
        itens: [item(ids.almoco, ids.interno, 10)],
      });
      await salvar('gestora', linha(ids.acre, null, item(ids.almoco, ids.interno, 1)));
      expect((await preparar('&semPedido=true')).linhas.map(({ lotacao }) => lotacao.id)).toEqual([
        ids.acre,
        ids.semContrato,
      ]);
    });

    it('não é de quem pede por uma lotação só', async () => {
      expect((await cliente.get('solicitante', '/pedidos/preparo-do-dia')).status).toBe(403);
      expect((await cliente.get('atendimento', '/pedidos/preparo-do-dia')).status).toBe(403);
    });
  });

  describe('salvar em lote', () => {
    it('abre os que não existem, muda só as células enviadas dos que existem, e diz o que houve com cada linha', async () => {
      const aberto = await cliente.post<Schemas['Pedido']>('solicitante', '/pedidos', {
        lotacaoId: ids.upsl,
        dataRefeicao: AMANHA,
        itens: [item(ids.almoco, ids.interno, 100), item(ids.cafe, ids.interno, 50)],
      });
      const { status, corpo } = await salvar(
        'gestora',
        linha(ids.upsl, aberto.corpo.versao, item(ids.almoco, ids.interno, 111)),
        linha(ids.acre, null, item(ids.jantar, ids.interno, 7)),
        linha(ids.inativa, null, item(ids.jantar, ids.interno, 7)),
        linha(ids.semContrato, null, item(ids.ceiaInativa, ids.interno, 7)),
      );
      expect(status).toBe(200);
      expect(corpo.resultados.map(({ resultado, detail }) => [resultado, detail])).toEqual([
        ['GRAVADO', null],
        ['GRAVADO', null],
        ['RECUSADO', 'Esta lotação está inativa e não recebe pedidos.'],
        ['RECUSADO', 'Esta refeição não existe ou está inativa.'],
      ]);
      expect(corpo.resultados[0]?.itens).toHaveLength(2);
      expect(corpo.resultados[0]?.pedido?.versao).toBe(2);
      expect(corpo.resultados[0]?.acoes).toEqual(['editar', 'enviar']);
      const lido = await cliente.get<Schemas['Pedido']>('solicitante', `/pedidos/${aberto.corpo.id}`);
      expect(lido.corpo.totalRefeicoes).toBe(161);
    });

    it('a trilha e o histórico dizem que foi em nome da lotação', async () => {
      const { corpo } = await salvar('gestora', linha(ids.acre, null, item(ids.jantar, ids.interno, 7)));
      const id = corpo.resultados[0]?.pedido?.id;
      const lido = await cliente.get<Schemas['Pedido']>('gestora', `/pedidos/${id}`);
      expect(lido.corpo.historico[0]?.detalhe).toBe('Em nome de Ágata do Acre.');
      const [evento] = await rows<{ dados: object }>(
        banco.database,
        sql`select dados from eventos where acao = 'criarPedido' order by id desc limit 1`,
      );
      expect(evento?.dados).toMatchObject({ emNomeDe: 'Ágata do Acre' });
      const proprio = await salvar('doAcre', {
        ...linha(ids.acre, null, item(ids.jantar, ids.interno, 7)),
        dataRefeicao: SEGUNDA,
      });
      const seu = await cliente.get<Schemas['Pedido']>('doAcre', `/pedidos/${proprio.corpo.resultados[0]?.pedido?.id}`);
      expect(seu.corpo.historico[0]?.detalhe).toBeNull();
    });

    it('a linha que outra pessoa mudou volta em conflito, com o que está gravado', async () => {
      const { corpo } = await salvar('gestora', linha(ids.acre, null, item(ids.jantar, ids.interno, 7)));
      const versao = corpo.resultados[0]?.pedido?.versao ?? 0;
      await salvar('doAcre', linha(ids.acre, versao, item(ids.jantar, ids.interno, 9)));
      const atrasada = await salvar('gestora', linha(ids.acre, versao, item(ids.cafe, ids.interno, 1)));
      expect(atrasada.corpo.resultados[0]).toMatchObject({
        resultado: 'CONFLITO',
        detail: expect.stringContaining('alterado por Adão do Acre'),
        pedido: { versao: 2, alteradoPor: 'Adão do Acre' },
        itens: [item(ids.jantar, ids.interno, 9)],
      });
      const semVer = await salvar('gestora', linha(ids.acre, null, item(ids.cafe, ids.interno, 1)));
      expect(semVer.corpo.resultados[0]).toMatchObject({ resultado: 'CONFLITO', pedido: { versao: 2 } });
    });

    // Domain 15.15.
    it('a lotação de outra pessoa recusa a chamada inteira, e fica na trilha', async () => {
      const { status, corpo } = await salvar(
        'solicitante',
        linha(ids.upsl, null, item(ids.almoco, ids.interno, 1)),
        linha(ids.acre, null, item(ids.almoco, ids.interno, 1)),
      );
      expect([status, corpo.title]).toEqual([403, 'Esta lotação não é a sua']);
      const [{ n } = { n: -1 }] = await rows<{ n: number }>(
        banco.database,
        sql`select count(*)::int as n from pedidos`,
      );
      expect(n).toBe(0);
      const [evento] = await rows<{ entidadeId: string }>(
        banco.database,
        sql`select entidade_id as "entidadeId" from eventos where acao = 'salvarPedidosEmLote' order by id desc limit 1`,
      );
      expect(evento?.entidadeId).toBe(String(ids.acre));
    });

    // Domain 15.13.
    it.each([
      ['negativa', -1],
      ['decimal', 1.5],
      ['de 10.000', 10_000],
      ['escrita', '345 '],
    ])('recusa a quantidade %s antes de gravar qualquer linha', async (_nome, quantidade) => {
      const { status, corpo } = await salvar(
        'gestora',
        linha(ids.upsl, null, item(ids.almoco, ids.interno, 1)),
        linha(ids.acre, null, item(ids.almoco, ids.interno, quantidade)),
      );
      expect([status, corpo.errors?.[0]?.pointer]).toEqual([422, '/pedidos/1/itens/0/quantidade']);
    });

    it('a mesma chave grava uma vez', async () => {
      const corpo = { pedidos: [linha(ids.acre, null, item(ids.jantar, ids.interno, 7))] };
      const gravar = () => cliente.post<Gravados>('gestora', '/pedidos/rascunhos-em-lote', corpo, undefined, 'lote-1');
      const [uma, outra] = [await gravar(), await gravar()];
      expect(outra.corpo).toEqual(uma.corpo);
      expect(outra.repetida).toBe(true);
    });

    it('quem não pede não salva nem envia', async () => {
      expect((await salvar('atendimento', linha(ids.upsl, null))).status).toBe(403);
      expect((await enviar('fiscal', [{ id: 1, versao: 1 }])).status).toBe(403);
    });
  });

  describe('enviar em lote', () => {
    it('envia os que podem ir, e diz por que os outros não', async () => {
      const { corpo } = await salvar(
        'gestora',
        linha(ids.upsl, null, item(ids.almoco, ids.interno, 120)),
        linha(ids.acre, null, item(ids.almoco, ids.interno, 500)),
        linha(ids.semContrato, null, item(ids.almoco, ids.interno, 5)),
      );
      const pedidos = corpo.resultados.map(({ pedido }) => ({ id: pedido?.id ?? 0, versao: pedido?.versao ?? 0 }));
      const primeira = await enviar('gestora', [...pedidos, { id: 999, versao: 1 }]);
      expect(
        primeira.corpo.resultados.map(({ feito, pedeJustificativa, pedido }) => [
          feito,
          pedeJustificativa,
          pedido?.situacao,
        ]),
      ).toEqual([
        [true, false, 'ENVIADO'],
        [false, true, 'RASCUNHO'],
        [false, false, 'RASCUNHO'],
        [false, false, undefined],
      ]);
      const segunda = await enviar('gestora', pedidos.slice(1, 2), {
        motivoId: (await motivosDe(banco.database))('JUSTIFICATIVA_ACIMA', 'ENTRADA_PREVISTA'),
      });
      expect(segunda.corpo.resultados[0]).toMatchObject({ feito: true, pedido: { situacao: 'ENVIADO' } });
      const outra = await enviar('gestora', pedidos.slice(0, 1));
      expect(outra.corpo.resultados[0]).toMatchObject({ feito: false, pedido: { situacao: 'ENVIADO' } });
    });

    // Domain 15.15.
    it('o pedido de outra lotação recusa a chamada inteira', async () => {
      const { corpo } = await salvar('gestora', linha(ids.acre, null, item(ids.almoco, ids.interno, 5)));
      const { id = 0, versao = 0 } = corpo.resultados[0]?.pedido ?? {};
      expect((await enviar('solicitante', [{ id, versao }])).status).toBe(403);
      expect((await enviar('doAcre', [{ id, versao }])).corpo.resultados[0]?.feito).toBe(true);
    });
  });

  describe('vários dias', () => {
    it('traz os dias do horizonte da própria lotação, cada um com seu prazo', async () => {
      const { corpo } = await cliente.get<Preparo>('solicitante', '/pedidos/preparo-de-dias');
      expect(corpo.linhas[0]).toMatchObject({ data: AMANHA, lotacao: { id: ids.upsl }, prazo: { encerrado: false } });
      expect(corpo.linhas.map(({ data }) => data)).toHaveLength(corpo.regras.horizonteDias);
      expect(emPar(corpo, corpo.linhas[1]?.programada ?? [], ids.almoco, ids.interno)).toBe(120);
      expect((await cliente.get('solicitante', `/pedidos/preparo-de-dias?lotacaoId=${ids.acre}`)).status).toBe(403);
      expect((await cliente.get('gestora', '/pedidos/preparo-de-dias')).status).toBe(422);
    });

    // In UTC it is the 21st every time; in the unit only from its own midnight on.
    it.each([
      ['22:00 na unidade', 'solicitante', '2026-11-21T01:00:00.000Z', AMANHA, true],
      ['00:00 na unidade', 'solicitante', '2026-11-21T03:00:00.000Z', '2026-11-22', false],
      ['23:00 no Acre', 'doAcre', '2026-11-21T04:00:00.000Z', AMANHA, true],
    ] as const)('às %s, amanhã é o dia seguinte ao da unidade', async (_, pessoa, agora, data, encerrado) => {
      cliente.em(agora);
      const { corpo } = await cliente.get<Preparo>(pessoa, '/pedidos/preparo-de-dias');
      expect(corpo.linhas[0]).toMatchObject({ data, prazo: { encerrado } });
      expect(corpo.linhas[1]?.prazo.encerrado).toBe(false);
    });

    it('três dias se pedem de uma vez', async () => {
      const dias = [AMANHA, '2026-11-22', SEGUNDA].map(dataRefeicao => ({
        ...linha(ids.upsl, null, item(ids.almoco, ids.interno, 100)),
        dataRefeicao,
      }));
      const { corpo } = await salvar('solicitante', ...dias);
      const pedidos = corpo.resultados.map(({ pedido }) => ({ id: pedido?.id ?? 0, versao: pedido?.versao ?? 0 }));
      const feitos = await enviar('solicitante', pedidos);
      expect(feitos.corpo.resultados.every(({ feito }) => feito)).toBe(true);
    });

    it('depois do prazo, só o dia encerrado pede justificativa', async () => {
      cliente.em('2026-11-20T21:00:00.001Z');
      const dias = [AMANHA, SEGUNDA].map(dataRefeicao => ({
        ...linha(ids.upsl, null, item(ids.almoco, ids.interno, 100)),
        dataRefeicao,
      }));
      const { corpo } = await salvar('solicitante', ...dias);
      const pedidos = corpo.resultados.map(({ pedido }) => ({ id: pedido?.id ?? 0, versao: pedido?.versao ?? 0 }));
      const feitos = await enviar('solicitante', pedidos);
      expect(feitos.corpo.resultados.map(({ feito, pedeJustificativa }) => [feito, pedeJustificativa])).toEqual([
        [false, true],
        [true, false],
      ]);
    });
  });

  describe('repetir', () => {
    const original = async () => {
      const { corpo } = await cliente.post<Schemas['Pedido']>('solicitante', '/pedidos', {
        lotacaoId: ids.upsl,
        dataRefeicao: AMANHA,
        itens: [item(ids.almoco, ids.interno, 100), item(ids.cafe, ids.interno, 50)],
      });
      return corpo;
    };
    const repetir = (quem: Quem, id: number, datas: string[]) =>
      cliente.post<Repetidos & Problema>(quem, `/pedidos/${id}/repeticao`, { datas });

    it('faz rascunhos nos outros dias, e diz o que houve em cada um; nunca por cima', async () => {
      const { id } = await original();
      const { corpo } = await repetir('solicitante', id, [SEGUNDA, AMANHA, '2027-03-01', '2026-11-19', '2026-12-25']);
      expect(corpo.resultados.map(({ data, resultado }) => [data, resultado])).toEqual([
        [SEGUNDA, 'CRIADO'],
        [AMANHA, 'JA_EXISTE'],
        ['2027-03-01', 'FORA_DO_HORIZONTE'],
        ['2026-11-19', 'DATA_PASSADA'],
        ['2026-12-25', 'FORA_DO_HORIZONTE'],
      ]);
      expect(corpo.resultados[1]?.pedido?.id).toBe(id);
      expect(corpo.resultados[4]?.feriado).toBe('Natal');
      const copia = await cliente.get<Schemas['Pedido']>('solicitante', `/pedidos/${corpo.resultados[0]?.pedido?.id}`);
      expect(copia.corpo).toMatchObject({ dataRefeicao: SEGUNDA, situacao: 'RASCUNHO', totalRefeicoes: 150 });
      const { corpo: outra } = await repetir('solicitante', id, [SEGUNDA]);
      expect(outra.resultados[0]).toMatchObject({ resultado: 'JA_EXISTE', pedido: { id: copia.corpo.id } });
    });

    // Domain 15.9.
    it('o que não se pede mais fica de fora, e é dito; as dietas que cabem vão junto', async () => {
      const { id } = await original();
      const dieta = {
        tipoAlimentacaoId: ids.almoco,
        tipoPublicoId: ids.interno,
        tipoDietaId: 1,
        quantidade: 2,
        identificacao: 'MSP',
      };
      const vistas = await cliente.get('solicitante', `/pedidos/${id}/dietas`);
      await cliente.put('solicitante', `/pedidos/${id}/dietas`, { dietas: [dieta] }, vistas.etag);
      await banco.database.execute(sql`update tipos_alimentacao set ativo = false where id = ${ids.cafe}`);
      const { corpo } = await repetir('solicitante', id, [SEGUNDA]);
      await banco.database.execute(sql`update tipos_alimentacao set ativo = true where id = ${ids.cafe}`);
      expect(corpo.resultados[0]).toMatchObject({
        resultado: 'CRIADO',
        detail: expect.stringContaining('1 quantidade'),
      });
      const copia = corpo.resultados[0]?.pedido?.id;
      const lidas = await cliente.get<Schemas['DietasDoPedido']>('solicitante', `/pedidos/${copia}/dietas`);
      expect(lidas.corpo.dietas).toMatchObject([{ codigo: 'D1', quantidade: 2, identificacao: 'MSP' }]);
    });

    it('o de outra lotação é recusado; o que não existe, também; mais de 14 dias não cabem', async () => {
      const { id } = await original();
      expect((await repetir('doAcre', id, [SEGUNDA])).status).toBe(403);
      expect((await repetir('atendimento', id, [SEGUNDA])).status).toBe(403);
      expect((await repetir('solicitante', 999, [SEGUNDA])).status).toBe(404);
      const quinze = Array.from({ length: 15 }, (_, n) => `2026-11-${String(n + 10)}`);
      expect((await repetir('solicitante', id, quinze)).status).toBe(422);
    });
  });

  describe('ao mesmo tempo', () => {
    const juntos = <T>(chamadas: (() => Promise<T>)[]): Promise<T[]> => Promise.all(chamadas.map(chamar => chamar()));

    it('dois gestores salvam a mesma lotação: um grava, o outro recebe o conflito, e há um pedido só', async () => {
      const respostas = await juntos(
        [5, 6].map(
          quantidade => () =>
            salvar(
              'gestora',
              linha(ids.upsl, null, item(ids.almoco, ids.interno, quantidade)),
              linha(ids.acre, null, item(ids.almoco, ids.interno, quantidade)),
            ),
        ),
      );
      const resultados = respostas.flatMap(({ corpo }) => corpo.resultados.map(({ resultado }) => resultado));
      expect(resultados.sort()).toEqual(['CONFLITO', 'CONFLITO', 'GRAVADO', 'GRAVADO']);
      const [{ n } = { n: -1 }] = await rows<{ n: number }>(
        banco.database,
        sql`select count(*)::int as n from pedidos`,
      );
      expect(n).toBe(2);
    });

    it('o lote e o próprio solicitante na mesma versão: um vence, nada se perde', async () => {
      const aberto = await cliente.post<Schemas['Pedido']>('solicitante', '/pedidos', {
        lotacaoId: ids.upsl,
        dataRefeicao: AMANHA,
        itens: [item(ids.almoco, ids.interno, 100)],
      });
      const { id, versao } = aberto.corpo;
      const [doLote, dele] = await Promise.all([
        salvar('gestora', linha(ids.upsl, versao, item(ids.cafe, ids.interno, 1))),
        cliente.put<Schemas['Pedido']>(
          'solicitante',
          `/pedidos/${id}`,
          { itens: [item(ids.almoco, ids.interno, 101)] },
          aberto.etag,
        ),
      ]);
      const gravou = doLote.corpo.resultados[0]?.resultado === 'GRAVADO';
      expect([gravou, dele.status].join()).toMatch(/^(true,412|false,200)$/);
    });

    it('muitos lotes cruzados e aberturas avulsas terminam todos, sem impasse', async () => {
      const dias = Array.from({ length: 8 }, (_, n) => `2026-11-${String(21 + n)}`);
      const lote = (lista: string[]) => () =>
        salvar(
          'gestora',
          ...lista.flatMap(dataRefeicao =>
            [ids.upsl, ids.acre].map(lotacaoId => ({
              ...linha(lotacaoId, null, item(ids.almoco, ids.interno, 1)),
              dataRefeicao,
            })),
          ),
        );
      const respostas = await juntos<{ status: number }>([
        lote(dias),
        lote(dias.toReversed()),
        ...dias.map(
          dataRefeicao => () =>
            cliente.post('solicitante', '/pedidos', {
              lotacaoId: ids.upsl,
              dataRefeicao,
              itens: [item(ids.almoco, ids.interno, 2)],
            }),
        ),
      ]);
      expect(respostas.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
      const [{ n } = { n: -1 }] = await rows<{ n: number }>(
        banco.database,
        sql`select count(*)::int as n from pedidos`,
      );
      expect(n).toBe(16);
    });
  });
});
