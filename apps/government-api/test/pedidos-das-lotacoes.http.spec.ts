import type { components } from '@alipen/contracts/generated/government-api';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { prepararBanco } from './kit/banco.ts';
import {
  AGORA,
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

// Each step is a request to the whole service: slow where the machine is busy.
jest.setTimeout(60_000);

type Matriz = components['schemas']['MatrizDasLotacoes'];

describe('os pedidos das lotações', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  const matriz = async (quem: Quem, query: string) =>
    (await cliente.get<Matriz>(quem, `/pedidos-das-lotacoes?${query}`)).corpo;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    cliente.em(AGORA);
  });
  beforeEach(() => banco.database.execute(sql.raw('truncate pedidos restart identity cascade')));
  afterAll(() => cliente.fechar());

  it('toda lotação ativa é uma linha; rascunho não soma, enviado espera a confirmação', async () => {
    await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: AMANHA,
      itens: [item(ids.almoco, ids.interno, 131), item(ids.almoco, ids.servidor, 20)],
    });
    const rascunho = { lotacaoId: ids.acre, dataRefeicao: AMANHA, itens: [item(ids.cafe, ids.interno, 500)] };
    await cliente.post('doAcre', '/pedidos', rascunho);

    const dia = await matriz('gestora', `data=${AMANHA}`);
    expect(dia).toMatchObject({ data: AMANHA, lotacoes: 3, enviaram: 1, emRascunho: 1, semPedido: 1, total: 151 });
    const almoco = dia.refeicoes.findIndex(({ id }) => id === ids.almoco);
    expect(dia.linhas.map(({ lotacao, celulas }) => [lotacao.nome, celulas[almoco]?.situacao])).toEqual([
      ['Ágata do Acre', 'RASCUNHO'],
      ['Sem contrato', 'SEM_PEDIDO'],
      ['UPSL 1', 'A_CONFIRMAR'],
    ]);
    expect(dia.linhas[2]).toMatchObject({
      pedido: { numero: '2026-000001' },
      total: 151,
      valorCentavos: 131 * 201 + 20 * 202,
      internos: 128,
      servidores: 24,
      ultimoEnvioEm: AGORA,
    });
    expect(dia.refeicoes[almoco]).toMatchObject({
      total: 151,
      contagem: { A_CONFIRMAR: 1, RASCUNHO: 1, SEM_PEDIDO: 1 },
    });
  });

  it('a UF escolhe as linhas e o que elas somam', async () => {
    const dia = await matriz('gestora', `data=${AMANHA}&uf=AC`);
    expect([dia.lotacoes, dia.linhas.map(({ lotacao }) => lotacao.uf)]).toEqual([1, ['AC']]);
  });

  it.each<Quem>(['solicitante', 'atendimento', 'fiscal'])('%s não vê todas as lotações', async quem => {
    const { status } = await cliente.get<Problema>(quem, `/pedidos-das-lotacoes?data=${AMANHA}`);
    expect(status).toBe(403);
  });

  it('sem dia, ou com um que não existe, diz o que falta', async () => {
    for (const query of ['', 'data=2026-02-30']) {
      const { status, corpo } = await cliente.get<Problema>('gestora', `/pedidos-das-lotacoes?${query}`);
      expect([status, corpo.errors?.[0]?.pointer]).toEqual([422, '/query/data']);
    }
  });
});
