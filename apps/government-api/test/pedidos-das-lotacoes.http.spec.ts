import type { components } from '@alipen/contracts/generated/government-api';
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

type Matriz = components['schemas']['MatrizDasLotacoes'];
type Totais = components['schemas']['TotaisDasLotacoes'];
const DAQUI_A_OITO_DIAS = '2026-11-28';

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

  it('comparada, cada célula traz a quantidade de uma semana antes', async () => {
    const pedir = (dataRefeicao: string, quantidade: number) =>
      enviarPedido(cliente, 'solicitante', {
        lotacaoId: ids.upsl,
        dataRefeicao,
        itens: [item(ids.almoco, ids.interno, quantidade)],
      });
    await pedir(AMANHA, 100);
    await pedir(DAQUI_A_OITO_DIAS, 125);
    const dia = await matriz('gestora', `data=${DAQUI_A_OITO_DIAS}&comparar=true`);
    expect(dia.comparadaCom).toBe(AMANHA);
    const almoco = dia.refeicoes.findIndex(({ id }) => id === ids.almoco);
    expect(dia.linhas.map(({ celulas }) => celulas[almoco]?.comparacao)).toEqual([
      { antes: 0, variacao: null },
      { antes: 0, variacao: null },
      { antes: 100, variacao: 'MUITO_ACIMA' },
    ]);
    expect(await matriz('gestora', `data=${DAQUI_A_OITO_DIAS}`)).not.toHaveProperty('comparadaCom');
  });

  it('os totais somam o que a matriz mostra, por fornecedor, município e estado', async () => {
    await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: AMANHA,
      itens: [item(ids.almoco, ids.interno, 131), item(ids.cafe, ids.servidor, 20)],
    });
    const totais = async (por: string, mais = '') =>
      (await cliente.get<Totais>('gestora', `/pedidos-das-lotacoes/totais?data=${AMANHA}&por=${por}${mais}`)).corpo;
    const dia = await matriz('gestora', `data=${AMANHA}`);
    const valor = 131 * 201 + 20 * 102;
    const doFornecedor = await totais('FORNECEDOR');
    expect(doFornecedor.grupos).toEqual([
      expect.objectContaining({ nome: 'Boa Mesa', lotacoes: 1, enviaram: 1, total: 151, valorCentavos: valor }),
    ]);
    expect(doFornecedor.refeicoes.map(({ id }, coluna) => [id, doFornecedor.grupos[0]?.quantidades[coluna]])).toEqual(
      dia.refeicoes.map(({ id, total }) => [id, total]),
    );
    for (const por of ['MUNICIPIO', 'UF']) {
      const { grupos } = await totais(por);
      const soma = (de: (grupo: Totais['grupos'][number]) => number) => grupos.reduce((s, grupo) => s + de(grupo), 0);
      expect([soma(g => g.lotacoes), soma(g => g.enviaram), soma(g => g.total), soma(g => g.valorCentavos)]).toEqual([
        dia.lotacoes,
        dia.enviaram,
        dia.total,
        dia.valorCentavos,
      ]);
    }
    expect((await totais('UF', '&uf=AC')).grupos).toEqual([
      expect.objectContaining({ nome: 'AC', lotacoes: 1, enviaram: 0, total: 0 }),
    ]);
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
