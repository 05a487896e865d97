import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { RecebimentosTarefasRepository } from '../src/recebimentos/recebimentos.tarefas.repository.ts';
import { prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, ids, item, motivosDe, semearCenario } from './pedidos.cenario.ts';
import { ALMOCO_INTEIRO, CAFE_INTEIRO, confirmado, emFortaleza, esvaziar } from './recebimentos.cenario.ts';

type Recebimentos = components['schemas']['RecebimentosDoPedido'];

const HORA_DEPOIS = 60;
const doDia = { data: AMANHA, fuso: 'America/Fortaleza' };

describe('as refeições que ninguém registrou', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let tarefas: RecebimentosTarefasRepository;

  const atrasadas = async (agora: string) =>
    (await tarefas.lateDeliveries(banco.database, new Date(agora), HORA_DEPOIS)).map(
      ({ lotacao, refeicao }) => `${lotacao}: ${refeicao}`,
    );
  const deOntem = async (dia = doDia) =>
    (await tarefas.ordersNotReceived(banco.database, dia)).map(({ numero, lotacao }) => `${numero} ${lotacao}`);
  const receber = (id: number, etag: string, corpo: unknown) =>
    cliente.post('solicitante', `/pedidos/${id}/recebimentos`, corpo, etag);

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    tarefas = cliente.pegar(RecebimentosTarefasRepository);
  });
  beforeEach(() => esvaziar(banco.database));
  afterEach(() =>
    banco.database.execute(sql`truncate notificacoes, leituras_notificacoes, janelas_lotacao restart identity cascade`),
  );

  it('contam-se uma hora depois do fim da janela, e só as que faltam', async () => {
    const { id, etag } = await confirmado(cliente, banco.database);
    // Every meal of the scenario ends at 07:00.
    expect(await atrasadas(emFortaleza('07:59'))).toEqual([]);
    expect(await atrasadas(emFortaleza('08:00'))).toEqual(['UPSL 1: Café da manhã', 'UPSL 1: Almoço']);
    expect((await receber(id, etag, CAFE_INTEIRO)).status).toBe(201);
    expect(await atrasadas(emFortaleza('08:00'))).toEqual(['UPSL 1: Almoço']);
  });

  it('a janela é a da própria lotação onde ela tem uma, no fuso dela', async () => {
    await confirmado(cliente, banco.database);
    await confirmado(cliente, banco.database, { lotacaoId: ids.acre, itens: [item(ids.cafe, ids.interno, 10)] });
    await banco.database.execute(sql`
      insert into janelas_lotacao (lotacao_id, tipo_alimentacao_id, vale_de, entrega_inicio, entrega_fim)
      values (${ids.upsl}, ${ids.almoco}, ${AMANHA}, '11:00', '12:00')`);
    // 08:00 in Fortaleza is 06:00 in Acre.
    expect(await atrasadas(emFortaleza('08:00'))).toEqual(['UPSL 1: Café da manhã']);
    expect(await atrasadas(emFortaleza('10:00'))).toEqual(['UPSL 1: Café da manhã', 'Ágata do Acre: Café da manhã']);
    expect(await atrasadas(emFortaleza('13:00'))).toContain('UPSL 1: Almoço');
  });

  it('cada uma é cobrada uma vez, quantas forem as voltas', async () => {
    await confirmado(cliente, banco.database);
    cliente.em(emFortaleza('06:00'));
    await cliente.tarefas();
    for (const hora of ['08:05', '08:10', '08:15']) {
      cliente.em(emFortaleza(hora));
      await cliente.tarefas();
    }
    const [cobradas] = (
      await banco.database.execute(
        sql`select count(*)::int as n from notificacoes where evento = 'RECEBIMENTO_ATRASADO'`,
      )
    ).rows as { n: number }[];
    expect(cobradas?.n).toBeGreaterThan(0);
    expect(await atrasadas(emFortaleza('09:00'))).toEqual([]);
  });

  it('anulado o registro, a refeição é cobrada de novo, uma vez, em qualquer dia', async () => {
    const { id, etag } = await confirmado(cliente, banco.database, { itens: [item(ids.cafe, ids.interno, 100)] });
    const volta = async (hora: string) => {
      cliente.em(hora);
      await cliente.tarefas();
    };
    const cobrancas = async () =>
      (
        await banco.database.execute(sql`
          select resolvida_em is null as aberta from notificacoes where evento = 'RECEBIMENTO_ATRASADO' order by id`)
      ).rows.map(({ aberta }) => (aberta ? 'aberta' : 'resolvida'));
    // These job slots are its own, because another test's slot is served already.
    await volta(emFortaleza('08:20'));
    await volta(emFortaleza('08:25'));
    expect(await cobrancas()).toEqual(['aberta']);

    const corpo = { ...CAFE_INTEIRO, itens: CAFE_INTEIRO.itens.slice(0, 1) };
    const registrado = await cliente.post<Recebimentos>('solicitante', `/pedidos/${id}/recebimentos`, corpo, etag);
    expect(registrado.status).toBe(201);
    expect(await cobrancas()).toEqual(['resolvida']);

    // Three days later somebody sees that it was the wrong meal.
    const depois = (hora: string) => `2026-11-24T${hora}:00.000Z`;
    cliente.em(depois('12:00'));
    const anulado = await cliente.post(
      'gestora',
      `/recebimentos/${registrado.corpo.entregas[0]?.recebimentos[0]?.id}/anulacao`,
      { motivo: 'Refeição errada' },
      registrado.etag,
    );
    expect(anulado.status).toBe(201);
    for (const hora of ['12:05', '12:10', '15:10']) await volta(depois(hora));
    expect(await cobrancas()).toEqual(['resolvida', 'aberta']);
  });

  it('cancelado o pedido, não há o que registrar: a cobrança termina com ele', async () => {
    const { id, etag } = await confirmado(cliente, banco.database);
    cliente.em(emFortaleza('10:20'));
    await cliente.tarefas();
    const abertas = async () =>
      (
        await banco.database.execute(
          sql`select from notificacoes where evento = 'RECEBIMENTO_ATRASADO' and resolvida_em is null`,
        )
      ).rows.length;
    expect(await abertas()).toBe(2);
    const cancelado = await cliente.post(
      'gestora',
      `/pedidos/${id}/cancelamento`,
      { motivoId: (await motivosDe(banco.database))('CANCELAMENTO', 'PEDIDO_INDEVIDO') },
      etag,
    );
    expect(cancelado.status).toBe(200);
    expect(await abertas()).toBe(0);
  });

  it('só de pedidos confirmados: nem do cancelado, nem da refeição ajustada para zero', async () => {
    const { id } = await confirmado(cliente, banco.database);
    await banco.database.execute(
      sql`update itens_pedido set quantidade_confirmada = 0 where tipo_alimentacao_id = ${ids.cafe}`,
    );
    expect(await atrasadas(emFortaleza('09:00'))).toEqual(['UPSL 1: Almoço']);
    await banco.database.execute(sql`update pedidos set situacao = 'CANCELADO' where id = ${id}`);
    expect(await atrasadas(emFortaleza('09:00'))).toEqual([]);
    expect(await deOntem()).toEqual([]);
  });

  it('no dia seguinte o pedido é lembrado enquanto lhe faltar uma refeição, no fuso e no dia dele', async () => {
    const { id, etag } = await confirmado(cliente, banco.database);
    expect(await deOntem()).toEqual(['2026-000001 UPSL 1']);
    expect(await deOntem({ data: '2026-11-20', fuso: 'America/Fortaleza' })).toEqual([]);
    expect(await deOntem({ data: AMANHA, fuso: 'America/Rio_Branco' })).toEqual([]);
    const cafe = await receber(id, etag, CAFE_INTEIRO);
    expect(await deOntem()).toEqual(['2026-000001 UPSL 1']);
    expect((await receber(id, cafe.etag, ALMOCO_INTEIRO)).status).toBe(201);
    expect(await deOntem()).toEqual([]);
  });
});
