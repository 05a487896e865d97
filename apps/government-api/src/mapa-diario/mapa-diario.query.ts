import { type SQL, sql } from 'drizzle-orm';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { type BaseDoMapa, colunaDaBase, quantidadeDe } from './mapa-diario.base.table.ts';
import { brutosImportados, celulasImportadas, diasImportados, importadas } from './mapa-diario.importadas.query.ts';

/** Whose days are added: every day by itself, or the period of each unit. */
export type Grao = 'DIA' | 'PERIODO';

export type Recorte = {
  readonly de: string;
  readonly ate: string;
  readonly base: BaseDoMapa;
  readonly lotacaoIds?: readonly number[] | undefined;
  readonly uf?: string | undefined;
  readonly contratoId?: number | undefined;
  readonly fornecedorId?: number | undefined;
  /** Units out of service come too, even with nothing on the day. */
  readonly inativas?: boolean | undefined;
  /** Days on which the servers' meals are compared with the inmates' number (R16). */
  readonly pelosInternos: readonly string[];
};

export const emLista = (ids: readonly number[]): SQL => sql`any (${`{${ids.join(',')}}`}::int[])`;
const datas = (dias: readonly string[]): SQL => sql`any (${`{${dias.join(',')}}`}::date[])`;

export const daUnidade = (coluna: SQL, { lotacaoIds }: Recorte): SQL =>
  lotacaoIds ? sql`and ${coluna} = ${emLista(lotacaoIds)}` : sql``;

const doContrato = (coluna: SQL, { contratoId, fornecedorId }: Recorte): SQL => sql`
  ${contratoId === undefined ? sql`` : sql`and ${coluna} = ${contratoId}`}
  ${fornecedorId === undefined ? sql`` : sql`and ${coluna} in (select id from contratos where fornecedor_id = ${fornecedorId})`}`;

export const noPeriodo = (coluna: SQL, { de, ate }: Recorte): SQL =>
  de === ate ? sql`${coluna} = ${de}::date` : sql`${coluna} between ${de}::date and ${ate}::date`;

/**
 * Orders `p` that count, each with its cells `i`. The fence keeps it one probe of the key an order, so that the cost follows
 * the days asked for and never the table's age: left alone the planner reads ten years to answer for a month.
 */
const itens = (recorte: Recorte, antes: SQL = sql``): SQL => sql`
  pedidos p ${antes}
  cross join lateral (
    select i.tipo_alimentacao_id, i.tipo_publico_id, i.contrato_id, i.quantidade_solicitada, i.quantidade_confirmada,
      i.quantidade_entregue, i.quantidade_recusada, coalesce(i.preco_centavos, 0) as preco
    from itens_pedido i where i.pedido_id = p.id ${doContrato(sql`i.contrato_id`, recorte)} offset 0
  ) i`;

const queContam = (recorte: Recorte): SQL => sql`
  ${noPeriodo(sql`p.data_refeicao`, recorte)} and p.situacao in ${situacoesNoMapa} ${daUnidade(sql`p.lotacao_id`, recorte)}`;

const DAS_CELULAS = sql`p.lotacao_id, p.data_refeicao as data, e.internos, e.servidores,
      i.tipo_alimentacao_id as refeicao, i.tipo_publico_id as publico`;
const comEfetivo = sql`join efetivos e on e.lotacao_id = p.lotacao_id and e.data = p.data_refeicao`;

/**
 * `celulas c`: unit × day × meal × public, all that was asked of it that day summed, with the value at each order's frozen
 * price. Nearly every day has one order, whose cells are already these; only the others are summed.
 */
const celulas = (recorte: Recorte): SQL => {
  const { SOLICITADA, CONFIRMADA, ENTREGUE, ACEITA } = quantidadeDe;
  const cada = (quantidade: SQL) => sql`(${quantidade}) * i.preco`;
  const soma = (quantidade: SQL) => sql`sum(${quantidade})::int`;
  const valor = (quantidade: SQL) => sql`sum((${quantidade}) * i.preco)::bigint`;
  return sql`
  repetidos as (
    select p.lotacao_id, p.data_refeicao as data from pedidos p where ${queContam(recorte)}
    group by p.lotacao_id, p.data_refeicao having count(*) > 1
  ),
  celulas as (
    select ${DAS_CELULAS}, i.preco as preco, i.preco as menor_preco,
      ${SOLICITADA} as solicitada, ${CONFIRMADA} as confirmada, ${ENTREGUE} as entregue, ${ACEITA} as aceita,
      coalesce(i.quantidade_recusada, 0) as recusada,
      ${cada(SOLICITADA)} as v_solicitada, ${cada(CONFIRMADA)} as v_confirmada, ${cada(ENTREGUE)} as v_entregue, ${cada(ACEITA)} as v_aceita
    from ${itens(recorte, comEfetivo)}
    where ${queContam(recorte)} and (p.lotacao_id, p.data_refeicao) not in (select lotacao_id, data from repetidos)
    union all
    select ${DAS_CELULAS}, max(i.preco), min(i.preco),
      ${soma(SOLICITADA)}, ${soma(CONFIRMADA)}, ${soma(ENTREGUE)}, ${soma(ACEITA)}, ${soma(sql`coalesce(i.quantidade_recusada, 0)`)},
      ${valor(SOLICITADA)}, ${valor(CONFIRMADA)}, ${valor(ENTREGUE)}, ${valor(ACEITA)}
    from ${itens(recorte, comEfetivo)}
    where ${queContam(recorte)} and (p.lotacao_id, p.data_refeicao) in (select lotacao_id, data from repetidos)
    group by p.lotacao_id, p.data_refeicao, e.internos, e.servidores, i.tipo_alimentacao_id, i.tipo_publico_id
    union all ${celulasImportadas}
  )`;
};

