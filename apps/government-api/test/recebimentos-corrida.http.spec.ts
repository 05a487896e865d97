import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { prepararBanco } from './kit/banco.ts';
import { abrirCliente, type Cliente, ids, type Problema, semearCenario } from './pedidos.cenario.ts';
import { ALMOCO_INTEIRO, CAFE_INTEIRO, confirmado, type DoPedido, esvaziar, recebido } from './recebimentos.cenario.ts';

describe('recebimentos ao mesmo tempo', corridas);

function corridas() {
  const banco = prepararBanco();
  let cliente: Cliente;
  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(() => esvaziar(banco.database));

  const registros = () => rows(banco.database, sql`select count(*)::int as n from recebimentos where vigente`);
  const situacao = async () =>
    (await rows<{ situacao: string }>(banco.database, sql`select situacao from pedidos`))[0]?.situacao;

  it('duas pessoas recebem a mesma refeição: uma registra, a outra sabe quem foi', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const respostas = await Promise.all(
      (['solicitante', 'gestora', 'fiscal', 'solicitante'] as const).map(quem =>
        cliente.post<Problema>(quem, `/pedidos/${pedido.id}/recebimentos`, CAFE_INTEIRO, pedido.etag),
      ),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 412, 412, 412]);
    expect(respostas.find(({ status }) => status === 412)?.corpo.detail).toMatch(/^Este registro foi alterado por /);
    expect(await registros()).toEqual([{ n: 1 }]);
  });

  it('cinquenta envios do mesmo registro são um, com a chave ou com o uuid do aparelho', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const clienteUuid = '6f1f2a3b-1111-4a57-8d0c-3c1f7f0b1a11';
    const respostas = await Promise.all(
      Array.from({ length: 50 }, (_, vez) =>
        cliente.post<DoPedido>(
          'solicitante',
          `/pedidos/${pedido.id}/recebimentos`,
          { ...CAFE_INTEIRO, clienteUuid },
          pedido.etag,
          vez % 2 ? clienteUuid : undefined,
        ),
      ),
    );
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await registros()).toEqual([{ n: 1 }]);
    expect(
      await rows(
        banco.database,
        sql`select quantidade_entregue as e from itens_pedido where tipo_alimentacao_id = ${ids.cafe} order by tipo_publico_id`,
      ),
    ).toEqual([{ e: 100 }, { e: 8 }]);
  });

  it('receber e cancelar ao mesmo tempo: o que vale é um dos dois, inteiro', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const [motivo] = await rows<{ id: number }>(
      banco.database,
      sql`select id from motivos where codigo = 'PEDIDO_INDEVIDO'`,
    );
    const [recebimento, cancelamento] = await Promise.all([
      cliente.post<Problema>('solicitante', `/pedidos/${pedido.id}/recebimentos`, CAFE_INTEIRO, pedido.etag),
      cliente.post<Problema>('gestora', `/pedidos/${pedido.id}/cancelamento`, { motivoId: motivo?.id }, pedido.etag),
    ]);
    expect([recebimento.status, cancelamento.status].filter(status => status < 300)).toHaveLength(1);
    const recebeu = recebimento.status === 201;
    expect([409, 412, 201]).toContain(recebimento.status);
    expect(await registros()).toEqual([{ n: recebeu ? 1 : 0 }]);
    expect(await situacao()).toBe(recebeu ? 'CONFIRMADO' : 'CANCELADO');
  });

  it('corrigir e repor ao mesmo tempo não passam da confirmada nem deixam dois registros em vigor', async () => {
    const pedido = await confirmado(cliente, banco.database, { itens: [{ ...CAFE_DE_CEM }] });
    const { corpo, etag } = await cliente.post<DoPedido>(
      'solicitante',
      `/pedidos/${pedido.id}/recebimentos`,
      { tipoAlimentacaoId: ids.cafe, itens: [recebido(ids.interno, 60)] },
      pedido.etag,
    );
    const id = corpo.entregas[0]?.recebimentos[0]?.id;
    const respostas = await Promise.all([
      cliente.post(
        'gestora',
        `/recebimentos/${id}/correcoes`,
        { itens: [recebido(ids.interno, 100)], motivo: 'Eram 100.' },
        etag,
      ),
      cliente.post(
        'fiscal',
        `/pedidos/${pedido.id}/recebimentos`,
        { tipoAlimentacaoId: ids.cafe, reposicao: true, itens: [recebido(ids.interno, 40)] },
        etag,
      ),
    ]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 412]);
    const celulas = await rows(banco.database, sql`select quantidade_entregue as e from itens_pedido`);
    expect(celulas).toEqual([{ e: 100 }]);
    expect(await situacao()).toBe('ENTREGUE');
  });

  it('refeições diferentes do mesmo pedido ao mesmo tempo: quem perde a vez vê de novo e registra', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const enviar = (corpo: unknown, etag: string) =>
      cliente.post<DoPedido>('solicitante', `/pedidos/${pedido.id}/recebimentos`, corpo, etag);
    const respostas = await Promise.all([enviar(CAFE_INTEIRO, pedido.etag), enviar(ALMOCO_INTEIRO, pedido.etag)]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 412]);
    const venceu = respostas.findIndex(({ status }) => status === 201);
    const outra = await enviar(venceu === 0 ? ALMOCO_INTEIRO : CAFE_INTEIRO, respostas[venceu]?.etag ?? '');
    expect([outra.status, await situacao()]).toEqual([201, 'ENTREGUE']);
  });
}

const CAFE_DE_CEM = { tipoAlimentacaoId: ids.cafe, tipoPublicoId: ids.interno, quantidade: 100 };
