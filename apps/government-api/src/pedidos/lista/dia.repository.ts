import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { parada } from '../../contratos/contratos.query.ts';
import { rows, type Transaction } from '../../database/database.ts';
import { efetivoDoDia } from '../../efetivos/efetivos.query.ts';
import { situacoesNoMapa } from '../pedidos.ciclo.table.ts';
import { quantidadeDe, somavelDe } from '../pedidos.soma.table.ts';

type Schemas = components['schemas'];
type Lotacao = Schemas['ReferenciaLotacao'];

/** `lotacaoId` null means all units. */
type DoDia = { readonly data: string; readonly lotacaoId: number | null };

/** One unit's day. Lists come as text, because reading a thousand JSON documents costs more than reading the day. */
export type UnidadeLida = {
  readonly id: number;
  readonly fusoHorario: string;
  /** `SITUACAO:TIPO` of each order, separated by commas. */
  readonly pedidos: string | null;
  readonly internos: number | null;
  readonly servidores: number | null;
  /** `publico:quantidade` separated by commas: each public's largest meal, over the orders that count; null without any. */
  readonly maiores: string | null;
};
export type SomaLida = readonly [refeicao: number, refeicoes: number, valorCentavos: number];

const dela = (coluna: SQL, id: number | null): SQL => (id === null ? sql`` : sql`and ${coluna} = ${id}`);

const { refeicoes, centavos } = somavelDe('PREVISTA');

const celulasDe = ({ data, lotacaoId }: DoDia): SQL => sql`
  select p.lotacao_id, i.tipo_alimentacao_id as refeicao, i.tipo_publico_id as publico, sum(${quantidadeDe.PREVISTA}) as prevista,
    sum(${refeicoes}) as somada, sum(${centavos}) as valor
  from pedidos p join itens_pedido i on i.pedido_id = p.id
  where p.data_refeicao = ${data} and p.situacao in ${situacoesNoMapa} ${dela(sql`p.lotacao_id`, lotacaoId)}
  group by p.lotacao_id, i.tipo_alimentacao_id, i.tipo_publico_id`;

@Injectable()
export class PedidosDiaRepository {
  /** Every active unit that receives something that day, and any other with an order that counts on it, by name. Only units that sent get a head count. */
  async unitsOfDay(tx: Transaction, dia: DoDia): Promise<{ unidades: UnidadeLida[]; somas: readonly SomaLida[] }> {
    const unidades = await rows<UnidadeLida & { somas: SomaLida[] | null }>(
      tx,
      sql`
      with celulas as materialized (${celulasDe(dia)})
      select l.id, l.fuso_horario as "fusoHorario", p.pedidos, e.internos, e.servidores, c.maiores,
        case when row_number() over () = 1 then (
          select json_agg(json_build_array(refeicao, somada, valor)) from (
            select refeicao, sum(somada) as somada, sum(valor) as valor from celulas group by refeicao) s
        ) end as somas
      from lotacoes l
      left join (
        select p.lotacao_id, string_agg(p.situacao || ':' || p.tipo, ',') as pedidos
        from pedidos p where p.data_refeicao = ${dia.data} ${dela(sql`p.lotacao_id`, dia.lotacaoId)} group by p.lotacao_id
      ) p on p.lotacao_id = l.id
      left join (
        select m.lotacao_id, string_agg(m.publico || ':' || m.maior, ',') as maiores
        from (select lotacao_id, publico, max(prevista) as maior from celulas group by lotacao_id, publico) m
        group by m.lotacao_id
      ) c on c.lotacao_id = l.id
      ${efetivoDoDia(sql`c.lotacao_id`, sql`${dia.data}::date`)}
      where (l.ativa and not ${parada(sql`l.id`, sql`${dia.data}::date`)} or c.lotacao_id is not null) ${dela(sql`l.id`, dia.lotacaoId)}
      order by l.nome_busca, l.id`,
    );
    return { unidades, somas: unidades.find(({ somas }) => somas)?.somas ?? [] };
  }

  findUnits(tx: Transaction, ids: readonly number[]): Promise<Lotacao[]> {
    return rows<Lotacao>(
      tx,
      sql`select id, nome, municipio, uf from lotacoes where id = any (${`{${ids.join(',')}}`}::int[]) order by nome_busca, id`,
    );
  }
}