/**
 * `efetivos e`: the head count each unit's day is compared with. Its own number by one hash over the period; only a day
 * without one looks back (efetivo_de_referencia), which the gate inside the limit keeps from running for the others.
 */
const efetivos = (recorte: Recorte): SQL => sql`
  dias as (${recorte.de === recorte.ate ? sql`select ${recorte.de}::date as data` : sql`select ${recorte.de}::date + n as data from generate_series(0, ${recorte.ate}::date - ${recorte.de}::date) n`}),
  efetivos as (
    select l.id as lotacao_id, d.data, coalesce(o.internos, r.internos) as internos,
      coalesce(o.servidores_plantao + o.servidores_expediente, r.servidores_plantao + r.servidores_expediente) as servidores
    from lotacoes l cross join dias d
    left join efetivos_diarios o on o.lotacao_id = l.id and o.data = d.data and ${noPeriodo(sql`o.data`, recorte)}
    left join lateral (
      select * from efetivo_de_referencia(l.id, d.data) where o.data is null limit 1
    ) r on true
    where true ${daUnidade(sql`l.id`, recorte)} ${recorte.uf ? sql`and l.uf = ${recorte.uf}` : sql``}
  )`;

/** `comparadas c`: each cell beside its head count. Where a public has none, what was asked is taken as right. */
const comparadas = (recorte: Recorte): SQL => {
  const { quantidade, valor } = colunaDaBase[recorte.base];
  return sql`
  comparadas as (
    select c.*, ${quantidade} as quantidade, ${valor} as valor, ${quantidade} - b.base as diferenca, coalesce(b.base, c.solicitada) as devida, tp.conta_nos_totais as conta
    from celulas c
    join tipos_publico tp on tp.id = c.publico
    cross join lateral (
      select case
        when tp.base_conferencia = 'EFETIVO_INTERNO' then c.internos
        when tp.base_conferencia = 'SEM_BASE' then null
        when c.data = ${datas(recorte.pelosInternos)} then c.internos
        else c.servidores
      end as base
    ) b
  )`;
};

/** `somas s`: the cells of each row, and their sums. */
const somas = (grao: Grao): SQL => {
  const porDia = grao === 'DIA' ? sql`, c.data` : sql``;
  return sql`
  porcelula as (
    select c.lotacao_id ${porDia}, c.refeicao, c.publico, bool_or(c.conta) as conta,
      max(c.preco) as preco, min(c.menor_preco) as menor_preco,
      sum(c.solicitada) as solicitada, sum(c.confirmada) as confirmada, sum(c.entregue) as entregue, sum(c.aceita) as aceita,
      sum(c.recusada) as recusada, sum(c.quantidade) as quantidade, sum(c.valor)::bigint as valor, sum(c.diferenca) as diferenca,
      sum(greatest(0, c.diferenca)) as acima, sum(greatest(0, c.diferenca) * c.preco)::bigint as desvio,
      sum(c.devida) as devida, sum(c.devida * c.preco)::bigint as v_devida, sum(c.v_solicitada)::bigint as v_solicitada,
      sum(c.v_confirmada)::bigint as v_confirmada, sum(c.v_entregue)::bigint as v_entregue, sum(c.v_aceita)::bigint as v_aceita
    from comparadas c group by c.lotacao_id ${porDia}, c.refeicao, c.publico
  ),
  somas as (
    select c.lotacao_id ${porDia},
      json_agg(json_build_array(c.refeicao, c.publico, c.quantidade, c.valor, c.preco, c.diferenca, c.acima, c.desvio,
        c.solicitada, c.confirmada, c.entregue, c.aceita, c.menor_preco)) as celulas,
      coalesce(sum(c.quantidade) filter (where c.conta), 0)::float8 as total, sum(c.recusada)::float8 as recusadas,
      json_build_array(sum(c.devida), sum(c.solicitada), sum(c.confirmada), sum(c.entregue), sum(c.aceita)) as refeicoes,
      json_build_array(sum(c.v_devida), sum(c.v_solicitada), sum(c.v_confirmada), sum(c.v_entregue), sum(c.v_aceita)) as valores
    from porcelula c group by c.lotacao_id ${porDia}
  )`;
};

