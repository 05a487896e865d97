import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { situacaoDoPedido } from '../recebimentos/quantidades.rules.ts';
import { frasesDoRecebimento } from '../recebimentos/recebimentos.trilha.rules.ts';
import type { Semeador } from './demonstracao.service.ts';
import {
  completudeFinal,
  type Motivos,
  planejarRecebimentos,
  type RecebimentoPlanejado,
  type RefeicaoPassada,
} from './recebimentos.rules.ts';

type Lida = Omit<RefeicaoPassada, 'inicioEm' | 'fimEm' | 'sorteios'> &
  Record<'inicio' | 'fim', string> &
  Record<'caso' | 'minuto' | 'detalhe', number>;
type Planejada = { passada: RefeicaoPassada; planejados: readonly RecebimentoPlanejado[] };

export const recebimentosDeDemonstracao: Semeador = {
  nome: 'recebimentos',
  async semear(tx, { hoje }) {
    await confirmar(tx, hoje);
    const motivos = await lerMotivos(tx);
    const planejadas = (await lerPassadas(tx, hoje)).map(passada => ({
      passada,
      planejados: planejarRecebimentos(passada, motivos),
    }));
    const todos = planejadas.flatMap(({ planejados }) => planejados);
    await gravarRegistros(tx, todos);
    await gravarItens(tx, todos);
    await fecharPedidos(tx, planejadas);
    await gravarHistorico(tx, planejadas);
  },
};

async function confirmar(tx: Transaction, hoje: string): Promise<void> {
  await tx.execute(sql`
    with confirmados as (
      update pedidos set situacao = 'CONFIRMADO', versao = versao + 1, confirmado_em = enviado_em + interval '40 minutes',
        confirmado_por = (select min(id) from usuarios where 'AL_ATENDIMENTO' = any(authorities)),
        alterado_em = enviado_em + interval '40 minutes',
        alterado_por = (select min(id) from usuarios where 'AL_ATENDIMENTO' = any(authorities))
      where situacao = 'ENVIADO' and data_refeicao <= ${hoje}
      returning id, confirmado_em, confirmado_por)
    insert into historico_pedido (pedido_id, em, usuario_id, evento, de, para)
    select id, confirmado_em, confirmado_por, 'confirmar', 'ENVIADO', 'CONFIRMADO' from confirmados order by id`);
}

async function lerMotivos(tx: Transaction): Promise<Motivos> {
  const lidos = await rows<{ id: number; texto: string; codigo: string }>(
    tx,
    sql`select id, texto, codigo from motivos where (contexto, codigo) in
        (('RECUSA_ENTREGA', 'TEMPERATURA'), ('NAO_ENTREGA', 'VEICULO_QUEBRADO'))`,
  );
  const motivo = (codigo: string) => {
    const lido = lidos.find(candidato => candidato.codigo === codigo);
    if (!lido) throw new Error(`the demonstration needs the reason ${codigo}`);
    return { id: lido.id, texto: lido.texto };
  };
  return { recusa: motivo('TEMPERATURA'), falta: motivo('VEICULO_QUEBRADO') };
}

/** The draws come from the order's number, so that each start makes the same past. */
async function lerPassadas(tx: Transaction, hoje: string): Promise<RefeicaoPassada[]> {
  const sorteio = (qual: string) =>
    sql`('x' || substr(md5(p.numero || '/' || t.id || ${qual}), 1, 7))::bit(28)::int / 268435456.0::float8`;
  const lidas = await rows<Lida>(
    tx,
    sql`select p.id as "pedidoId", t.id as "tipoAlimentacaoId", t.nome as refeicao, p.enviado_por as receptor,
          ((p.data_refeicao + t.entrega_inicio) at time zone l.fuso_horario)::text as inicio,
          ((p.data_refeicao + t.entrega_fim) at time zone l.fuso_horario)::text as fim,
          t.peso_minimo_g is not null as quente,
          ${sorteio('caso')} as caso, ${sorteio('minuto')} as minuto, ${sorteio('detalhe')} as detalhe,
          json_agg(json_build_object('tipoPublicoId', i.tipo_publico_id, 'quantidade', i.quantidade_solicitada)
            order by i.tipo_publico_id) as celulas
        from pedidos p
        join lotacoes l on l.id = p.lotacao_id
        join itens_pedido i on i.pedido_id = p.id and i.quantidade_solicitada > 0
        join tipos_alimentacao t on t.id = i.tipo_alimentacao_id
        where p.situacao = 'CONFIRMADO' and p.data_refeicao < ${hoje}
        group by p.id, t.id, l.id order by p.data_refeicao, p.id, t.ordem`,
  );
  return lidas.map(({ inicio, fim, caso, minuto, detalhe, ...lida }) => ({
    ...lida,
    inicioEm: new Date(inicio),
    fimEm: new Date(fim),
    sorteios: [caso, minuto, detalhe],
  }));
}

