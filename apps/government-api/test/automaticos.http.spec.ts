import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { PedidosService } from '../src/pedidos/pedidos.service.ts';
import { abrirCenario } from './cenario-aberto.ts';
import { AMANHA, enviarPedido, ids, item, motivosDe } from './pedidos.cenario.ts';

type Pedido = components['schemas']['Pedido'];
const FORTALEZA = 'America/Fortaleza';
/** Just after tomorrow's cut-off in Fortaleza. */
const DEPOIS_DO_PRAZO = '2026-11-20T21:00:00.001Z';

describe('o que acontece aos pedidos sozinho', () => {
  const { banco, cliente } = abrirCenario();
  let pedidos: PedidosService;
  const lote = { data: AMANHA, fuso: FORTALEZA, depoisDe: 0, tamanho: 100 };
  const rascunhos = () => banco.database.transaction(tx => pedidos.criarRascunhosDaProgramacao(tx, lote));
  const programacao = (mudanca: object = {}) =>
    banco.database.transaction(tx => pedidos.enviarAutomaticamente(tx, { ...lote, ...mudanca }));
  const expirar = (tamanho = 100) => banco.database.transaction(tx => pedidos.expirarVencidos(tx, tamanho));
  const todos = async () =>
    (await cliente.get<components['schemas']['PaginaPedidos']>('gestora', '/pedidos?ordem=dataRefeicao')).corpo.itens;
  const ler = async (id: number) => (await cliente.get<Pedido>('gestora', `/pedidos/${id}`)).corpo;
  const novo = { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens: [item(ids.almoco, ids.interno, 100)] };

  beforeAll(() => {
    pedidos = cliente.pegar(PedidosService);
  });

  it('a programação abre um rascunho por lotação, em nome do sistema; outra vez não abre nada (15.25)', async () => {
    expect((await rascunhos()).feitos).toBe(1);
    expect((await rascunhos()).feitos).toBe(0);
    const [rascunho] = await todos();
    expect(rascunho).toMatchObject({ lotacao: { id: ids.upsl }, situacao: 'RASCUNHO', totalRefeicoes: 126 });
    const lido = await ler(rascunho?.id ?? 0);
    expect(lido).toMatchObject({
      criadoPor: 'Sistema',
      itens: [{ quantidadeProgramada: 126, quantidadeSolicitada: 126 }],
    });
    expect(lido.historico).toMatchObject([{ evento: 'criar', por: 'Sistema', detalhe: 'Aberto pela programação.' }]);
    const dela = await cliente.get<Pedido>('solicitante', `/pedidos/${lido.id}`);
    expect(dela.corpo.acoes).toEqual(['editar', 'enviar', 'excluir']);
  });

  it('quem respondeu de qualquer forma não ganha rascunho: nem quem cancelou', async () => {
    const motivo = await motivosDe(banco.database);
    const enviado = await enviarPedido(cliente, 'solicitante', novo);
    const motivoId = motivo('CANCELAMENTO', 'UNIDADE_FECHADA');
    await cliente.post('solicitante', `/pedidos/${enviado.corpo.id}/cancelamento`, { motivoId }, enviado.etag);
    expect((await rascunhos()).feitos).toBe(0);
    cliente.em(DEPOIS_DO_PRAZO);
    expect((await programacao()).feitos).toBe(0);
    expect(await todos()).toHaveLength(1);
  });

  it('no prazo nada é enviado; depois dele, a programação segue como se fosse a tempo, marcada', async () => {
    cliente.em('2026-11-20T21:00:00.000Z');
    expect(await programacao()).toEqual({ feitos: 0, ultimo: null });
    cliente.em(DEPOIS_DO_PRAZO);
    expect((await programacao()).feitos).toBe(1);
    const [enviado] = await todos();
    expect(enviado).toMatchObject({
      situacao: 'ENVIADO',
      tipo: 'PROGRAMADO',
      foraDoPrazo: false,
      enviadoAutomaticamente: true,
      valorPrevistoCentavos: 126 * 201,
    });
    const lido = await ler(enviado?.id ?? 0);
    expect(lido).toMatchObject({ enviadoPor: 'Sistema', contratos: [{ numero: '012/2026' }] });
    expect(lido.historico.at(-1)?.detalhe).toMatch(/^Programação enviada pelo sistema/);
  });

  it('três horas parado, e duas vezes: nada em dobro; quem pediu nesse meio tempo fica com o seu (15.25)', async () => {
    await rascunhos();
    cliente.em('2026-11-21T00:00:00.000Z');
    expect((await programacao()).feitos).toBe(1);
    expect((await programacao()).feitos).toBe(0);
    await banco.database.execute(sql.raw('truncate pedidos, numeracao_pedidos restart identity cascade'));
    await enviarPedido(cliente, 'solicitante', { ...novo, justificativa: 'Sem internet até agora' });
    expect((await programacao()).feitos).toBe(0);
    expect(await todos()).toMatchObject([{ tipo: 'EMERGENCIAL', totalRefeicoes: 100, enviadoAutomaticamente: false }]);
  });

  it('o rascunho que alguém mexeu não é calado nem substituído', async () => {
    await rascunhos();
    const { corpo, etag } = await cliente.get<Pedido>('solicitante', '/pedidos/1');
    await cliente.put('solicitante', `/pedidos/${corpo.id}`, { itens: [item(ids.almoco, ids.interno, 90)] }, etag);
    cliente.em(DEPOIS_DO_PRAZO);
    expect((await programacao()).feitos).toBe(0);
    expect(await todos()).toMatchObject([{ situacao: 'RASCUNHO', totalRefeicoes: 90 }]);
  });

  it('sem contrato o rascunho fica, e o lote segue', async () => {
    await banco.database.execute(sql`update contratos_lotacoes set fim = '2026-11-20'`);
    cliente.em(DEPOIS_DO_PRAZO);
    expect(await programacao()).toEqual({ feitos: 0, ultimo: ids.semContrato });
    expect(await todos()).toMatchObject([{ situacao: 'RASCUNHO' }]);
    await banco.database.execute(sql`update contratos_lotacoes set fim = '2027-06-30'`);
    expect((await programacao()).feitos).toBe(1);
  });

  it('um lote vai até onde cabe, e diz por onde continuar', async () => {
    cliente.em(DEPOIS_DO_PRAZO);
    expect(await programacao({ tamanho: 1 })).toEqual({ feitos: 1, ultimo: ids.upsl });
    expect(await programacao({ tamanho: 1, depoisDe: ids.upsl })).toEqual({ feitos: 0, ultimo: ids.semContrato });
    expect(await programacao({ tamanho: 1, depoisDe: ids.semContrato })).toEqual({ feitos: 0, ultimo: null });
  });

  it('o dia que passou sem tratamento expira no relógio da lotação, uma vez só, e o lugar fica livre', async () => {
    const enviado = await enviarPedido(cliente, 'solicitante', novo);
    const rascunho = await cliente.post<Pedido>('doAcre', '/pedidos', { ...novo, lotacaoId: ids.acre });
    const confirmado = await enviarPedido(cliente, 'solicitante', { ...novo, dataRefeicao: '2026-11-22' });
    await cliente.post('atendimento', `/pedidos/${confirmado.corpo.id}/confirmacao`, {}, confirmado.etag);
    // Still the 21st in both units, then only in Acre, which is two hours behind.
    cliente.em('2026-11-22T02:59:59.999Z');
    expect(await expirar()).toBe(0);
    cliente.em('2026-11-22T03:00:00.000Z');
    expect(await expirar()).toBe(1);
    expect(await ler(enviado.corpo.id)).toMatchObject({ situacao: 'EXPIRADO', acoes: [] });
    expect((await ler(rascunho.corpo.id)).situacao).toBe('RASCUNHO');
    cliente.em('2026-11-23T08:00:00.000Z');
    expect(await expirar(1)).toBe(1);
    expect(await expirar(1)).toBe(0);
    expect((await ler(rascunho.corpo.id)).historico.at(-1)).toMatchObject({
      evento: 'expirar',
      por: 'Sistema',
      de: 'RASCUNHO',
      detalhe: 'Não tratado em tempo hábil.',
    });
    expect((await ler(confirmado.corpo.id)).situacao).toBe('CONFIRMADO');
    const [contado] = await rows(banco.database, sql`select count(*)::int as n from eventos where acao = 'expirar'`);
    expect(contado).toEqual({ n: 2 });
  });

  it('o sistema não aparece entre as pessoas', async () => {
    const { corpo } = await cliente.get<{ itens: { nome: string }[] }>('gestora', '/usuarios?busca=sistema');
    expect(corpo.itens).toEqual([]);
  });
});
