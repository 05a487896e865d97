import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { parada } from '../contratos/contratos.query.ts';
import { rows, type Transaction } from '../database/database.ts';
import { type SituacaoPedido, situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { quantidadeDe, somavelDe } from '../pedidos/pedidos.soma.table.ts';
import { interrompidas } from './pedidos-das-lotacoes.repository.ts';

type Schemas = components['schemas'];
type Completude = Schemas['Completude'];

/** Units alike on a day: the same zone, the same order states, the same stopped deliveries and, for each meal, the same deliveries. Ids are sorted by name. */
export type GrupoLido = {
  readonly fusoHorario: string;
  readonly ids: readonly number[];
  readonly estados: readonly SituacaoPedido[];
  readonly interrompidas: readonly number[] | null;
  readonly parada: boolean;
  /** Meals asked for or received; null where no order counts. */
  readonly refeicoes:
    | readonly (readonly [refeicao: number, pedido: SituacaoPedido, completude: Completude | null])[]
    | null;
};
type SomaLida = readonly [refeicao: number, refeicoes: number, valorCentavos: number];
export type DiaAgrupado = { readonly grupos: readonly GrupoLido[]; readonly somas: readonly SomaLida[] };

type Linha = {
  fusoHorario: string;
  ids: number[];
  estados: string | null;
  refeicoes: string | null;
  interrompidas: number[] | null;
  parada: boolean;
  somas: SomaLida[] | null;
};

const { PREVISTA } = quantidadeDe;
const { refeicoes, centavos } = somavelDe('PREVISTA');

const lista = (texto: string | null): string[] => (texto ? texto.split(',') : []);

/** The database groups the day: a thousand units that did the same are one row. */
@Injectable()
export class GruposRepository {
  async findGroups(
    tx: Transaction,
    { data, uf }: { data: string; uf?: Schemas['Uf'] | undefined },
  ): Promise<DiaAgrupado> {
    const daUf = uf ? sql`and p.lotacao_id in (select id from lotacoes where uf = ${uf})` : sql``;
    const lidas = await rows<Linha>(
      tx,
      sql`
      with celulas as materialized (
        select p.lotacao_id, p.id, p.situacao, i.tipo_alimentacao_id as refeicao, sum(${PREVISTA}) as prevista,
          sum(${refeicoes}) as somada, sum(${centavos}) as valor,
          case when not bool_or(i.quantidade_entregue is not null) then '' when sum(i.quantidade_entregue) = 0 then 'NAO_ENTREGUE'
            when bool_and(i.quantidade_entregue - i.quantidade_recusada >= ${PREVISTA}) then 'COMPLETA'
            else 'PARCIAL' end as completude
        from pedidos p join itens_pedido i on i.pedido_id = p.id
        where p.data_refeicao = ${data} and p.situacao in ${situacoesNoMapa} ${daUf}
        group by p.lotacao_id, p.id, i.tipo_alimentacao_id
      )
      select l.fuso_horario as "fusoHorario", p.estados, r.refeicoes, x.interrompidas,
        ${parada(sql`l.id`, sql`${data}::date`)} as parada, array_agg(l.id order by l.nome_busca, l.id) as ids,
        (select json_agg(json_build_array(refeicao, somada, valor)) from (
          select refeicao, sum(somada) as somada, sum(valor) as valor from celulas group by refeicao) s) as somas
      from lotacoes l
      left join (
        select p.lotacao_id, string_agg(distinct p.situacao, ',') as estados
        from pedidos p where p.data_refeicao = ${data} group by p.lotacao_id
      ) p on p.lotacao_id = l.id
      left join (
        select lotacao_id, coalesce(string_agg(refeicao || ':' || situacao || ':' || completude, ',' order by refeicao, id)
          filter (where prevista > 0 or completude <> ''), '') as refeicoes
        from celulas group by lotacao_id
      ) r on r.lotacao_id = l.id
      ${interrompidas(data)}
      where (l.ativa or r.lotacao_id is not null) ${uf ? sql`and l.uf = ${uf}` : sql``}
      group by l.fuso_horario, p.estados, r.refeicoes, x.interrompidas, parada`,
    );
    return { grupos: lidas.map(grupoDe), somas: lidas[0]?.somas ?? [] };
  }
}

const grupoDe = ({ fusoHorario, ids, estados, refeicoes, interrompidas, parada }: Linha): GrupoLido => ({
  fusoHorario,
  ids,
  interrompidas,
  parada,
  estados: lista(estados) as SituacaoPedido[],
  refeicoes: refeicoes === null ? null : lista(refeicoes).map(refeicaoDe),
});

function refeicaoDe(texto: string): readonly [number, SituacaoPedido, Completude | null] {
  const [refeicao = '', pedido = '', completude = ''] = texto.split(':');
  return [Number(refeicao), pedido as SituacaoPedido, (completude || null) as Completude | null];
}
