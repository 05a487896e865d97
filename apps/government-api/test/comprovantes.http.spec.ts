import { sql } from 'drizzle-orm';
import { prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, enviarPedido, ids, item, semearCenario } from './pedidos.cenario.ts';

describe('o comprovante de um pedido', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let pedido = 0;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    const itens = [item(ids.almoco, ids.interno, 100)];
    const novo = { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens };
    pedido = (await enviarPedido(cliente, 'solicitante', novo)).corpo.id;
  });
  const baixar = (quem: Parameters<Cliente['baixar']>[0], id = pedido) =>
    cliente.baixar(quem, `/pedidos/${id}/comprovante`);

  it('é um PDF com o número no nome, igual enquanto nada acontece ao pedido', async () => {
    const um = await baixar('solicitante');
    expect(um).toMatchObject({
      status: 200,
      tipo: 'application/pdf',
      disposicao: 'attachment; filename="comprovante-2026-000001.pdf"',
    });
    const texto = um.bytes.toString('latin1');
    expect(texto).toMatch(/\/Marked true/);
    cliente.em('2026-11-20T20:00:00Z');
    expect((await baixar('gestora')).bytes.equals(um.bytes)).toBe(true);
    await banco.database.execute(sql`update pedidos set alterado_em = alterado_em + interval '1 minute'`);
    expect((await baixar('gestora')).bytes.equals(um.bytes)).toBe(false);
  });

  it('de outra unidade é 403; de quem não há, 404; de rascunho, 409', async () => {
    expect((await baixar('doAcre')).status).toBe(403);
    expect((await baixar('gestora', 999)).status).toBe(404);
    const rascunho = { lotacaoId: ids.acre, dataRefeicao: AMANHA, itens: [item(ids.cafe, ids.interno, 1)] };
    const { corpo } = await cliente.post<{ id: number }>('doAcre', '/pedidos', rascunho);
    expect((await baixar('doAcre', corpo.id)).status).toBe(409);
  });
});
