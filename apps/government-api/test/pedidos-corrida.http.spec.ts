import type { components } from '@alipen/contracts/generated/government-api';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { emPostgres, prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, ids, item, type Problema, semearCenario } from './pedidos.cenario.ts';

// Each step is a request to the whole service: slow where the machine is busy.
jest.setTimeout(60_000);

type Pedido = components['schemas']['Pedido'];

// PGlite is one connection: nothing happens at the same time there.
if (emPostgres) describe('pedidos ao mesmo tempo', corridas);
else
  it('as corridas de pedidos precisam de PostgreSQL: defina TEST_DATABASE_URL', () => expect(emPostgres).toBe(false));

function corridas() {
  const banco = prepararBanco();
  let cliente: Cliente;
  const novo = { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens: [item(ids.almoco, ids.interno, 100)] };

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(() =>
    banco.database.execute(
      sql.raw('truncate historico_pedido, contratos_pedido, itens_pedido, pedidos, numeracao_pedidos restart identity'),
    ),
  );
  afterAll(() => cliente?.fechar());

  it('abrir cinco vezes dá um pedido, e as outras dizem qual é', async () => {
    const respostas = await Promise.all(
      [1, 2, 3, 4, 5].map(() => cliente.post<Pedido & Problema>('solicitante', '/pedidos', novo)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const aberto = respostas.find(({ status }) => status === 201)?.corpo;
    for (const { corpo } of respostas.filter(({ status }) => status === 409)) {
      expect(corpo.pedido).toEqual({ id: aberto?.id, numero: '2026-000001' });
    }
    expect(await rows(banco.database, sql`select count(*)::int as n from pedidos`)).toEqual([{ n: 1 }]);
    expect(await rows(banco.database, sql`select ultimo from numeracao_pedidos`)).toEqual([{ ultimo: 1 }]);
  });

  it('enviar o mesmo rascunho ao mesmo tempo: um envia, o outro recebe a mensagem da versão', async () => {
    const { corpo, etag } = await cliente.post<Pedido>('solicitante', '/pedidos', novo);
    const envio = `/pedidos/${corpo.id}/envio`;
    const respostas = await Promise.all(
      (['solicitante', 'gestora'] as const).map(quem => cliente.post<Problema>(quem, envio, {}, etag)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412]);
    const recusada = respostas.find(({ status }) => status === 412);
    expect(recusada?.corpo.detail).toMatch(/^Este registro foi alterado por (Gestora|Sônia) .+ às 11:00\./);
    const depois = await cliente.get<Pedido>('gestora', `/pedidos/${corpo.id}`);
    expect(depois.corpo.historico.map(({ evento }) => evento)).toEqual(['criar', 'enviar']);
  });

  it('editar e enviar ao mesmo tempo: o que vale é um dos dois, inteiro', async () => {
    const { corpo, etag } = await cliente.post<Pedido>('solicitante', '/pedidos', novo);
    const edicao = { itens: [item(ids.almoco, ids.interno, 50)] };
    const respostas = await Promise.all([
      cliente.put('solicitante', `/pedidos/${corpo.id}`, edicao, etag),
      cliente.post('gestora', `/pedidos/${corpo.id}/envio`, {}, etag),
    ]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412]);
    const { corpo: depois } = await cliente.get<Pedido>('gestora', `/pedidos/${corpo.id}`);
    const total = depois.itens.reduce((soma, { quantidadeSolicitada }) => soma + quantidadeSolicitada, 0);
    expect([depois.versao, depois.totalRefeicoes]).toEqual([2, total]);
    expect(total).toBe(depois.situacao === 'ENVIADO' ? 100 : 50);
  });

  it('dias diferentes ao mesmo tempo recebem números seguidos', async () => {
    const dias = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];
    const respostas = await Promise.all(
      dias.map(dataRefeicao => cliente.post<Pedido>('solicitante', '/pedidos', { ...novo, dataRefeicao })),
    );
    expect(respostas.map(({ corpo }) => corpo.numero).sort()).toEqual([1, 2, 3, 4].map(n => `2026-00000${n}`));
  });
}
