import { type SQL, sql } from 'drizzle-orm';
import { colunaDaBase, quantidadeDe } from './mapa-diario.base.table.ts';
import { parcelasImportadas } from './mapa-diario.importadas.query.ts';
import { datas, doContrato, emLista, type Grao, queContam, type Recorte } from './mapa-diario.recorte.query.ts';

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

const comEfetivo = sql`left join efetivos e on e.lotacao_id = p.lotacao_id and e.data = p.data_refeicao`;
const repetido = sql`(p.lotacao_id, p.data_refeicao) in (select lotacao_id, data from repetidos)`;

/** The head count a cell of `publico` is compared with; null where there is none. */
export const baseDe = (publico: SQL, data: SQL, { de, ate, conferencia }: Recorte): SQL => {
  const { comInternos, semBase, pelosInternos } = conferencia;
  const nenhum = pelosInternos.length === 0;
  const servidores = nenhum
    ? sql`e.servidores`
    : sql`case when ${data} = ${datas(pelosInternos)} then e.internos else e.servidores end`;
  return sql`
    case when ${publico} = ${emLista(comInternos)} then e.internos
      when ${publico} = ${emLista(semBase)} then null
      else ${de === ate && !nenhum ? sql`e.internos` : servidores} end`;
};

/** How many times compared, differences summed, what is above summed, and what the head count would have asked. */
export const comparacao = (quantidade: SQL, solicitada: SQL): SQL => sql`
  (b.base is not null)::int as comparadas, coalesce(${quantidade} - b.base, 0) as diferenca,
  greatest(0, ${quantidade} - b.base) as acima, coalesce(b.base, ${solicitada}) as devida`;

const DA_PARCELA = sql`p.lotacao_id, p.data_refeicao as data, i.refeicao, i.publico`;
const QUANTIDADES = sql`i.solicitada, i.confirmada, i.entregue, i.aceita, i.recusada`;

/**
 * `parcelas c`: what the map is added from, unit × day × meal × public × contract × price. Nearly every day has one order,
 * whose cells are already these. Where a day has more, each order's cells come with their quantities, and what is compared
 * with the head count comes once, of all of them, at the dearest price.
 */
export const parcelas = (recorte: Recorte): SQL => {
  const quantidade = colunaDaBase[recorte.base];
  const comBase = (publico: SQL, data: SQL) =>
    sql`cross join lateral (select ${baseDe(publico, data, recorte)} as base) b`;
  const base = comBase(sql`i.publico`, sql`p.data_refeicao`);
  return sql`
  repetidos as (
    select p.lotacao_id, p.data_refeicao as data from pedidos p where ${queContam(recorte)}
    group by p.lotacao_id, p.data_refeicao having count(*) > 1
  ),
  parcelas as (
    select ${DA_PARCELA}, i.contrato, i.preco, ${QUANTIDADES}, ${comparacao(quantidade, sql`i.solicitada`)}
    from pedidos p ${comEfetivo} ${itens(recorte)} ${base}
    where ${queContam(recorte)} and not (${repetido})
    union all
    select ${DA_PARCELA}, i.contrato, i.preco, ${QUANTIDADES}, 0, 0, 0, 0
    from pedidos p ${itens(recorte)} where ${queContam(recorte)} and ${repetido}
    union all
    select ${DA_PARCELA}, 0, i.preco, 0, 0, 0, 0, 0, ${comparacao(sql`i.quantidade`, sql`i.solicitada`)}
    from (
      select p.lotacao_id, p.data_refeicao, i.refeicao, i.publico, max(i.preco) as preco, sum(i.solicitada)::int as solicitada,
        sum(${quantidade})::int as quantidade
      from pedidos p ${itens(recorte)} where ${queContam(recorte)} and ${repetido}
      group by p.lotacao_id, p.data_refeicao, i.refeicao, i.publico
    ) i
    cross join lateral (select i.lotacao_id, i.data_refeicao) p ${comEfetivo} ${base}
    union all ${parcelasImportadas(recorte, comparacao, comBase(sql`q.publico`, sql`q.data`))}
  )`;
};

/** The numbers of a parcel, in the order `campos` names them (mapa-diario.parcelas.rules.ts). */
const NUMEROS = sql`c.refeicao, c.publico, c.contrato, c.preco, c.solicitada, c.confirmada, c.entregue, c.aceita, c.recusada,
  c.comparadas, c.diferenca, c.acima, c.devida`;
/** One flat list of numbers a row: written and read at a tenth of the price of objects. */
const lista = sql`'[' || string_agg(concat_ws(',', ${NUMEROS}), ',') || ']'`;

/** `somas s`: the parcels of each row of the map. */
export const somas = (grao: Grao): SQL =>
  grao === 'DIA'
    ? sql`somas as (select c.lotacao_id, c.data, ${lista} as parcelas from parcelas c group by c.lotacao_id, c.data)`
    : sql`
  doperiodo as (
    select c.lotacao_id, c.refeicao, c.publico, c.contrato, c.preco, sum(c.solicitada) as solicitada, sum(c.confirmada) as confirmada,
      sum(c.entregue) as entregue, sum(c.aceita) as aceita, sum(c.recusada) as recusada, sum(c.comparadas) as comparadas,
      sum(c.diferenca) as diferenca, sum(c.acima) as acima, sum(c.devida) as devida
    from parcelas c group by c.lotacao_id, c.refeicao, c.publico, c.contrato, c.preco
  ),
  somas as (select c.lotacao_id, ${lista} as parcelas from doperiodo c group by c.lotacao_id)`;