// One JSON parameter instead of tens of thousands.
async function gravarRegistros(tx: Transaction, todos: readonly RecebimentoPlanejado[]): Promise<void> {
  await tx.execute(sql`
    insert into recebimentos (pedido_id, tipo_alimentacao_id, entrega, versao, chegada_em, chegada_digitada,
      janela_inicio_em, janela_fim_em, temp_minima_quente_c, temp_maxima_fria_c, atraso_min, faixa_atraso, completude,
      lancamento_tardio, motorista, placa, embalagem_conforme, cardapio_conforme, temperatura_quente,
      motivo_recusa_id, motivo_recusa, motivo_falta_id, motivo_falta, registrado_em, registrado_por)
    select "pedidoId", "tipoAlimentacaoId", entrega, versao, "chegadaEm", "chegadaDigitada",
      "janelaInicioEm", "janelaFimEm", "tempMinimaQuenteC", "tempMaximaFriaC", "atrasoMin", "faixaAtraso", completude,
      "lancamentoTardio", motorista, placa, "embalagemConforme", "cardapioConforme", "temperaturaQuente",
      "motivoRecusaId", "motivoRecusa", "motivoFaltaId", "motivoFalta", "registradoEm", "registradoPor"
    from json_to_recordset(${JSON.stringify(todos.map(({ linha }) => linha))}::json) as r (
      "pedidoId" integer, "tipoAlimentacaoId" integer, entrega smallint, versao smallint, "chegadaEm" timestamptz,
      "chegadaDigitada" boolean, "janelaInicioEm" timestamptz, "janelaFimEm" timestamptz, "tempMinimaQuenteC" smallint,
      "tempMaximaFriaC" smallint, "atrasoMin" integer, "faixaAtraso" text, completude text, "lancamentoTardio" boolean,
      motorista text, placa text, "embalagemConforme" boolean, "cardapioConforme" boolean, "temperaturaQuente" smallint,
      "motivoRecusaId" integer, "motivoRecusa" text, "motivoFaltaId" integer, "motivoFalta" text,
      "registradoEm" timestamptz, "registradoPor" integer)`);
}

async function gravarItens(tx: Transaction, todos: readonly RecebimentoPlanejado[]): Promise<void> {
  const linhas = todos.flatMap(({ linha: { pedidoId, tipoAlimentacaoId, entrega }, itens }) =>
    itens.map(({ tipoPublicoId, esperada, entregue, recusada }) => ({
      pedido: pedidoId,
      refeicao: tipoAlimentacaoId,
      entrega,
      publico: tipoPublicoId,
      esperada,
      entregue,
      recusada,
    })),
  );
  await tx.execute(sql`
    insert into itens_recebimento
    select r.id, i.publico, i.esperada, i.entregue, i.recusada
    from json_to_recordset(${JSON.stringify(linhas)}::json) as i (pedido integer, refeicao integer, entrega smallint,
      publico integer, esperada integer, entregue integer, recusada integer)
    join recebimentos r on r.pedido_id = i.pedido and r.tipo_alimentacao_id = i.refeicao and r.entrega = i.entrega`);
  // Each cell is updated once; today's cells only get what was confirmed.
  await tx.execute(sql`
    update itens_pedido i set quantidade_confirmada = i.quantidade_solicitada, quantidade_entregue = s.entregue,
      quantidade_recusada = s.recusada
    from pedidos p, itens_pedido c
    left join (
      select r.pedido_id, r.tipo_alimentacao_id, x.tipo_publico_id, sum(x.entregue) as entregue, sum(x.recusada) as recusada
      from recebimentos r join itens_recebimento x on x.recebimento_id = r.id group by 1, 2, 3
    ) s using (pedido_id, tipo_alimentacao_id, tipo_publico_id)
    where p.id = i.pedido_id and p.confirmado_em is not null and c.pedido_id = i.pedido_id
      and c.tipo_alimentacao_id = i.tipo_alimentacao_id and c.tipo_publico_id = i.tipo_publico_id`);
}

async function fecharPedidos(tx: Transaction, planejadas: readonly Planejada[]): Promise<void> {
  const porPedido = new Map<number, Planejada[]>();
  for (const planejada of planejadas) {
    const { pedidoId } = planejada.passada;
    porPedido.set(pedidoId, [...(porPedido.get(pedidoId) ?? []), planejada]);
  }
  const linhas = [...porPedido].map(([id, dele]) => ({
    id,
    situacao: situacaoDoPedido(dele.map(({ planejados }) => completudeFinal(planejados))),
    em: dele.flatMap(({ planejados }) => planejados).at(-1)?.linha.registradoEm,
    registros: dele.flatMap(({ planejados }) => planejados).length,
  }));
  await tx.execute(sql`
    update pedidos p set situacao = f.situacao, versao = p.versao + f.registros, alterado_em = f.em, alterado_por = p.enviado_por
    from json_to_recordset(${JSON.stringify(linhas)}::json)
      as f (id integer, situacao text, em timestamptz, registros integer)
    where p.id = f.id`);
}

async function gravarHistorico(tx: Transaction, planejadas: readonly Planejada[]): Promise<void> {
  const linhas = planejadas.flatMap(({ passada, planejados }) =>
    planejados.map(({ linha, itens }) => ({
      pedido: passada.pedidoId,
      em: linha.registradoEm,
      autor: passada.receptor,
      detalhe: frasesDoRecebimento(passada.refeicao, { linha, itens }, null),
    })),
  );
  // The last record of an order brought it to its present state.
  await tx.execute(sql`
    insert into historico_pedido (pedido_id, em, usuario_id, evento, de, para, detalhe)
    select h.pedido, h.em, h.autor, 'receber', 'CONFIRMADO',
      case when h.em = max(h.em) over (partition by h.pedido) then p.situacao else 'CONFIRMADO' end, h.detalhe
    from json_to_recordset(${JSON.stringify(linhas)}::json) as h (pedido integer, em timestamptz, autor integer, detalhe text)
    join pedidos p on p.id = h.pedido
    order by h.pedido, h.em`);
}
