import { sql } from 'drizzle-orm';
import { prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, HOJE, ids, item, motivosDe, semearCenario } from './pedidos.cenario.ts';

type Pedido = import('@alipen/contracts/generated/government-api').components['schemas']['Pedido'];

/** Fast sending must never cost this: nothing of a draft and nothing kept in memory is believed at the moment of sending. */
describe('o que se congela no envio', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(() => banco.database.execute(sql.raw('truncate pedidos, numeracao_pedidos restart identity cascade')));

  it('preço e efetivo mudados um instante antes, por outro processo, são os que valem', async () => {
    for (const [preco, internos] of [
      [1234, 130],
      [987, 131],
    ] as const) {
      await banco.database.execute(sql.raw('truncate pedidos, numeracao_pedidos restart identity cascade'));
      const itens = [item(ids.almoco, ids.interno, 100)];
      const novo = { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens };
      const aberto = await cliente.post<Pedido>('solicitante', '/pedidos', novo);
      // Straight to the database, as another replica of the service would write.
      await banco.database.execute(
        sql`update itens_contrato set preco_centavos = ${preco} where tipo_alimentacao_id = ${ids.almoco}`,
      );
      await banco.database.execute(sql`
        insert into efetivos_diarios (lotacao_id, data, internos, servidores_plantao, servidores_expediente, fonte)
        values (${ids.upsl}, ${HOJE}, ${internos}, 6, 18, 'INTEGRACAO')
        on conflict (lotacao_id, data) do update set internos = excluded.internos`);
      const enviado = await cliente.post<Pedido>('solicitante', `/pedidos/${aberto.corpo.id}/envio`, {}, aberto.etag);
      expect(enviado.status).toBe(200);
      expect(enviado.corpo).toMatchObject({
        valorPrevistoCentavos: 100 * preco,
        efetivo: { data: HOJE, internos },
        itens: [{ precoCentavos: preco, quantidadeSolicitada: 100 }],
      });
    }
  });

  it('a resposta do envio é o pedido como se lê depois, no primeiro envio e no segundo', async () => {
    const motivo = await motivosDe(banco.database);
    const novo = { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens: [item(ids.almoco, ids.interno, 100)] };
    const { corpo, etag } = await cliente.post<Pedido>('solicitante', '/pedidos', novo);
    const itens = [item(ids.almoco, ids.interno, 101)];
    const editado = await cliente.put('solicitante', `/pedidos/${corpo.id}`, { itens }, etag);
    const enviarELer = async (quem: 'solicitante' | 'gestora', versao: string) => {
      const enviado = await cliente.post<Pedido>(
        quem,
        `/pedidos/${corpo.id}/envio`,
        { motivoId: motivo('JUSTIFICATIVA_ACIMA', 'OUTROS'), texto: 'Dia de visita.' },
        versao,
      );
      const lido = await cliente.get<Pedido>(quem, `/pedidos/${corpo.id}`);
      expect(enviado.corpo).toEqual(lido.corpo);
      expect(enviado.etag).toBe(lido.etag);
      return enviado;
    };
    const primeiro = await enviarELer('gestora', editado.etag);
    expect(primeiro.corpo.historico.map(({ evento, por }) => [evento, por])).toEqual([
      ['criar', 'Sônia Solicitante'],
      ['editar', 'Sônia Solicitante'],
      ['enviar', 'Gestora Geral'],
    ]);
    const devolucao = { motivoId: motivo('DEVOLUCAO', 'OUTROS'), texto: 'Confira o almoço.' };
    const devolvido = await cliente.post('atendimento', `/pedidos/${corpo.id}/devolucao`, devolucao, primeiro.etag);
    expect(devolvido.status).toBe(200);
    expect((await enviarELer('solicitante', devolvido.etag)).corpo.motivo).toBeNull();
  });

  it('a refeição desativada um instante antes já não se envia', async () => {
    const novo = { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens: [item(ids.jantar, ids.interno, 10)] };
    const aberto = await cliente.post<Pedido>('solicitante', '/pedidos', novo);
    await banco.database.execute(sql`update tipos_alimentacao set ativo = false where id = ${ids.jantar}`);
    const envio = await cliente.post<Pedido>('solicitante', `/pedidos/${aberto.corpo.id}/envio`, {}, aberto.etag);
    expect(envio.status).toBe(422);
  });
});
