import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { FotosService } from '../src/fotos/fotos.service.ts';
import { aberta, chegar, concluir, conclusao, declarar, inseto, respostas } from './fiscalizacoes.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import {
  AGORA,
  AMANHA,
  abrirCliente,
  type Cliente,
  enviarPedido,
  ids,
  item,
  semearCenario,
} from './pedidos.cenario.ts';
import { CAFE_INTEIRO, confirmado, emFortaleza } from './recebimentos.cenario.ts';

type Painel = components['schemas']['Painel'];
type Matriz = components['schemas']['MatrizDasLotacoes'];
type Mapa = components['schemas']['MapaDiario'];
type Resumo = components['schemas']['ResumoDasLotacoes'];
type ResumoPedidos = components['schemas']['ResumoPedidos'];

describe('o painel', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let segundo = 0;
  /** Also moves the clock on a little, so that what was read a moment ago is read again. */
  const em = (instante: string) => {
    segundo = (segundo + 2) % 60;
    cliente.em(new Date(Date.parse(instante) + segundo * 1000).toISOString());
  };
  const painel = async (query = '') => (await cliente.get<Painel>('gestora', `/painel${query}`)).corpo;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(() =>
    banco.database.execute(
      sql.raw(`truncate fotos_fiscalizacao, nao_conformidades_fiscalizacao, fiscalizacoes, fotos, pedidos
        restart identity cascade`),
    ),
  );

  it('os pedidos de amanhã são os mesmos da matriz das lotações', async () => {
    em(AGORA);
    await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: AMANHA,
      itens: [item(ids.almoco, ids.interno, 131)],
    });
    const { pedidos, tela, agora } = await painel();
    const { corpo: matriz } = await cliente.get<Matriz>('gestora', `/pedidos-das-lotacoes?data=${AMANHA}`);
    expect(pedidos).toMatchObject({ data: AMANHA, lotacoes: 3, enviaram: 1, emRascunho: 0, semPedido: 2 });
    expect(pedidos).toMatchObject({ enviaram: matriz.enviaram, semPedido: matriz.semPedido });
    expect([tela, agora.slice(0, 16)]).toEqual([null, AGORA.slice(0, 16)]);
  });

  it('o prazo é o do relógio de cada lotação, e passa ao dia seguinte quando termina', async () => {
    em(AGORA);
    // 18:00 in Fortaleza and, two hours behind, in Rio Branco.
    expect((await painel()).prazos?.itens).toEqual([
      { fusoHorario: 'America/Fortaleza', data: AMANHA, terminaEm: '2026-11-20T21:00:00.000Z', lotacoes: 2 },
      { fusoHorario: 'America/Rio_Branco', data: AMANHA, terminaEm: '2026-11-20T23:00:00.000Z', lotacoes: 1 },
    ]);
    em('2026-11-20T22:00:00Z');
    const depois = await painel();
    expect(depois.prazos?.itens.map(({ data, fusoHorario }) => [data, fusoHorario])).toEqual([
      [AMANHA, 'America/Rio_Branco'],
      ['2026-11-22', 'America/Fortaleza'],
    ]);
    expect(depois.atrasos?.itens.map(({ lotacao, motivo }) => [lotacao, motivo])).toEqual([
      ['Sem contrato', 'SEM_PEDIDO'],
      ['UPSL 1', 'SEM_PEDIDO'],
    ]);
  });

  it('entregas agora, minuto a minuto, até que alguém as receba', async () => {
    const pedido = await confirmado(cliente, banco.database);
    em(emFortaleza('06:30'));
    const naJanela = await painel();
    expect(naJanela.entregas).toMatchObject({ naJanela: 2, atrasadas: 0, recebidas: 0 });
    expect(naJanela.entregas?.itens[0]).toMatchObject({ lotacao: 'UPSL 1', atrasoMin: 0, faixaAtraso: 'NO_PRAZO' });
    em(emFortaleza('07:34'));
    const atrasada = await painel();
    expect(atrasada.entregas).toMatchObject({ naJanela: 0, atrasadas: 2 });
    expect(atrasada.entregas?.itens[0]?.atrasoMin).toBe(34);
    expect(atrasada.atrasos?.itens[0]).toMatchObject({ lotacao: 'UPSL 1', motivo: 'NAO_RECEBIDA', atrasoMin: 34 });
    expect(atrasada.atrasos?.itens.filter(({ lotacao }) => lotacao === 'UPSL 1')).toHaveLength(1);
    const { status } = await cliente.post(
      'solicitante',
      `/pedidos/${pedido.id}/recebimentos`,
      { ...CAFE_INTEIRO, chegadaEm: emFortaleza('07:30'), embalagemConforme: true, cardapioConforme: true },
      pedido.etag,
    );
    expect([200, 201, 412, 422]).toContain(status);
  });

  it('os totais por refeição e o que passa do efetivo são os do mapa', async () => {
    cliente.em(AGORA);
    await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: AMANHA,
      itens: [item(ids.cafe, ids.interno, 200), item(ids.almoco, ids.interno, 110)],
      justificativa: 'Transferência de internos.',
    });
    em(emFortaleza('10:00'));
    const { totais, acimaDoEfetivo } = await painel();
    expect(totais).toMatchObject({ data: AMANHA, total: 310 });
    expect(totais?.refeicoes.map(({ nome, total, lotacoes }) => [nome, total, lotacoes])).toEqual([
      ['Café da manhã', 200, 1],
      ['Almoço', 110, 1],
      ['Jantar', 0, 0],
    ]);
    const { corpo: mapa } = await cliente.get<Mapa>('gestora', `/mapa-diario?data=${AMANHA}&base=SOLICITADA`);
    expect(acimaDoEfetivo).toMatchObject({
      refeicoes: mapa.totais.acimaDoEfetivo,
      valorCentavos: mapa.totais.valorDesvioCentavos,
    });
    expect(acimaDoEfetivo?.refeicoes).toBeGreaterThan(0);
  });

  it('o público que não conta nos totais fica fora da soma também no painel, nas páginas iniciais e nas lotações; o valor conta', async () => {
    const contam = (sim: boolean) =>
      banco.database.execute(sql`update tipos_publico set conta_nos_totais = ${sim} where id = ${ids.servidor}`);
    cliente.em(AGORA);
    await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: AMANHA,
      itens: [item(ids.cafe, ids.interno, 100), item(ids.cafe, ids.servidor, 8), item(ids.almoco, ids.servidor, 5)],
    });
    await contam(false);
    try {
      em(emFortaleza('06:30'));
      const { totais } = await painel();
      const ler = async <T>(url: string) => (await cliente.get<T>('gestora', `${url}?data=${AMANHA}`)).corpo;
      const matriz = await ler<Matriz>('/pedidos-das-lotacoes');
      const resumo = await ler<Resumo>('/pedidos-das-lotacoes/resumo');
      const pedidos = await ler<ResumoPedidos>('/pedidos/resumo');
      const mapa = await ler<Mapa>('/mapa-diario');
      const { solicitada } = mapa.totais.conciliacao;
      expect([totais?.total, matriz.total, resumo.total, solicitada.refeicoes]).toEqual([100, 100, 100, 100]);
      const valor = 100 * 101 + 8 * 102 + 5 * 202;
      expect([matriz.valorCentavos, resumo.valorCentavos, pedidos.valorPrevistoCentavos]).toEqual([
        valor,
        valor,
        valor,
      ]);
      expect([totais?.refeicoes, pedidos.refeicoes].map(lidas => lidas?.map(({ total }) => total))).toEqual([
        [100, 0, 0],
        [100, 0, 0],
      ]);
      const linha = matriz.linhas.find(({ lotacao }) => lotacao.id === ids.upsl);
      expect(linha?.celulas[1]).toMatchObject({ situacao: 'A_CONFIRMAR', quantidade: 0 });
    } finally {
      await contam(true);
    }
  });

  it('a não conformidade aparece em palavras, com a foto do item, e só essa foto se abre', async () => {
    const geral = declarar();
    const doInseto = declarar();
    for (const foto of [geral, doInseto]) await chegar(banco.database, foto);
    const { id } = await aberta(cliente, banco.database);
    cliente.em(emFortaleza('06:55'));
    const corpo = conclusao([geral, doInseto], { respostas: respostas(geral, inseto(doInseto)) });
    const { status } = await concluir(cliente, 'fiscal', id, corpo);
    expect(status).toBe(200);
    em(emFortaleza('07:00'));
    const { naoConformidades } = await painel();
    expect(naoConformidades).toMatchObject({ data: AMANHA, total: 1, criticas: 1, fiscalizacoes: 1 });
    expect(naoConformidades?.itens[0]).toMatchObject({ lotacao: 'UPSL 1', refeicao: 'Café da manhã', critica: true });
    expect(naoConformidades?.itens[0]?.item).not.toBe('E5');
    expect(naoConformidades?.foto?.foto).toBe(`${doInseto.uuid}-${doInseto.sha256}.jpg`);

    const lidas: string[] = [];
    cliente.pegar(FotosService).paraPapel = async nome => {
      lidas.push(nome);
      return Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
    };
    const abrir = (nome: string) => cliente.baixar('gestora', `/painel/foto?foto=${nome}`);
    const dela = await abrir(naoConformidades?.foto?.foto ?? '');
    expect([dela.status, dela.tipo]).toEqual([200, 'image/jpeg']);
    // The other photo of the same inspection shows nothing that failed.
    expect((await abrir(`${geral.uuid}-${geral.sha256}.jpg`)).status).toBe(404);
    expect((await abrir('nao-existe.jpg')).status).toBe(404);
    expect(lidas).toHaveLength(1);
    em(emFortaleza('07:00', '2026-11-22'));
    expect((await abrir(naoConformidades?.foto?.foto ?? '')).status).toBe(404);
  });

  it('a região estreita todas as zonas', async () => {
    em(AGORA);
    const acre = await painel('?regiao=AC');
    expect([acre.regiao, acre.pedidos?.lotacoes, acre.prazos?.itens.length]).toEqual(['AC', 1, 1]);
    em(AGORA);
    expect((await painel('?regiao=1')).pedidos?.lotacoes).toBe(1);
    expect((await painel('?regiao=4')).pedidos?.lotacoes).toBe(0);
    expect((await cliente.get('gestora', '/painel?regiao=9')).status).toBe(422);
  });

  it('a resposta é pequena, e o que é lido junto é lido uma vez', async () => {
    em(AGORA);
    const respostas = await Promise.all(Array.from({ length: 5 }, () => painel()));
    expect(new Set(respostas.map(({ pedidos }) => pedidos?.em)).size).toBe(1);
    expect(JSON.stringify(respostas[0]).length).toBeLessThan(8_000);
  });
});
