import { type SQL, sql } from 'drizzle-orm';
import { situacoesCompletas } from '../../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { situacoesNoMapa } from '../../pedidos/pedidos.ciclo.table.ts';
import { descontos } from './descontos.query.ts';
import { contados, efetivos } from './efetivos.query.ts';
import { parcelas, somas } from './parcelas.query.ts';
import {
  aSomar,
  daUnidade,
  doContrato,
  doTrecho,
  type Grao,
  guardadas,
  noPeriodo,
  type Recorte,
} from './recorte.query.ts';

const lista = (pedacos: readonly SQL[]): SQL => sql.join([...pedacos], sql`, `);
const doDia = (grao: Grao, pedaco: SQL): SQL => (grao === 'DIA' ? pedaco : sql``);

/** `diasimportados m`: days that have numbers without having an order (ADR 47). */
export const diasImportados = (recorte: Recorte, grao: Grao): SQL => sql`
  diasimportados as (
    select q.lotacao_id ${doDia(grao, sql`, q.data`)}, count(distinct q.data)::int as dias from (${aSomar(
      recorte,
      trecho => sql`
      select q.lotacao_id, q.data from importadas_apuradas q
      where ${doTrecho(sql`q.lotacao_id`, sql`q.data`, trecho)} ${doContrato(sql`q.contrato_id`, recorte)}`,
    )}) q group by q.lotacao_id ${doDia(grao, sql`, q.data`)}
  )`;

/** `pedidas p` of a period: how many days have an order that counts. */
export const diasPedidos = (recorte: Recorte): SQL => sql`
  pedidas as (
    select p.lotacao_id, null as pedidos, count(distinct p.data)::int as dias from (${aSomar(
      recorte,
      trecho => sql`
      select p.lotacao_id, p.data from pedidos_que_contam p where ${doTrecho(sql`p.lotacao_id`, sql`p.data`, trecho)}`,
    )}) p group by p.lotacao_id
  )`;

const execucao = (recorte: Recorte, grao: Grao): SQL => sql`
  fiscalizadas as (
    select f.lotacao_id ${doDia(grao, sql`, f.data`)}, floor(avg(f.nota))::int as nota, sum(f.pontos)::int as pontos
    from fiscalizacoes f
    where ${noPeriodo(sql`f.data`, recorte)} and f.situacao in ${situacoesCompletas} ${daUnidade(sql`f.lotacao_id`, recorte)}
    group by f.lotacao_id ${doDia(grao, sql`, f.data`)}
  ),
  ocorridas as (
    select o.lotacao_id ${doDia(grao, sql`, o.data_refeicao as data`)}, count(*)::int as ocorrencias from ocorrencias o
    where ${noPeriodo(sql`o.data_refeicao`, recorte)} ${daUnidade(sql`o.lotacao_id`, recorte)}
    group by o.lotacao_id ${doDia(grao, sql`, o.data_refeicao`)}
  )`;

const porDia = (recorte: Recorte): SQL => sql`
  pedidas as (
    select p.lotacao_id, p.data_refeicao as data,
      string_agg(concat_ws(E'\\t', p.id, p.numero, p.situacao, p.tipo), E'\\n') as pedidos,
      max((p.situacao in ${situacoesNoMapa})::int) as dias
    from pedidos p
    where ${noPeriodo(sql`p.data_refeicao`, recorte)} ${daUnidade(sql`p.lotacao_id`, recorte)}
    group by p.lotacao_id, p.data_refeicao
  ),
  atrasos as (
    select p.lotacao_id, p.data_refeicao as data, max(r.atraso_min) as atraso
    from pedidos p join recebimentos r on r.pedido_id = p.id
    where ${noPeriodo(sql`p.data_refeicao`, recorte)} ${daUnidade(sql`p.lotacao_id`, recorte)} and r.vigente and r.entrega = 1
    group by p.lotacao_id, p.data_refeicao
  ),
  unidades as (select lotacao_id, data, internos, servidores from efetivos)`;

const porPeriodo = (recorte: Recorte): SQL => sql`
  ${diasPedidos(recorte)}, ${contados},
  unidades as (
    select l.id as lotacao_id, ${media('internos', recorte)} as internos, ${media('servidores', recorte)} as servidores
    from lotacoes l left join contados e on e.lotacao_id = l.id
    ${recorte.somadasAte ? sql`left join guardadas g on g.lotacao_id = l.id` : sql``}
    where true ${daUnidade(sql`l.id`, recorte)}
  )`;

/** The mean over the days with a head count, including those in kept sums. */
const media = (de: 'internos' | 'servidores', { somadasAte }: Recorte): SQL => {
  const [lidos, guardados] = [sql.raw(`e.${de}`), sql.raw(`g.${de}`)];
  return somadasAte
    ? sql`round((coalesce(${lidos}, 0) + coalesce(${guardados}, 0))::numeric / nullif(coalesce(e.dias, 0) + coalesce(g.dias_com_efetivo, 0), 0))::int`
    : sql`round(${lidos}::numeric / nullif(e.dias, 0))::int`;
};

export const daLinha = (recorte: Recorte, grao: Grao, comParcelas: boolean): SQL =>
  lista([
    ...(recorte.somadasAte ? [guardadas(recorte)] : []),
    efetivos(recorte),
    diasImportados(recorte, grao),
    ...(comParcelas ? [parcelas(recorte), somas(grao, recorte)] : []),
    descontos(recorte, grao),
    execucao(recorte, grao),
    grao === 'DIA' ? porDia(recorte) : porPeriodo(recorte),
  ]);

/**
 * Every active unit, and any other with something that counts, by name (and day). Without parcels it is not known what
 * counts, so every unit comes.
 */
export function deQuem({ somadasAte, inativas }: Recorte, grao: Grao, comParcelas: boolean): SQL {
  const noDia = (tabela: SQL) => doDia(grao, sql`and ${tabela}.data = u.data`);
  const se = (ha: unknown, pedaco: SQL): SQL => (ha ? pedaco : sql``);
  return sql`
    from unidades u
    join lotacoes l on l.id = u.lotacao_id
    left join pedidas p on p.lotacao_id = u.lotacao_id ${noDia(sql`p`)}
    left join diasimportados m on m.lotacao_id = u.lotacao_id ${noDia(sql`m`)}
    ${se(comParcelas, sql`left join somas s on s.lotacao_id = u.lotacao_id ${noDia(sql`s`)}`)}
    left join descontos k on k.lotacao_id = u.lotacao_id ${noDia(sql`k`)}
    left join fiscalizadas f on f.lotacao_id = u.lotacao_id ${noDia(sql`f`)}
    left join ocorridas o on o.lotacao_id = u.lotacao_id ${noDia(sql`o`)}
    ${se(somadasAte, sql`left join guardadas g on g.lotacao_id = u.lotacao_id`)}
    ${doDia(grao, sql`left join atrasos a on a.lotacao_id = u.lotacao_id and a.data = u.data`)}
    where ${inativas || !comParcelas ? sql`true` : sql`(l.ativa or s.lotacao_id is not null ${se(somadasAte, sql`or g.parcelas <> '[]'`)})`}
    order by l.nome_busca, l.id ${doDia(grao, sql`, u.data`)}`;
}
