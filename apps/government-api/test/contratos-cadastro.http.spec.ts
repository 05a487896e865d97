import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { prepararBanco } from './kit/banco.ts';
import {
  AMANHA,
  abrirCliente,
  type Cliente,
  enviarPedido,
  HOJE,
  ids,
  item,
  type Problema,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Contrato = Schemas['ContratoDetalhado'];

describe('contratos', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  const digitado = {
    numero: '050/2026',
    processo: 'P-50',
    lote: 'II',
    vigenciaInicio: '2026-06-01',
    vigenciaFim: '2027-05-31',
    valorTotalCentavos: 1_000_000,
  };
  const preco = (tipoAlimentacaoId: number, precoCentavos = 900, tipoPublicoId: number = ids.interno) => ({
    tipoAlimentacaoId,
    tipoPublicoId,
    precoCentavos,
    quantidadeContratada: 1000,
  });
  const criar = (mudanca: object = {}) =>
    cliente.post<Contrato & Problema>('gestora', '/contratos', { fornecedorId: 1, ...digitado, ...mudanca });
  const comPrecos = async (numero: string, refeicoes: number[], mudanca: object = {}) => {
    const { corpo, etag } = await criar({ numero, ...mudanca });
    const itens = refeicoes.map(refeicao => preco(refeicao));
    return cliente.put<Contrato>('gestora', `/contratos/${corpo.id}/itens`, { itens }, etag);
  };
  const detalhe = async (id: number) => cliente.get<Contrato>('gestora', `/contratos/${id}`);
  const lotacoesDe = async (id: number) =>
    (await cliente.get<Schemas['LotacoesDoContrato']>('gestora', `/contratos/${id}/lotacoes`)).corpo.itens.map(
      ({ lotacao, inicio, fim, refeicoes, ateOFim }) => [lotacao.nome, inicio, fim, refeicoes.length, ateOFim],
    );

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    cliente.em('2026-11-20T14:00:00.000Z');
    await banco.database.execute(sql.raw(`truncate pedidos, numeracao_pedidos restart identity cascade;`));
    await banco.database.execute(sql`delete from contratos_lotacoes where contrato_id > 1`);
    await banco.database.execute(sql`delete from itens_contrato where contrato_id > 1`);
    await banco.database.execute(sql`update contratos set contrato_anterior_id = null`);
    await banco.database.execute(sql`delete from contratos where id > 1`);
    await banco.database.execute(
      sql`update contratos set vigencia_fim = '2027-06-30', encerrado_em = null where id = 1`,
    );
    await banco.database.execute(sql`update contratos_lotacoes set inicio = '2026-01-01', fim = '2027-06-30'`);
    await banco.database.execute(sql`delete from itens_contrato where tipo_publico_id = ${ids.visitante}`);
  });

  it('cria, e o número que já existe diz de quem é', async () => {
    const { status, corpo, etag } = await criar();
    expect([status, etag]).toEqual([201, '"1"']);
    expect(corpo).toMatchObject({ situacao: 'VIGENTE', itens: [], contratoAnterior: null, avisos: [], lotacoes: 0 });
    const repetido = await criar({ numero: ' 050/2026 ' });
    expect(repetido).toMatchObject({
      status: 409,
      corpo: { detail: 'Já existe o contrato 050/2026, de Boa Mesa.', registro: { id: corpo.id } },
    });
  });

  it.each([
    ['que termina antes de começar', { vigenciaFim: '2026-05-31' }, '/vigenciaFim'],
    ['de fornecedor que não existe', { fornecedorId: 99 }, '/fornecedorId'],
    ['que sucede um que não existe', { contratoAnteriorId: 99 }, '/contratoAnteriorId'],
    ['com valor negativo', { valorTotalCentavos: -1 }, '/valorTotalCentavos'],
  ])('recusa contrato %s', async (_nome, mudanca, pointer) => {
    const { status, corpo } = await criar(mudanca);
    expect([status, corpo.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });

  it('a sucessão não dá voltas', async () => {
    const a = (await criar({ numero: 'A' })).corpo;
    const b = (await criar({ numero: 'B', contratoAnteriorId: a.id })).corpo;
    const volta = { ...digitado, numero: 'A', contratoAnteriorId: b.id };
    const { status, corpo } = await cliente.put<Problema>('gestora', `/contratos/${a.id}`, volta, '"1"');
    expect([status, corpo.errors?.[0]?.pointer]).toEqual([422, '/contratoAnteriorId']);
    expect((await detalhe(b.id)).corpo.contratoAnterior).toMatchObject({ numero: 'A' });
  });

  it('preço de par repetido, de refeição inativa ou retirado quando já foi pedido é recusado', async () => {
    const { corpo: c, etag } = await criar();
    const definir = (itens: object[], versao = etag) =>
      cliente.put<Problema>('gestora', `/contratos/${c.id}/itens`, { itens }, versao);
    expect((await definir([preco(ids.almoco), preco(ids.almoco, 800)])).corpo.errors).toEqual([
      { pointer: '/itens/1', detail: 'Esta refeição já tem preço para este público.' },
    ]);
    expect((await definir([preco(ids.ceiaInativa)])).corpo.errors?.[0]?.pointer).toBe('/itens/0/tipoAlimentacaoId');
    expect((await definir([preco(ids.almoco)])).status).toBe(200);
    expect((await definir([preco(ids.almoco)])).status).toBe(412);
    await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: AMANHA,
      itens: [item(ids.almoco, ids.interno, 100)],
    });
    const { corpo: um, etag: versao } = await detalhe(1);
    const semAlmoco = um.itens
      .filter(i => i.tipoAlimentacaoId !== ids.almoco)
      .map(({ tipoAlimentacaoId, tipoPublicoId, precoCentavos, quantidadeContratada }) => ({
        tipoAlimentacaoId,
        tipoPublicoId,
        precoCentavos,
        quantidadeContratada,
      }));
    const recusa = await cliente.put<Problema>('gestora', '/contratos/1/itens', { itens: semAlmoco }, versao);
    expect([recusa.status, recusa.corpo.detail]).toEqual([
      409,
      'Almoço para Interno já tem 100 refeições pedidas neste contrato: o preço não pode ser retirado.',
    ]);
  });

  it('saldo e execução vêm dos pedidos enviados, e o preço novo não muda o que foi enviado', async () => {
    const { corpo: pedido } = await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: AMANHA,
      itens: [item(ids.almoco, ids.interno, 120)],
    });
    const { corpo: antes, etag } = await detalhe(1);
    const almoco = antes.itens.find(i => i.tipoAlimentacaoId === ids.almoco && i.tipoPublicoId === ids.interno);
    expect(almoco).toMatchObject({ quantidadePedida: 120, saldo: 99_880, percentualExecutado: 0 });
    expect(antes.valorPedidoCentavos).toBe(120 * 201);
    const itens = antes.itens.map(i => ({
      tipoAlimentacaoId: i.tipoAlimentacaoId,
      tipoPublicoId: i.tipoPublicoId,
      precoCentavos: i.precoCentavos + 50,
      quantidadeContratada: 100,
    }));
    const { corpo: depois } = await cliente.put<Contrato>('gestora', '/contratos/1/itens', { itens }, etag);
    expect(depois.itens.find(i => i.tipoPublicoId === ids.interno && i.tipoAlimentacaoId === ids.almoco)).toMatchObject(
      {
        precoCentavos: 251,
        saldo: -20,
        percentualExecutado: 120,
      },
    );
    const lido = await cliente.get<Schemas['Pedido']>('gestora', `/pedidos/${pedido.id}`);
    expect(lido.corpo.itens[0]).toMatchObject({ precoCentavos: 201, contratoId: 1 });
    expect(lido.corpo.valorPrevistoCentavos).toBe(120 * 201);
    const volta = antes.itens.map(({ quantidadePedida: _, saldo: __, percentualExecutado: ___, ...i }) => i);
    await cliente.put('gestora', '/contratos/1/itens', { itens: volta }, `"${depois.versao}"`);
  });

  it('lotações: quem já tem fornecedor na refeição é recusado com a frase', async () => {
    const { corpo: c } = await comPrecos('060/2026', [ids.almoco, ids.jantar]);
    const atender = (corpo: object) => cliente.post<Problema>('gestora', `/contratos/${c.id}/lotacoes`, corpo);
    const recusa = await atender({ lotacaoIds: [ids.semContrato, ids.upsl], inicio: HOJE });
    expect([recusa.status, recusa.corpo.detail, recusa.corpo.errors]).toEqual([
      409,
      'UPSL 1 já tem fornecedor no almoço e no jantar até 30/06/2027.',
      [{ pointer: '/lotacaoIds/1', detail: 'UPSL 1 já tem fornecedor no almoço e no jantar até 30/06/2027.' }],
    ]);
    expect(await lotacoesDe(c.id)).toEqual([]);
    expect((await atender({ lotacaoIds: [ids.semContrato], inicio: HOJE })).status).toBe(200);
    expect(await lotacoesDe(c.id)).toEqual([['Sem contrato', HOJE, '2027-05-31', 2, true]]);
    for (const [corpo, pointer] of [
      [{ lotacaoIds: [ids.inativa], inicio: HOJE }, '/lotacaoIds/0'],
      [{ lotacaoIds: [ids.acre], inicio: '2027-06-01' }, '/inicio'],
      [{ lotacaoIds: [ids.acre], inicio: HOJE, fim: '2027-06-01' }, '/fim'],
      [{ lotacaoIds: [ids.acre], inicio: HOJE, fim: '2026-11-19' }, '/fim'],
      [{ lotacaoIds: [ids.acre], inicio: HOJE, refeicoes: [ids.cafe] }, '/refeicoes/0'],
    ] as const) {
      const { status, corpo: problema } = await atender(corpo);
      expect([status, problema.errors?.[0]?.pointer]).toEqual([422, pointer]);
    }
  });

  it('a primeira refeição com preço passa às lotações do contrato, menos às que já a recebem de outro', async () => {
    const { corpo: c } = await comPrecos('070/2026', [ids.almoco]);
    await cliente.post('gestora', `/contratos/${c.id}/lotacoes`, {
      lotacaoIds: [ids.semContrato],
      inicio: '2026-07-01',
    });
    const outro = (await comPrecos('071/2026', [ids.jantar])).corpo;
    const jantar = { lotacaoIds: [ids.semContrato], inicio: '2026-12-01', fim: '2026-12-31' };
    await cliente.post('gestora', `/contratos/${outro.id}/lotacoes`, jantar);
    const definir = (itens: object[], versao: number) =>
      cliente.put<Contrato>('gestora', `/contratos/${c.id}/itens`, { itens }, `"${versao}"`);
    const comCafe = await definir([preco(ids.almoco), preco(ids.cafe)], c.versao);
    expect(comCafe.corpo.avisos).toEqual([]);
    const comJantar = await definir([preco(ids.almoco), preco(ids.cafe), preco(ids.jantar)], comCafe.corpo.versao);
    expect(comJantar.corpo.avisos).toEqual(['Sem contrato já tem Boa Mesa no jantar até 31/12.']);
    expect(await lotacoesDe(c.id)).toEqual([
      ['Sem contrato', '2026-07-01', '2027-05-31', 1, true],
      ['Sem contrato', HOJE, '2027-05-31', 1, true],
    ]);
    const ultimo = await cliente.put<Problema>(
      'gestora',
      `/contratos/${c.id}/itens`,
      { itens: [preco(ids.almoco), preco(ids.jantar)] },
      `"${comJantar.corpo.versao}"`,
    );
    expect(ultimo.corpo.detail).toContain('Café da manhã para Interno é o último preço');
  });

  it('duas refeições de dois fornecedores dão um pedido com os dois contratos', async () => {
    const { corpo: c } = await comPrecos('080/2026', [ids.almoco]);
    const { corpo: d } = await comPrecos('081/2026', [ids.jantar]);
    for (const { id } of [c, d]) {
      await cliente.post('gestora', `/contratos/${id}/lotacoes`, { lotacaoIds: [ids.semContrato], inicio: HOJE });
    }
    const preparo = await cliente.get<Schemas['PreparoPedido']>(
      'gestora',
      `/pedidos/preparo?lotacaoId=${ids.semContrato}&data=${AMANHA}`,
    );
    expect(preparo.corpo.contratos.map(({ numero }) => numero)).toEqual(['080/2026', '081/2026']);
    const { corpo: pedido } = await enviarPedido(cliente, 'gestora', {
      lotacaoId: ids.semContrato,
      dataRefeicao: AMANHA,
      itens: [item(ids.almoco, ids.interno, 2), item(ids.jantar, ids.interno, 3)],
      justificativa: 'sem efetivo',
    });
    expect(pedido.contratos.map(({ numero }) => numero)).toEqual(['080/2026', '081/2026']);
    expect(pedido.itens.map(({ contratoId }) => contratoId)).toEqual([c.id, d.id]);
    const aberto = await cliente.post<Schemas['Pedido']>('gestora', '/pedidos', {
      lotacaoId: ids.semContrato,
      dataRefeicao: '2026-11-22',
      itens: [item(ids.cafe, ids.interno, 2)],
    });
    const recusa = await cliente.post<Problema>('gestora', `/pedidos/${aberto.corpo.id}/envio`, {}, aberto.etag);
    expect([recusa.status, recusa.corpo.detail]).toEqual([
      422,
      'Café da manhã não tem fornecedor em 22/11/2026. Fale com o gestor.',
    ]);
  });

  it('encurtar ou encerrar com pedidos depois é recusado com o que toca; sem eles, as lotações acompanham', async () => {
    await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: '2026-11-25',
      itens: [item(ids.almoco, ids.interno, 10)],
    });
    const { corpo: um, etag } = await detalhe(1);
    const encerrar = (ultimoDia: string, versao = etag) =>
      cliente.post<Problema & Contrato>('gestora', '/contratos/1/encerramento', { ultimoDia }, versao);
    const recusa = await encerrar('2026-11-24');
    expect([recusa.status, recusa.corpo.detail]).toEqual([
      409,
      'Há 1 pedido enviado neste contrato fora da nova vigência, que termina em 24/11/2026: UPSL 1. ' +
        'Transfira as lotações para outro contrato antes.',
    ]);
    const edicao = {
      numero: um.numero,
      processo: um.processo,
      lote: um.lote,
      vigenciaInicio: um.vigenciaInicio,
      valorTotalCentavos: 1,
    };
    const curta = await cliente.put<Problema>(
      'gestora',
      '/contratos/1',
      { ...edicao, vigenciaFim: '2026-11-24' },
      etag,
    );
    expect(curta.status).toBe(409);
    const feito = await encerrar('2026-11-25');
    expect(feito.corpo).toMatchObject({ encerradoEm: '2026-11-25', situacao: 'A_VENCER', venceEmDias: 5 });
    expect(feito.corpo.avisos).toEqual(['2 lotações deixam de ser atendidas depois de 25/11/2026.']);
    expect((await lotacoesDe(1)).map(linha => linha[2])).toEqual(['2026-11-25', '2026-11-25']);
    expect((await encerrar('2027-07-01', `"${feito.corpo.versao}"`)).corpo.errors?.[0]?.pointer).toBe('/ultimoDia');
    const outro = (await comPrecos('090/2026', [ids.almoco])).corpo;
    const janeiro = { lotacaoIds: [ids.acre], inicio: '2027-01-01' };
    await cliente.post('gestora', `/contratos/${outro.id}/lotacoes`, janeiro);
    const reaberto = await encerrar('2027-06-30', `"${feito.corpo.versao}"`);
    expect(reaberto.corpo.avisos).toEqual([
      'Ágata do Acre tem Boa Mesa no almoço a partir de 01/01/2027: este contrato a atende até a véspera.',
    ]);
    expect((await lotacoesDe(1)).map(linha => [linha[0], linha[2], linha[3]])).toEqual([
      ['Ágata do Acre', '2026-12-31', 1],
      ['Ágata do Acre', '2027-06-30', 3],
      ['UPSL 1', '2027-06-30', 4],
    ]);
  });

  it('deixar de atender é recusado onde há pedidos depois, e diz quantos', async () => {
    await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: '2026-11-25',
      itens: [item(ids.almoco, ids.interno, 10)],
    });
    const desatender = (corpo: object) =>
      cliente.post<Problema>('gestora', '/contratos/1/lotacoes/encerramento', corpo);
    const recusa = await desatender({ lotacaoIds: [ids.acre, ids.upsl], ultimoDia: '2026-11-24' });
    expect([recusa.status, recusa.corpo.detail]).toEqual([
      409,
      'UPSL 1 tem 1 pedido enviado até 25/11/2026. Transfira a lotação para outro contrato.',
    ]);
    expect(
      (await desatender({ lotacaoIds: [ids.upsl], ultimoDia: '2026-11-24', refeicoes: [ids.jantar] })).status,
    ).toBe(200);
    const [, ...deUpsl] = await lotacoesDe(1);
    expect(deUpsl.map(linha => [linha[2], linha[3]])).toEqual([
      ['2026-11-24', 1],
      ['2027-06-30', 3],
    ]);
  });

  it('as candidatas dizem quem já entrega cada refeição', async () => {
    const { corpo: c } = await comPrecos('095/2026', [ids.almoco]);
    const { corpo } = await cliente.get<Schemas['LotacoesCandidatas']>(
      'gestora',
      `/contratos/${c.id}/lotacoes-candidatas?inicio=${HOJE}`,
    );
    expect(corpo.itens.map(({ lotacao, ocupacoes }) => [lotacao.nome, ocupacoes.map(o => o.contrato.numero)])).toEqual([
      ['Ágata do Acre', ['012/2026']],
      ['Sem contrato', []],
      ['UPSL 1', ['012/2026']],
    ]);
  });

  it('só quem gere escreve', async () => {
    for (const quem of ['solicitante', 'atendimento', 'fiscal'] as const) {
      expect((await cliente.post(quem, '/contratos', { fornecedorId: 1, ...digitado })).status).toBe(403);
      expect((await cliente.put(quem, '/contratos/1/itens', { itens: [] }, '"1"')).status).toBe(403);
    }
  });
});
