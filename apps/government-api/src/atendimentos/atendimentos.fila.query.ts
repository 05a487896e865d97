import type { components } from '@alipen/contracts/generated/government-api';
import { type SQL, sql } from 'drizzle-orm';
import { parada } from '../contratos/contratos.query.ts';
import { type Ordering, ordering } from '../database/page.ts';
import { likeAnywhere } from '../database/search-text.ts';

type Schemas = components['schemas'];
export type Caso = Schemas['CasoAtendimento'];

/** The cut-off by zone. The queue is of one day, so a unit's deadline is its zone's. */
export type LimitePorFuso = ReadonlyMap<string, Date>;

export type FiltroDaFila = {
  readonly data: string;
  readonly limites: LimitePorFuso;
  readonly usuarioId: number;
  readonly caso?: Caso;
  readonly responsavel?: Schemas['FiltroResponsavel'];
  readonly uf?: Schemas['Uf'];
  readonly busca?: string;
  readonly lotacaoId?: number;
};

/** A unit with several orders shows the most urgent case: first what waits for the desk (also a raise), then for the unit. */
const caso = sql`case
  when bool_or(p.situacao = 'ENVIADO' or exists (
    select from ajustes_pedido a where a.pedido_id = p.id and a.situacao = 'SOLICITADO'
  )) then 'A_TRATAR'
  when bool_or(p.situacao = 'DEVOLVIDO') then 'DEVOLVIDO'
  when bool_or(p.situacao not in ('RASCUNHO', 'RECUSADO', 'CANCELADO', 'EXPIRADO')) then 'TRATADO'
  else 'SEM_PEDIDO' end`;

/** Without units there are no zones, but `values` needs a row. */
const zonas = (limites: LimitePorFuso): SQL =>
  limites.size === 0
    ? sql`(null::text, null::timestamptz)`
    : sql.join(
        [...limites].map(([fuso, limite]) => sql`(${fuso}, ${limite.toISOString()}::timestamptz)`),
        sql`, `,
      );

/** `f`: every active unit that may order (or the one asked for) with its case on the day. A day has some thousands of rows at most. */
export const fila = ({ data, limites, lotacaoId }: FiltroDaFila): SQL => sql`(
  select l.id, l.nome_busca, l.uf, z.limite, coalesce(p.caso, 'SEM_PEDIDO') as caso, a.responsavel_id, a.assumido_em,
    c.ultimo, coalesce(c.contatos, 0) as contatos
  from lotacoes l
  join (values ${zonas(limites)}) as z (fuso, limite) on z.fuso = l.fuso_horario
  left join (
    select p.lotacao_id, ${caso} as caso from pedidos p where p.data_refeicao = ${data}::date group by p.lotacao_id
  ) p on p.lotacao_id = l.id
  left join atendimentos a on a.lotacao_id = l.id and a.data = ${data}::date
  left join (
    select lotacao_id, max(id) as ultimo, count(*)::int as contatos
    from contatos_atendimento where data = ${data}::date group by lotacao_id
  ) c on c.lotacao_id = l.id
  where ${lotacaoId ? sql`l.id = ${lotacaoId}` : sql`l.ativa and (p.caso <> 'SEM_PEDIDO' or not ${parada(sql`l.id`, sql`${data}::date`)})`}
) f`;

export function condicoes(filtro: FiltroDaFila): SQL[] {
  const { uf, busca, responsavel, usuarioId } = filtro;
  const condicoes: SQL[] = [];
  if (filtro.caso) condicoes.push(sql`f.caso = ${filtro.caso}`);
  if (responsavel)
    condicoes.push(responsavel === 'MEU' ? sql`f.responsavel_id = ${usuarioId}` : sql`f.responsavel_id is null`);
  if (uf) condicoes.push(sql`f.uf = ${uf}`);
  if (busca) condicoes.push(likeAnywhere(sql`f.nome_busca`, busca));
  return condicoes;
}

export const ordemDaFila = (ordem: Schemas['OrdemAtendimentos']): Ordering =>
  ordering(ordem, {
    prazo: [sql`f.limite`, sql`f.nome_busca`],
    lotacao: [sql`f.nome_busca`],
    ultimoContato: [sql`coalesce(f.ultimo, 0)`, sql`f.nome_busca`],
  });
