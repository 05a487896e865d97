import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { EmpenhosTarefas } from '../src/empenhos/empenhos.tarefas.ts';
import { darSenhas, esvaziarFechamentos, fechar, type Recusa, reabrir } from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { aprovada, atestar, DIA_1, esvaziarMedicoes, ler, passo } from './medicoes.cenario.ts';
import { AGORA, abrirCliente, type Cliente, motivosDe, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];
type Empenhos = Schemas['EmpenhosDoContrato'];

/** The meals of the scenario at the contract's prices: R$ 330,26. */
const LIQUIDO = 100 * 101 + 8 * 102 + 110 * 201;

describe('os empenhos de um contrato', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let motivo: number;

  beforeAll(async () => {
    await semearCenario(banco.database);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco);
    motivo = (await motivosDe(banco.database))('REABERTURA', 'ERRO_LANCAMENTO');
  });
  beforeEach(async () => {
    await esvaziarMedicoes(banco.database);
    await banco.database.execute(sql`truncate consumos_empenho, movimentos_empenho, empenhos restart identity cascade`);
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    cliente.em(AGORA);
  });

  const novo = (numero: string, valorCentavos: number, data = '2026-11-02') => ({
    ...{ numero, data, valorCentavos, tipo: 'ESTIMATIVO', fonte: '1500', natureza: '3.3.90.39' },
  });
  const empenhar = (numero: string, valorCentavos: number, data?: string) =>
    cliente.post<Empenhos & Recusa>('gestora', '/contratos/1/empenhos', novo(numero, valorCentavos, data));
  const mover = (tipo: string, valorCentavos: number, id = 1, data = '2026-11-03') =>
    cliente.post<Empenhos & Recusa>('gestora', `/empenhos/${id}/movimentos`, {
      ...{ tipo, data, valorCentavos, motivo: 'Crédito suplementar' },
    });
  const lidos = async () => (await cliente.get<Empenhos>('gestora', '/contratos/1/empenhos')).corpo;
  const saldos = async () => (await lidos()).itens.map(({ numero, saldoCentavos }) => [numero, saldoCentavos]);
  const daMedicao = async () =>
    (await cliente.get<Schemas['EmpenhosDaMedicao']>('fiscal', '/medicoes/1/empenhos')).corpo;

  it('são cadastrados, reforçados e anulados; cada movimento fica, e o saldo é a soma', async () => {
    expect((await empenhar('2026NE000123', 1000)).status).toBe(201);
    expect((await mover('REFORCO', 500)).status).toBe(201);
    const { corpo } = await mover('ANULACAO', 200);
    expect(corpo.itens[0]).toMatchObject({
      ...{ numero: '2026NE000123', fonte: '1500', natureza: '3.3.90.39' },
      ...{
        valorCentavos: 1000,
        reforcadoCentavos: 500,
        anuladoCentavos: 200,
        consumidoCentavos: 0,
        saldoCentavos: 1300,
      },
      movimentos: [
        { tipo: 'REFORCO', valorCentavos: 500, motivo: 'Crédito suplementar', por: 'Gestora Geral' },
        { tipo: 'ANULACAO', valorCentavos: 200 },
      ],
    });
    expect(corpo).toMatchObject({ saldoCentavos: 1300, previsao: null });
  });

  it('diz o que 30 pessoas a mais custariam aos preços do contrato, e a quem o contrato não atende', async () => {
    const simular = (busca: string) =>
      cliente.get<Schemas['SimulacaoEmpenhos'] & Recusa>('fiscal', `/contratos/1/empenhos/simulacao?${busca}`);
    await empenhar('2026NE000123', 5_000_000);
    const { itens } = (await cliente.get<Schemas['ContratoDetalhado']>('gestora', '/contratos/1')).corpo;
    const porDia = itens.filter(item => item.tipoPublicoId === 1).reduce((soma, item) => soma + item.precoCentavos, 0);
    const { status, corpo } = await simular('pessoas=30&tipoPublicoId=1');
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      ...{ pessoas: 30, porPessoaCentavos: porDia, porMesCentavos: 30 * 30 * porDia },
      ...{ semMudanca: null, comMudanca: null },
    });
    const recusa = await simular('pessoas=30&tipoPublicoId=999');
    expect([recusa.status, recusa.corpo.detail]).toEqual([422, 'Este contrato não tem preço para este público.']);
    expect((await simular('pessoas=muitas&tipoPublicoId=1')).status).toBe(422);
    expect((await cliente.get('gestora', '/contratos/999/empenhos/simulacao?pessoas=1&tipoPublicoId=1')).status).toBe(
      404,
    );
  });

  it('o que não pode é recusado em palavras, e nada fica pela metade', async () => {
    await empenhar('2026NE000123', 1000);
    const recusas = [
      await empenhar('2026NE000123', 5),
      await empenhar('2026NE000124', 5, '2026-11-21'),
      await mover('ANULACAO', 1001),
      await mover('REFORCO', 1, 1, '2026-11-01'),
      await mover('REFORCO', 1, 99),
      await cliente.get<Recusa>('gestora', '/contratos/99/empenhos'),
    ];
    expect(recusas.map(({ status, corpo }) => [status, (corpo as Recusa).detail])).toEqual([
      [409, 'Já existe o empenho 2026NE000123, do contrato 012/2026.'],
      [422, 'A data não pode ser depois de hoje.'],
      [409, 'A anulação é de R$ 10,01 e o empenho 2026NE000123 tem R$ 10,00 de saldo.'],
      [422, 'O empenho é de 02/11/2026: o movimento não pode ser antes.'],
      [404, 'Este empenho não existe.'],
      [404, 'O contrato 99 não existe.'],
    ]);
    expect(await saldos()).toEqual([['2026NE000123', 1000]]);
  });

  it('o contrato sem empenho atesta como antes', async () => {
    await aprovada(cliente, banco.database);
    expect(await daMedicao()).toMatchObject({ temEmpenhos: false, partes: [], falta: null });
    expect((await atestar(cliente, 'fiscal')).status).toBe(200);
    expect((await daMedicao()).consumos).toEqual([]);
  });

  it('o atesto consome do mais antigo ao mais novo, como se viu antes', async () => {
    await empenhar('NOVO', 50_000, '2026-11-05');
    await empenhar('VELHO', 10_000, '2026-11-02');
    await aprovada(cliente, banco.database);
    const antes = await daMedicao();
    expect(antes).toMatchObject({ temEmpenhos: true, liquidoCentavos: LIQUIDO, saldoCentavos: 60_000, falta: null });
    expect(
      antes.partes.map(({ numero, valorCentavos, depoisCentavos }) => [numero, valorCentavos, depoisCentavos]),
    ).toEqual([
      ['VELHO', 10_000, 0],
      ['NOVO', LIQUIDO - 10_000, 60_000 - LIQUIDO],
    ]);
    expect((await atestar(cliente, 'fiscal')).status).toBe(200);
    expect(await saldos()).toEqual([
      ['VELHO', 0],
      ['NOVO', 60_000 - LIQUIDO],
    ]);
    const depois = await daMedicao();
    expect([depois.partes, depois.consumos.map(({ numero, por }) => [numero, por])]).toEqual([
      [],
      [
        ['VELHO', 'Fábio Fiscal'],
        ['NOVO', 'Fábio Fiscal'],
      ],
    ]);
    expect((await lidos()).previsao).toMatchObject({ meses: 1, mediaCentavos: LIQUIDO, ateMes: null });
    const { status, corpo } = await mover('ANULACAO', 1, 2);
    expect([status, corpo.detail]).toEqual([
      409,
      'A anulação é de R$ 0,01 e o empenho VELHO tem R$ 0,00 de saldo. R$ 100,00 já pagaram medições atestadas.',
    ]);
  });

  it('o saldo que não basta recusa o atesto inteiro, com os dois valores', async () => {
    await empenhar('2026NE000123', LIQUIDO - 1);
    await aprovada(cliente, banco.database);
    const frase =
      'A medição soma R$ 330,26 e os empenhos do contrato têm R$ 330,25 de saldo: faltam R$ 0,01. ' +
      'Cadastre um empenho ou registre um reforço antes de atestar.';
    expect((await daMedicao()).falta).toBe(frase);
    const { status, corpo } = await atestar(cliente, 'fiscal');
    expect([status, corpo.detail]).toEqual([409, frase]);
    expect(await ler(cliente)).toMatchObject({ resumo: { situacao: 'APROVADA' }, atestos: [] });
    expect(await saldos()).toEqual([['2026NE000123', LIQUIDO - 1]]);
    await mover('REFORCO', 1);
    expect((await atestar(cliente, 'fiscal')).status).toBe(200);
    expect(await saldos()).toEqual([['2026NE000123', 0]]);
  });

  it('o mapa reaberto libera o consumido, que continua legível; o novo atesto consome de novo', async () => {
    await empenhar('2026NE000123', 50_000);
    await aprovada(cliente, banco.database);
    await atestar(cliente, 'fiscal');
    expect((await reabrir(cliente, motivo)).status).toBe(200);
    expect(await saldos()).toEqual([['2026NE000123', 50_000]]);
    expect((await daMedicao()).consumos).toMatchObject([
      { valorCentavos: LIQUIDO, liberado: { por: 'Gestora Geral', motivo: 'Erro de lançamento' } },
    ]);
    expect((await fechar(cliente, 'solicitante', '"1"')).status).toBe(200);
    cliente.em(DIA_1);
    expect((await passo(cliente, 'gestora', 'aprovacao')).status).toBe(200);
    expect((await atestar(cliente, 'fiscal')).status).toBe(200);
    expect(await saldos()).toEqual([['2026NE000123', 50_000 - LIQUIDO]]);
    expect((await daMedicao()).consumos.map(({ liberado }) => liberado !== null)).toEqual([true, false]);
  });

  it('o saldo que acaba antes do contrato é avisado uma vez, e o reforço que basta encerra o aviso', async () => {
    await empenhar('2026NE000123', LIQUIDO * 2);
    await aprovada(cliente, banco.database);
    await atestar(cliente, 'fiscal');
    const tarefa = cliente.pegar(EmpenhosTarefas);
    expect([await tarefa.dizerEmpenhos(), await tarefa.dizerEmpenhos()]).toEqual([1, 0]);
    const avisos = async () =>
      (await cliente.get<Schemas['PaginaNotificacoes']>('gestora', '/notificacoes')).corpo.itens.filter(
        ({ evento, resolvidaEm }) => evento === 'EMPENHO_ACABA' && resolvidaEm === null,
      );
    expect((await avisos()).map(({ texto }) => texto)).toEqual([
      'Contrato 012/2026, de Boa Mesa. No ritmo do último mês, R$ 330,26 por mês, o saldo paga até dezembro de 2026; o contrato vai até 30/06/2027. Empenhe ou reforce antes.',
    ]);
    // Seven months are left: December to June.
    await mover('REFORCO', LIQUIDO * 6);
    expect(await tarefa.dizerEmpenhos()).toBe(0);
    expect(await avisos()).toEqual([]);
  });

  it('saem em planilha', async () => {
    await empenhar('2026NE000123', 123_456);
    const { status, tipo, bytes } = await cliente.baixar('gestora', '/contratos/1/empenhos/exportacao?formato=csv');
    expect([status, tipo]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(bytes.toString('utf8')).toContain(
      '2026NE000123;02/11/2026;Estimativo;1500;3.3.90.39;1234,56;0,00;0,00;0,00;1234,56',
    );
  });

  it('só a gestora cadastra; a fiscal lê', async () => {
    const { status } = await cliente.post('fiscal', '/contratos/1/empenhos', novo('A', 1));
    expect(status).toBe(403);
    expect((await cliente.get('fiscal', '/contratos/1/empenhos')).status).toBe(200);
    expect((await cliente.get('solicitante', '/contratos/1/empenhos')).status).toBe(403);
  });
});
