import { type SQL, sql } from 'drizzle-orm';
import { quantidadeDe } from '../../pedidos/pedidos.soma.table.ts';
import { type BaseDoMapa, colunaDaBase } from '../mapa-diario.base.table.ts';
import { aSomar, datas, doContrato, emLista, type Grao, queContamASomar, type Recorte } from './recorte.query.ts';

/**
 * The cells `i` of each order `p`. The fence keeps it one probe of the key an order, so that the cost follows the days asked
 * for and never the table's age: left alone the planner reads ten years to answer for a month.
 */
export const itens = (recorte: Recorte): SQL => sql`
  cross join lateral (
    select i.tipo_alimentacao_id as refeicao, i.tipo_publico_id as publico, coalesce(i.contrato_id, 0) as contrato,
      coalesce(i.preco_centavos, 0) as preco, ${quantidadeDe.SOLICITADA} as solicitada, ${quantidadeDe.CONFIRMADA} as confirmada,
      ${quantidadeDe.ENTREGUE} as entregue, ${quantidadeDe.ACEITA} as aceita, coalesce(i.quantidade_recusada, 0) as recusada
    from itens_pedido i where i.pedido_id = p.id ${doContrato(sql`i.contrato_id`, recorte)} offset 0
  ) i`;

const comEfetivo = (unidade: SQL, data: SQL): SQL =>
  sql`left join efetivos e on e.lotacao_id = ${unidade} and e.data = ${data}`;
const doPedido = comEfetivo(sql`p.lotacao_id`, sql`p.data_refeicao`);
const repetido = sql`(p.lotacao_id, p.data_refeicao) in (select lotacao_id, data from repetidos)`;

/** `b.base`: the head count a cell of `publico` is compared with; null where there is none. */
const comBase = (publico: SQL, data: SQL, { de, ate, conferencia }: Recorte): SQL => {
  const { comInternos, semBase, pelosInternos } = conferencia;
  const alguns = sql`case when ${data} = ${datas(pelosInternos)} then e.internos else e.servidores end`;
  const servidores = pelosInternos.length === 0 ? sql`e.servidores` : de === ate ? sql`e.internos` : alguns;
  return sql`cross join lateral (
    select case when ${publico} = ${emLista(comInternos)} then e.internos when ${publico} = ${emLista(semBase)} then null
      else ${servidores} end as base
  ) b`;
};

/** Which bases are compared: the one that is shown; all of them in a sum that is kept. */
export type Comparadas = readonly BaseDoMapa[];

const nome = (prefixo: 'dif' | 'acima', base: BaseDoMapa): SQL => sql.raw(`${prefixo}_${base.toLowerCase()}`);
const lista = (pedacos: readonly SQL[]): SQL => sql.join([...pedacos], sql`, `);

/** How many times compared, what the head count would have asked, and of each base the difference and what is above. */
const comparacao = (comparadas: Comparadas, quantidade: (base: BaseDoMapa) => SQL, solicitada: SQL): SQL =>
  lista([
    sql`(b.base is not null)::int as comparadas`,
    sql`coalesce(b.base, ${solicitada}) as devida`,
    ...comparadas.flatMap(base => [
      sql`coalesce(${quantidade(base)} - b.base, 0) as ${nome('dif', base)}`,
      sql`greatest(0, ${quantidade(base)} - b.base) as ${nome('acima', base)}`,
    ]),
  ]);
const semComparar = (comparadas: Comparadas): SQL => lista([...Array(2 + 2 * comparadas.length)].map(() => sql`0`));

const DA_PARCELA = sql`p.lotacao_id, p.data_refeicao as data, i.refeicao, i.publico`;
const QUANTIDADES = sql`i.solicitada, i.confirmada, i.entregue, i.aceita, i.recusada`;

/**
 * `parcelas c`: what the map is added from, unit × day × meal × public × contract × price. Nearly every day has one order,
 * whose cells are already these. Where a day has more, each order's cells come with their quantities, and what is compared
 * with the head count comes once, of all of them, at the dearest price.
 */
