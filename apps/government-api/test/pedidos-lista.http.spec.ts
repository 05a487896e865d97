import type { components } from '@alipen/contracts/generated/government-api';
import { prepararBanco } from './kit/banco.ts';
import {
  AMANHA,
  abrirCliente,
  type Cliente,
  enviarPedido,
  ids,
  item,
  type Problema,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Pagina = Schemas['PaginaPedidos'] & Problema;

const DEPOIS = '2026-11-22';

describe('lista de pedidos', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  // Three orders: UPSL's for tomorrow (within the head count), Acre's for tomorrow (far above it) and UPSL's draft for Sunday.
  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    const upsl = [
      item(ids.almoco, ids.interno, 100),
      item(ids.almoco, ids.servidor, 5),
      item(ids.cafe, ids.interno, 90),
    ];
    await enviarPedido(cliente, 'solicitante', { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens: upsl });
    const justificativa = 'Chegam presos de outra unidade';
    const acre = {
      lotacaoId: ids.acre,
      dataRefeicao: AMANHA,
      itens: [item(ids.jantar, ids.interno, 200)],
      justificativa,
    };
    await enviarPedido(cliente, 'doAcre', acre);
    const rascunho = { lotacaoId: ids.upsl, dataRefeicao: DEPOIS, itens: [item(ids.cafe, ids.interno, 80)] };
    await cliente.post('solicitante', '/pedidos', rascunho);
  });

  const listar = async (busca: string, quem: Quem = 'atendimento') =>
    (await cliente.get<Pagina>(quem, `/pedidos?ordem=dataRefeicao&${busca}`)).corpo;
  const achados = async (busca: string, quem?: Quem) =>
    (await listar(busca, quem)).itens.map(({ lotacao, dataRefeicao }) => `${lotacao.nome} ${dataRefeicao.slice(8)}`);

  const UPSL = 'UPSL 1 21';
  const ACRE = 'Ágata do Acre 21';
  const DOMINGO = 'UPSL 1 22';

  it.each([
    ['', [UPSL, ACRE, DOMINGO]],
    [`lotacoes=${ids.acre},${ids.semContrato}`, [ACRE]],
    ['municipio=MUNICI', [UPSL, ACRE, DOMINGO]],
    ['municipio=outro', []],
    ['uf=AC', [ACRE]],
    ['tipoLotacao=UNIDADE_PRISIONAL', [UPSL, ACRE, DOMINGO]],
    ['tipoLotacao=ABRIGO', []],
    ['fornecedorId=1', [UPSL, ACRE]],
    ['contratoId=1', [UPSL, ACRE]],
    ['contratoId=2', []],
    [`tipoAlimentacaoId=${ids.cafe}`, [UPSL, DOMINGO]],
    ['situacao=RASCUNHO', [DOMINGO]],
    ['situacao=RASCUNHO,ENVIADO', [UPSL, ACRE, DOMINGO]],
    ['tipo=EMERGENCIAL', []],
    [`de=${DEPOIS}`, [DOMINGO]],
    [`de=${AMANHA}&ate=${DEPOIS}&divergentes=true`, [ACRE]],
    ['busca=agata', [ACRE]],
  ])('com "%s" acha %j', async (busca, esperados) => {
    expect(await achados(busca)).toEqual(esperados);
  });

  it('acha pelo número, inteiro ou quase, só o que a pessoa alcança', async () => {
    const [doUpsl, doAcre] = (await listar('')).itens;
    expect((await listar(`busca=${doAcre?.numero}`)).itens.map(({ id }) => id)).toEqual([doAcre?.id]);
    expect(await achados(`busca=${doUpsl?.numero.slice(0, -2)}`)).toEqual([UPSL, ACRE, DOMINGO]);
    expect(await achados(`busca=${doAcre?.numero}&uf=SP`)).toEqual([]);
    expect(await achados(`busca=${doAcre?.numero}`, 'solicitante')).toEqual([]);
  });

  it('o prazo do filtro é o prazo que cada linha mostra', async () => {
    for (const agora of [
      '2026-11-20T14:00:00Z',
      '2026-11-20T19:30:00Z',
      '2026-11-20T21:30:00Z',
      '2026-11-22T03:30:00Z',
    ]) {
      cliente.em(agora);
      const { itens } = await listar('');
      for (const prazo of ['NO_PRAZO', 'VENCE_HOJE', 'URGENTE', 'FORA_DO_PRAZO']) {
        const filtrados = (await listar(`prazo=${prazo}`)).itens;
        expect(filtrados).toEqual(itens.filter(({ faixaPrazo }) => faixaPrazo === prazo));
      }
    }
    cliente.em('2026-11-20T14:00:00Z');
  });

  it('a contagem é do mesmo filtro sem a situação, e o total é o das situações escolhidas', async () => {
    const { total, porSituacao } = await listar('situacao=ENVIADO');
    expect(total).toBe(2);
    expect([porSituacao.RASCUNHO, porSituacao.ENVIADO, porSituacao.CONFIRMADO]).toEqual([1, 2, 0]);
  });

  it.each(['dataRefeicao', '-dataRefeicao', 'lotacao', '-lotacao', 'total', '-total', 'alteradoEm'])(
    'um dia sozinho, lido de uma vez, responde o mesmo que dentro de dois, por %s',
    async ordem => {
      const de = async (periodo: string, resto: string) => {
        const url = `/pedidos?${periodo}&ordem=${ordem}${resto}`;
        return (await cliente.get<Pagina>('atendimento', url)).corpo;
      };
      const [umDia, maisUm] = [`de=${AMANHA}&ate=${AMANHA}`, `de=2026-11-20&ate=${AMANHA}`];
      for (const resto of [
        '',
        '&tamanho=1',
        '&tamanho=1&pagina=2',
        '&situacao=RASCUNHO',
        '&pagina=9',
        '&uf=AC',
        '&busca=agata',
      ])
        expect(await de(umDia, resto)).toEqual(await de(maisUm, resto));
    },
  );

  it('cada refeição vem somada e por público', async () => {
    const [pedido] = (await listar(`lotacoes=${ids.upsl}&de=${AMANHA}&ate=${AMANHA}`)).itens;
    expect(pedido?.refeicoes).toEqual([
      { tipoAlimentacaoId: ids.cafe, total: 90, publicos: [{ tipoPublicoId: ids.interno, total: 90 }] },
      {
        tipoAlimentacaoId: ids.almoco,
        total: 105,
        publicos: [
          { tipoPublicoId: ids.interno, total: 100 },
          { tipoPublicoId: ids.servidor, total: 5 },
        ],
      },
    ]);
    expect(pedido?.totalEntregue).toBeNull();
  });

  it('a pessoa solicitante vê só a sua lotação, e pedir outra é recusado', async () => {
    expect(await achados('', 'doAcre')).toEqual([ACRE]);
    expect((await cliente.get('doAcre', `/pedidos?lotacoes=${ids.acre},${ids.upsl}`)).status).toBe(403);
    expect((await cliente.get('doAcre', `/pedidos/exportacao?lotacoes=${ids.upsl}`)).status).toBe(403);
    expect(
      (await cliente.get('doAcre', `/pedidos/quadro?de=${AMANHA}&ate=${AMANHA}&lotacoes=${ids.upsl}`)).status,
    ).toBe(403);
  });

  it.each([
    'situacao=ENVIADO,QUALQUER',
    'divergentes=true',
    `divergentes=true&de=2026-01-01&ate=${AMANHA}`,
    'lotacoes=1,dois',
    'prazo=ONTEM',
  ])('"%s" é recusado com uma frase', async busca => {
    const { status, corpo } = await cliente.get<Problema>('atendimento', `/pedidos?${busca}`);
    expect([status, typeof corpo.detail]).toEqual([422, 'string']);
  });

  it('o quadro traz as primeiras de cada situação e quantas são', async () => {
    const url = `/pedidos/quadro?de=${AMANHA}&ate=${DEPOIS}&porColuna=1`;
    const { colunas } = (await cliente.get<Schemas['QuadroPedidos']>('atendimento', url)).corpo;
    const cheias = colunas.filter(({ total }) => total > 0);
    expect(cheias.map(({ situacao, total, itens }) => [situacao, total, itens.length])).toEqual([
      ['RASCUNHO', 1, 1],
      ['ENVIADO', 2, 1],
    ]);
    expect(colunas).toHaveLength(11);
    expect((await cliente.get('atendimento', '/pedidos/quadro')).status).toBe(422);
  });

  it('exporta o que o filtro mostra, uma coluna por refeição', async () => {
    const { corpo } = await cliente.get<string>(
      'atendimento',
      '/pedidos/exportacao?formato=csv&ordem=dataRefeicao&uf=MA',
    );
    const [cabecalho, primeira] = corpo.replace('\uFEFF', '').split('\r\n');
    expect(cabecalho).toContain(';café da manhã;almoço;total;');
    expect(primeira).toContain('UPSL 1');
    expect(primeira).toContain(';90;105;195;');
  });

  // Last in this file, because its order and its parameter stay.
  it('só os divergentes seguem o número com que os servidores se comparam (R16)', async () => {
    const dia = `lotacaoId=${ids.acre}&de=${DEPOIS}&ate=${DEPOIS}`;
    const itens = [item(ids.almoco, ids.servidor, 100)];
    await cliente.post('doAcre', '/pedidos', { lotacaoId: ids.acre, dataRefeicao: DEPOIS, itens });
    const antes = await achados(`${dia}&divergentes=true`);
    const vigencia = { valeDe: DEPOIS, valor: 'EFETIVO_INTERNO' };
    expect((await cliente.post('gestora', '/parametros/baseServidores/vigencias', vigencia)).status).toBe(201);
    const comInternos = await achados(`${dia}&divergentes=true`);
    expect([antes, comInternos]).toEqual([['Ágata do Acre 22'], []]);
  });
});