/**
 * `contas k`: the money of unit × day × contract. What was accepted, less the glosa decided, less the percentage of the day's
 * points on what is left: no real is taken twice (domain 6.4, items 4 and 5). This is the only division of the map, and so
 * the only rounding: half up, to the centavo, at this grain; every other number is a sum of these.
 */
const contas = (recorte: Recorte, grao: Grao): SQL => sql`
  brutos as (
    select p.lotacao_id, p.data_refeicao as data, i.contrato_id, sum((${quantidadeDe.ACEITA}) * i.preco)::bigint as bruto
    from ${itens(recorte)}
    where ${queContam(recorte)} and i.contrato_id is not null
    group by p.lotacao_id, p.data_refeicao, i.contrato_id
    union all ${brutosImportados}
  ),
  glosas as (
    select o.lotacao_id, o.data_refeicao as data, o.contrato_id, sum(o.glosa_desconto_centavos) as glosa
    from ocorrencias o
    where ${noPeriodo(sql`o.data_refeicao`, recorte)} and o.glosa_desconto_centavos > 0 ${daUnidade(sql`o.lotacao_id`, recorte)}
    group by o.lotacao_id, o.data_refeicao, o.contrato_id
  ),
  pontos as (
    select f.lotacao_id, f.data, f.fornecedor_id, sum(f.pontos) as pontos, max(v.formulario_id) as formulario_id
    from fiscalizacoes f
    join lateral (select coalesce(f.formulario_id, (select min(id) from formularios)) as formulario_id) v on true
    where ${noPeriodo(sql`f.data`, recorte)} and f.situacao in ('REALIZADA', 'CIENTE_FORNECEDOR') and f.pontos > 0
      ${daUnidade(sql`f.lotacao_id`, recorte)}
    group by f.lotacao_id, f.data, f.fornecedor_id
  ),
  faixas as (
    select f.id as formulario_id, (x->>'de')::int as de, coalesce((x->>'ate')::int, 2147483647) as ate, (x->>'descontoPct')::int as pct
    from formularios f cross join lateral jsonb_array_elements(f.faixas_desconto) x
  ),
  apuradas as (
    select b.*, ct.fornecedor_id, coalesce(o.pontos, 0) as pontos, coalesce(x.pct, 0) as pct,
      least(b.bruto, coalesce(g.glosa, 0))::bigint as glosa
    from brutos b
    join contratos ct on ct.id = b.contrato_id
    left join glosas g on g.lotacao_id = b.lotacao_id and g.data = b.data and g.contrato_id = b.contrato_id
    left join pontos o on o.lotacao_id = b.lotacao_id and o.data = b.data and o.fornecedor_id = ct.fornecedor_id
    left join faixas x on x.formulario_id = o.formulario_id and o.pontos between x.de and x.ate
  ),
  descontadas as (select a.*, ((a.bruto - a.glosa) * a.pct + 50) / 100 as desconto from apuradas a),
  contas as (
    select k.lotacao_id ${grao === 'DIA' ? sql`, k.data` : sql``}, json_agg(json_build_array(k.contrato_id, k.bruto, k.glosa, k.desconto, k.pct, k.pontos)
      order by k.contrato_id) as contas
    from ${
      grao === 'DIA'
        ? sql`descontadas k group by k.lotacao_id, k.data`
        : sql`(
      select lotacao_id, contrato_id, sum(bruto) as bruto, sum(glosa) as glosa, sum(desconto) as desconto, max(pct) as pct, sum(pontos) as pontos
      from descontadas group by lotacao_id, contrato_id
    ) k group by k.lotacao_id`
    }
  )`;

const doPassado = (recorte: Recorte): SQL =>
  importadas({
    periodo: noPeriodo(sql`q.data`, recorte),
    unidade: daUnidade(sql`q.lotacao_id`, recorte),
    contrato: doContrato(sql`q.contrato_id`, recorte),
  });

/** The aggregation as one `with` list: `celulas`, `efetivos`, `somas` and `contas` at the grain asked. */
export const agregacao = (recorte: Recorte, grao: Grao): SQL => sql`
  with ${efetivos(recorte)}, ${doPassado(recorte)}, ${diasImportados(grao === 'DIA')}, ${celulas(recorte)}, ${comparadas(recorte)}, ${somas(grao)}, ${contas(recorte, grao)}`;