export const parcelas = (recorte: Recorte, comparadas: Comparadas): SQL => {
  const base = comBase(sql`i.publico`, sql`p.data_refeicao`, recorte);
  const conta = queContamASomar(recorte);
  return sql`
  repetidos as (
    select p.lotacao_id, p.data_refeicao as data from pedidos p where ${conta}
    group by p.lotacao_id, p.data_refeicao having count(*) > 1
  ),
  parcelas as (
    select ${DA_PARCELA}, i.contrato, i.preco, ${QUANTIDADES},
      ${comparacao(comparadas, cada => colunaDaBase[cada], sql`i.solicitada`)}
    from pedidos p ${doPedido} ${itens(recorte)} ${base}
    where ${conta} and not (${repetido})
    union all
    select ${DA_PARCELA}, i.contrato, i.preco, ${QUANTIDADES}, ${semComparar(comparadas)}
    from pedidos p ${itens(recorte)} where ${conta} and ${repetido}
    union all
    select p.lotacao_id, p.data_refeicao, i.refeicao, i.publico, i.contrato, i.preco, 0, 0, 0, 0, 0,
      ${comparacao(comparadas, cada => colunaDaBase[cada], sql`i.solicitada`)}
    from (${repetidas(recorte)}) i
    cross join lateral (select i.lotacao_id, i.data_refeicao) p ${doPedido} ${base}
    union all
    select q.lotacao_id, q.data, q.refeicao, q.publico, q.contrato, q.preco, 0, 0, 0, q.quantidade, 0,
      ${comparacao(comparadas, cada => (cada === 'ACEITA' ? sql`q.quantidade` : sql`0`), sql`0`)}
    from importadas q ${comEfetivo(sql`q.lotacao_id`, sql`q.data`)} ${comBase(sql`q.publico`, sql`q.data`, recorte)}
    where ${aSomar(sql`q.lotacao_id`, sql`q.data`, recorte)}
  )`;
};

/** The cells of the days with more than one order, those of each day together. One contract, or 0 where they are of several. */
const repetidas = (recorte: Recorte): SQL => sql`
  select p.lotacao_id, p.data_refeicao, i.refeicao, i.publico, max(i.preco) as preco,
    case when min(i.contrato) = max(i.contrato) then min(i.contrato) else 0 end as contrato,
    sum(i.solicitada)::int as solicitada, sum(i.confirmada)::int as confirmada, sum(i.entregue)::int as entregue,
    sum(i.aceita)::int as aceita
  from pedidos p ${itens(recorte)} where ${queContamASomar(recorte)} and ${repetido}
  group by p.lotacao_id, p.data_refeicao, i.refeicao, i.publico`;

/** The numbers of a parcel, as parcelas.rules.ts reads them. */
const numeros = (comparadas: Comparadas): SQL =>
  lista([
    sql`c.refeicao, c.publico, c.contrato, c.preco, c.solicitada, c.confirmada, c.entregue, c.aceita, c.recusada, c.comparadas, c.devida`,
    ...comparadas.flatMap(base => [sql`c.${nome('dif', base)}`, sql`c.${nome('acima', base)}`]),
  ]);
/** One flat list of numbers a row: written and read at a tenth of the price of objects. */
const emTexto = (comparadas: Comparadas, ordem: SQL): SQL =>
  sql`'[' || string_agg(concat_ws(',', ${numeros(comparadas)}), ',' ${ordem}) || ']'`;

const somadas = (comparadas: Comparadas): SQL =>
  lista([
    sql`sum(c.solicitada) as solicitada, sum(c.confirmada) as confirmada, sum(c.entregue) as entregue, sum(c.aceita) as aceita`,
    sql`sum(c.recusada) as recusada, sum(c.comparadas) as comparadas, sum(c.devida) as devida`,
    ...comparadas.flatMap(base =>
      (['dif', 'acima'] as const).map(prefixo => sql`sum(c.${nome(prefixo, base)}) as ${nome(prefixo, base)}`),
    ),
  ]);

/** `somas s`: the parcels of each row of the map. Those of a period are few enough to be put in one order. */
export const somas = (grao: Grao, comparadas: Comparadas): SQL =>
  grao === 'DIA'
    ? sql`somas as (select c.lotacao_id, c.data, ${emTexto(comparadas, sql``)} as parcelas from parcelas c group by c.lotacao_id, c.data)`
    : sql`
  doperiodo as (
    select c.lotacao_id, c.refeicao, c.publico, c.contrato, c.preco, ${somadas(comparadas)}
    from parcelas c group by c.lotacao_id, c.refeicao, c.publico, c.contrato, c.preco
  ),
  somas as (
    select c.lotacao_id, ${emTexto(comparadas, sql`order by c.refeicao, c.publico, c.contrato, c.preco`)} as parcelas
    from doperiodo c group by c.lotacao_id
  )`;
