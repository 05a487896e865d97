import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { chegar, concluir, conclusao, declarar, type Fiscalizacao, respostas } from './fiscalizacoes.cenario.ts';
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
import { confirmado, emFortaleza, esvaziar, ITENS } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];
type Aberta = Fiscalizacao & Schemas['Problema'];

describe('a fiscalização aberta pela lotação, pelo dia e pela refeição, como a tela a abre', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate numeracao_fiscalizacoes, dispensas_segregacao`);
    cliente.em(emFortaleza('06:30'));
  });

  const abrir = (mudanca: Partial<Schemas['NovaFiscalizacao']> = {}, quem: 'gestora' | 'fiscal' = 'gestora') =>
    cliente.post<Aberta>(quem, '/fiscalizacoes', {
      origem: 'MANUAL',
      lotacaoId: ids.upsl,
      data: AMANHA,
      tipoAlimentacaoId: ids.cafe,
      ...mudanca,
    });
  const situar = (id: number, situacao: Schemas['SituacaoPedido'], tipo = 'AVULSO') =>
    banco.database.execute(sql`update pedidos set situacao = ${situacao}, tipo = ${tipo} where id = ${id}`);
  const outroPedido = async (situacao: Schemas['SituacaoPedido'], tipo: string, quantidade = 5) => {
    cliente.em(AGORA);
    const { corpo, status } = await enviarPedido(cliente, 'gestora', {
      lotacaoId: ids.acre,
      dataRefeicao: AMANHA,
      itens: [item(ids.cafe, ids.interno, quantidade)],
    });
    if (status !== 200) throw new Error(JSON.stringify(corpo));
    await banco.database.execute(
      sql`update pedidos set lotacao_id = ${ids.upsl}, situacao = ${situacao}, tipo = ${tipo},
            complemento_de = ${tipo === 'COMPLEMENTAR' ? 1 : null} where id = ${corpo.id}`,
    );
    cliente.em(emFortaleza('06:30'));
    return corpo;
  };

  it('acha o pedido da entrega: as quantidades, o fornecedor e o número vêm dele, e a conclusão conta por público', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const { status, corpo } = await abrir();
    expect([status, corpo.pedido]).toEqual([201, { id: pedido.id, numero: pedido.numero }]);
    expect(corpo).toMatchObject({
      confirmadas: 108,
      fornecedor: { nome: 'Boa Mesa' },
      publicos: [
        { publico: 'Interno', confirmada: 100 },
        { publico: 'Servidor', confirmada: 8 },
      ],
    });
    const foto = declarar();
    await chegar(banco.database, foto);
    const semContagem = respostas(foto).filter(({ item: codigo }) => codigo !== 'A2');
    const recusada = await concluir(cliente, 'fiscal', corpo.id, conclusao([foto], { respostas: semContagem }));
    expect([recusada.status, recusada.corpo.detail]).toEqual([
      422,
      'Responda o item A2 — Quantidade entregue igual à confirmada.',
    ]);
    const feita = await concluir(cliente, 'fiscal', corpo.id, conclusao([foto]));
    expect([feita.status, feita.corpo.situacao]).toEqual([200, 'REALIZADA']);
    expect(feita.corpo.conclusao?.calculo.itens).toContainEqual(
      expect.objectContaining({ item: 'A2', resposta: 'CONFORME', medida: { valor: 108, limite: 108, desvio: 0 } }),
    );
  });

  it('a mesma entrega não tem duas abertas, aberta pelo pedido ou pela lotação', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const { corpo } = await abrir();
    const segunda = await abrir({}, 'fiscal');
    expect([segunda.status, segunda.corpo.detail]).toEqual([409, 'Esta entrega já tem uma fiscalização aberta.']);
    expect((await abrir({ pedidoId: pedido.id })).status).toBe(409);
    const foto = declarar();
    await chegar(banco.database, foto);
    expect((await concluir(cliente, 'fiscal', corpo.id, conclusao([foto]))).status).toBe(200);
    expect((await abrir({ origem: 'DENUNCIA', observacao: 'azeda' })).status).toBe(201);
  });

  it('quem fez o pedido não fiscaliza a entrega aberta pela lotação', async () => {
    await confirmado(cliente, banco.database);
    const { id } = (await abrir()).corpo;
    const dela = await cliente.get<Fiscalizacao>('solicitante', `/fiscalizacoes/${id}`);
    expect(dela.corpo.acoes).not.toContain('iniciar');
    const iniciada = await cliente.post<Schemas['Problema']>('solicitante', `/fiscalizacoes/${id}/iniciar`, {});
    expect([iniciada.status, iniciada.corpo.detail]).toEqual([
      403,
      'Quem fez o pedido não pode fiscalizar a mesma entrega.',
    ]);
  });

  it('sem pedido nenhum também se conclui: o que se conta por público não se aplica e não pesa na nota', async () => {
    const { status, corpo } = await abrir({ origem: 'DENUNCIA', observacao: 'veio sem pedido' });
    expect([status, corpo.pedido, corpo.publicos]).toEqual([201, null, []]);
    const foto = declarar();
    await chegar(banco.database, foto);
    const semContagem = respostas(foto).filter(({ item: codigo }) => codigo !== 'A2');
    const feita = await concluir(cliente, 'fiscal', corpo.id, conclusao([foto], { respostas: semContagem }));
    expect([feita.status, feita.corpo.situacao, feita.corpo.nota]).toEqual([200, 'REALIZADA', 1000]);
    expect(feita.corpo.conclusao?.calculo.itens).toContainEqual(
      expect.objectContaining({ item: 'A2', resposta: 'NAO_SE_APLICA', pontos: 0 }),
    );
  });

  it('sem pedido a falta ainda pode ser dita, com o porquê', async () => {
    const { id } = (await abrir()).corpo;
    const foto = declarar();
    await chegar(banco.database, foto);
    const dita = { item: 'A2', resposta: 'NAO_CONFORME' as const, observacao: 'vieram vinte', fotos: [foto.uuid] };
    const feita = await concluir(cliente, 'fiscal', id, conclusao([foto], { respostas: respostas(foto, dita) }));
    expect([feita.status, feita.corpo.pontos]).toEqual([200, 10]);
  });

  it('sem pedido também há uma aberta por entrega', async () => {
    const { corpo, etag } = await abrir();
    expect(await abrir()).toMatchObject({
      status: 409,
      corpo: { detail: 'Esta entrega já tem uma fiscalização aberta.' },
    });
    expect((await abrir({ tipoAlimentacaoId: ids.jantar })).status).toBe(201);
    const motivo = { motivo: 'engano' };
    expect((await cliente.post('gestora', `/fiscalizacoes/${corpo.id}/cancelar`, motivo, etag)).status).toBe(200);
    expect((await abrir()).status).toBe(201);
  });

  it('o pedido ainda por confirmar espera-se; passado o dia, a entrega foi sem ele', async () => {
    const { id } = await confirmado(cliente, banco.database);
    await situar(id, 'ENVIADO');
    expect(await abrir()).toMatchObject({
      status: 409,
      corpo: { detail: 'Só se fiscaliza a entrega de um pedido confirmado.' },
    });
    cliente.em('2026-11-22T12:00:00.000Z');
    expect((await abrir()).corpo.pedido).toBeNull();
  });

  it.each<Schemas['SituacaoPedido']>(['RASCUNHO', 'DEVOLVIDO', 'RECUSADO', 'CANCELADO'])(
    'de um pedido %s nada se entrega: é como se não houvesse',
    async situacao => {
      const { id } = await confirmado(cliente, banco.database);
      await situar(id, situacao);
      expect((await abrir()).corpo.pedido).toBeNull();
    },
  );

  it('de dois pedidos do dia vale o que chegou antes do que não chegou, e o do dia antes do complemento', async () => {
    const pedido = await confirmado(cliente, banco.database);
    const complemento = await outroPedido('CONFIRMADO', 'COMPLEMENTAR');
    expect((await abrir()).corpo.pedido?.id).toBe(pedido.id);
    await banco.database.execute(sql`update fiscalizacoes set situacao = 'CANCELADA', motivo = 'x'`);
    await situar(pedido.id, 'NAO_ENTREGUE');
    expect((await abrir()).corpo.pedido?.id).toBe(complemento.id);
  });

  it('do pedido que não tem a refeição nada vem: é uma entrega sem pedido', async () => {
    await confirmado(cliente, banco.database, { itens: ITENS });
    expect((await abrir({ tipoAlimentacaoId: ids.jantar })).corpo.pedido).toBeNull();
  });
});
