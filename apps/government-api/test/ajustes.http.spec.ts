import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { abrirCenario } from './cenario-aberto.ts';
import { AMANHA, enviarPedido, ids, item, type Problema, type Quem, type Resposta } from './pedidos.cenario.ts';

type Pedido = components['schemas']['Pedido'];

describe('ajustar o que já foi enviado', () => {
  const { banco, cliente, motivo } = abrirCenario();
  const para = (quantidade: number, publico: number = ids.interno, refeicao: number = ids.almoco) => ({
    tipoAlimentacaoId: refeicao,
    tipoPublicoId: publico,
    para: quantidade,
  });
  const enviar = () =>
    enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: AMANHA,
      itens: [item(ids.almoco, ids.interno, 120), item(ids.almoco, ids.servidor, 20)],
    });
  const confirmar = async () => {
    const { corpo, etag } = await enviar();
    return cliente.post<Pedido>('atendimento', `/pedidos/${corpo.id}/confirmacao`, {}, etag);
  };
  const ajustar = <T = Pedido>(pedido: Resposta<Pedido>, itens: object[], mudanca: object = {}) =>
    cliente.post<T>(
      'solicitante',
      `/pedidos/${pedido.corpo.id}/ajustes`,
      { itens, motivoId: motivo('AJUSTE', 'ENTRADA'), ...mudanca },
      pedido.etag,
    );
  const responder = <T = Pedido>(
    quem: Quem,
    pedido: Resposta<Pedido>,
    resposta: 'aceite' | 'recusa',
    corpo: object = {},
  ) =>
    cliente.post<T>(
      quem,
      `/pedidos/${pedido.corpo.id}/ajustes/${pedido.corpo.ajustes.at(-1)?.id}/${resposta}`,
      corpo,
      pedido.etag,
    );

  beforeAll(async () => {
    await banco.database.execute(sql`
      update tipos_alimentacao set hora_limite_ajuste = '08:30' where id = ${ids.almoco};`);
    await banco.database.execute(sql`
      update tipos_alimentacao set hora_limite_ajuste = '20:00', dias_antecedencia_ajuste = 1 where id = ${ids.cafe}`);
  });
  beforeEach(async () => {
    await banco.database.execute(sql.raw('delete from vigencias_parametro'));
  });

  it('antes da confirmação e no prazo, toda mudança vale na hora, com uma linha no livro', async () => {
    const { status, corpo } = await ajustar(await enviar(), [para(125), para(0, ids.servidor)]);
    expect(status).toBe(200);
    expect(corpo).toMatchObject({ situacao: 'ENVIADO', totalRefeicoes: 125, valorPrevistoCentavos: 125 * 201 });
    expect(corpo.itens.map(({ quantidadeSolicitada }) => quantidadeSolicitada)).toEqual([125, 0]);
    expect(corpo.ajustes).toMatchObject([
      {
        de: 120,
        para: 125,
        situacao: 'ACEITO',
        automatico: true,
        motivo: 'Entrada de pessoas',
        solicitadoPor: 'Sônia Solicitante',
        respondidoPor: null,
      },
      { de: 20, para: 0, situacao: 'ACEITO', automatico: true },
    ]);
    expect(corpo.historico.at(-1)).toMatchObject({
      evento: 'ajustar',
      detalhe: 'Entrada de pessoas',
      alteracoes: [
        { de: 120, para: 125 },
        { de: 20, para: 0 },
      ],
    });
  });

  it('depois de confirmado, diminuir vale na hora e aumentar espera o aceite (R28)', async () => {
    const ajustado = await ajustar(await confirmar(), [para(124), para(15, ids.servidor)], {
      texto: 'Quatro chegaram',
    });
    expect(ajustado.corpo.itens.map(({ quantidadeSolicitada: s, quantidadeConfirmada: c }) => [s, c])).toEqual([
      [120, 120],
      [20, 15],
    ]);
    expect(ajustado.corpo).toMatchObject({
      totalRefeicoes: 135,
      ajustes: [{ situacao: 'SOLICITADO', texto: 'Quatro chegaram' }, { situacao: 'ACEITO' }],
    });
    expect(ajustado.corpo.historico.at(-1)?.detalhe).toBe(
      'Entrada de pessoas: Quatro chegaram. À espera de aceite: Almoço para Interno de 120 para 124',
    );
    const lista = await cliente.get<components['schemas']['PaginaPedidos']>('atendimento', '/pedidos');
    expect(lista.corpo.itens[0]).toMatchObject({
      ajustesPendentes: 1,
      totalRefeicoes: 135,
      acoes: ['aceitarAjuste', 'recusarAjuste'],
    });
    const aumento = { ...ajustado, corpo: { ...ajustado.corpo, ajustes: ajustado.corpo.ajustes.slice(0, 1) } };
    const aceito = await responder('atendimento', aumento, 'aceite');
    expect(aceito.corpo).toMatchObject({
      totalRefeicoes: 139,
      itens: [{ quantidadeConfirmada: 124 }, { quantidadeConfirmada: 15 }],
    });
    expect(aceito.corpo.ajustes[0]).toMatchObject({
      situacao: 'ACEITO',
      automatico: false,
      respondidoPor: 'Ana Atende',
    });
    const outraVez = await responder<Problema>('atendimento', { ...aumento, etag: aceito.etag }, 'aceite');
    expect(outraVez.corpo).toMatchObject({ status: 409, detail: 'Este ajuste já foi respondido.' });
  });

  it('recusado com texto, o pedido fica como estava', async () => {
    const pedido = await ajustar(await confirmar(), [para(124)]);
    expect((await responder<Problema>('atendimento', pedido, 'recusa')).status).toBe(422);
    expect((await responder<Problema>('solicitante', pedido, 'recusa', { texto: 'não' })).status).toBe(403);
    const recusado = await responder('gestora', pedido, 'recusa', { texto: 'O fornecedor não consegue mais.' });
    expect(recusado.corpo).toMatchObject({
      totalRefeicoes: 140,
      ajustes: [{ situacao: 'RECUSADO', resposta: 'O fornecedor não consegue mais.', respondidoPor: 'Gestora Geral' }],
    });
    expect(recusado.corpo.acoes).not.toContain('aceitarAjuste');
  });

  it('o aumento dispensa aceite quando o parâmetro diz', async () => {
    await banco.database.execute(
      sql`insert into parametros (chave) values ('aumentoPrecisaDeAceite') on conflict do nothing`,
    );
    await banco.database.execute(sql`
      insert into vigencias_parametro (chave, vale_de, valor) values ('aumentoPrecisaDeAceite', '2026-11-20', 'false') on conflict do nothing`);
    const { corpo } = await ajustar(await confirmar(), [para(124)]);
    expect(corpo).toMatchObject({ totalRefeicoes: 144, ajustes: [{ situacao: 'ACEITO', automatico: true }] });
  });

  it('cada refeição tem o seu limite, no relógio da lotação (R2); depois dele, a frase que diz o que fazer', async () => {
    const pedido = await confirmar();
    cliente.em('2026-11-21T11:30:00.000Z');
    const aTempo = await ajustar(pedido, [para(119)]);
    expect(aTempo.status).toBe(200);
    cliente.em('2026-11-21T11:30:00.001Z');
    expect((await ajustar<Problema>(aTempo, [para(118)])).corpo).toMatchObject({
      status: 422,
      type: '/problemas/limite-de-ajuste',
      detail: 'O limite para ajustar Almoço era 08:30. Registre uma ocorrência ou um pedido emergencial.',
      errors: [{ pointer: '/itens/0' }],
    });
    cliente.em('2026-11-20T23:00:00.001Z');
    expect((await ajustar<Problema>(aTempo, [para(9, ids.interno, ids.cafe)])).corpo.detail).toBe(
      'O limite para ajustar Café da manhã era 20:00. Registre uma ocorrência ou um pedido emergencial.',
    );
  });

  it('a refeição que o pedido não tinha entra pelo preço do contrato; sem preço, não entra (R22)', async () => {
    const pedido = await enviar();
    expect((await ajustar<Problema>(pedido, [para(5, ids.visitante)])).corpo).toMatchObject({
      type: '/problemas/sem-preco',
      detail: 'Almoço para Visitante não tem preço no contrato do pedido.',
    });
    const { corpo } = await ajustar(pedido, [para(10, ids.interno, ids.jantar)]);
    expect(corpo).toMatchObject({ totalRefeicoes: 150, valorPrevistoCentavos: 120 * 201 + 20 * 202 + 10 * 301 });
    expect(corpo.itens.find(linha => linha.tipoAlimentacaoId === ids.jantar)).toMatchObject({
      quantidadeSolicitada: 10,
      precoCentavos: 301,
    });
  });

  it('acima do efetivo só com explicação; sem mudança, repetida ou vazia não há ajuste', async () => {
    const pedido = await enviar();
    expect((await ajustar<Problema>(pedido, [para(140)])).corpo).toMatchObject({
      type: '/problemas/justificativa-obrigatoria',
      detail: 'Quantidade acima do efetivo em 12. Informe o motivo.',
    });
    expect((await ajustar<Problema>(pedido, [para(120)])).corpo.detail).toBe('A quantidade já é 120.');
    expect((await ajustar<Problema>(pedido, [para(1), para(2)])).corpo.errors).toEqual([
      { pointer: '/itens/1', detail: 'Esta célula aparece duas vezes no ajuste.' },
    ]);
    expect((await ajustar<Problema>(pedido, [para(0), para(0, ids.servidor)])).corpo.detail).toBe(
      'Para não receber nenhuma refeição, cancele o pedido.',
    );
    for (const quantidade of [-1, 1.5, 10_000, '12']) {
      expect((await ajustar(pedido, [{ ...para(1), para: quantidade }])).status).toBe(422);
    }
    expect((await ajustar(pedido, [para(140)], { texto: 'Transferência em massa' })).status).toBe(200);
  });

  it('uma pergunta por célula; devolver, recusar ou cancelar responde as que ficaram', async () => {
    const pedido = await ajustar(await confirmar(), [para(124)]);
    expect((await ajustar<Problema>(pedido, [para(100)])).corpo.detail).toBe(
      'Almoço para Interno já tem um aumento à espera de resposta.',
    );
    const motivoId = motivo('CANCELAMENTO', 'PEDIDO_INDEVIDO');
    const cancelado = await cliente.post<Pedido>(
      'gestora',
      `/pedidos/${pedido.corpo.id}/cancelamento`,
      { motivoId },
      pedido.etag,
    );
    expect(cancelado.corpo.ajustes).toMatchObject([{ situacao: 'RECUSADO', resposta: 'O pedido foi cancelado.' }]);
    expect((await responder<Problema>('gestora', { ...pedido, etag: cancelado.etag }, 'aceite')).status).toBe(409);
  });

  it('o ajuste de outro pedido não existe neste', async () => {
    const pedido = await ajustar(await confirmar(), [para(124)]);
    const url = `/pedidos/${pedido.corpo.id}/ajustes/999/aceite`;
    expect((await cliente.post('gestora', url, {}, pedido.etag)).status).toBe(404);
    expect((await cliente.post('gestora', url, {})).status).toBe(428);
    expect((await cliente.post('gestora', url, {}, '"1"')).status).toBe(412);
  });
});
