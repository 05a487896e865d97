import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { likeAnywhere } from '../../database/search-text.ts';
import { type SituacaoPedido, situacoesNoMapa, situacoesSemLugar } from '../pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos.query.ts';
import { tipos } from '../pedidos.tipos.table.ts';

type Schemas = components['schemas'];

export type FiltroDoLote = {
  busca?: string | undefined;
  uf?: string | undefined;
  municipio?: string | undefined;
  tipo?: string | undefined;
  semPedido?: boolean | undefined;
};

export type UnidadeDoLote = {
  id: number;
  codigo: string;
  nome: string;
  sigla: string | null;
  municipio: string;
  uf: Schemas['Uf'];
  fusoHorario: string;
  ativa: boolean;
};

export type Trio = [tipoAlimentacaoId: number, tipoPublicoId: number, quantidade: number];

/** A unit's living order of a day with its cells, and the day's head count; null fields where there is none. */
export type DiaDoLote = {
  lotacaoId: number;
  data: string;
  fusoHorario: string;
  pedidoId: number | null;
  numero: string | null;
  tipo: Schemas['TipoPedido'] | null;
  situacao: SituacaoPedido | null;
  versao: number | null;
  alteradoEm: number | null;
  alteradoPor: string | null;
  itens: Trio[] | null;
  efetivoData: string | null;
  internos: number | null;
  servidores: number | null;
};

export type UnidadeNoDia = Pick<UnidadeDoLote, 'id' | 'nome' | 'municipio' | 'uf' | 'fusoHorario'> & {
  /** The living order of the day. */
  pedido: { situacao: SituacaoPedido; totalRefeicoes: number; alteradoEm: number; alteradoPor: string } | null;
};

export type Pedidas = { lotacaoId: number; data: string; itens: Trio[] };

const enviou = (data: SQL) => sql`exists (
  select from pedidos p where p.lotacao_id = l.id and p.data_refeicao = ${data} and p.situacao in ${situacoesNoMapa})`;

const doLote = (ids: readonly number[]) =>
  sql`(select value::int as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) pedidas`;

const dosDias = (datas: readonly string[]) =>
  sql`(select value::date as data from jsonb_array_elements_text(${JSON.stringify(datas)}::jsonb)) d`;

const tiposDoDia = (Object.keys(tipos) as (keyof typeof tipos)[]).filter(tipo => tipos[tipo].principal);

const DIA = sql`
  l.id as "lotacaoId", d.data::text as data, l.fuso_horario as "fusoHorario", p.id as "pedidoId", p.numero, p.tipo,
  p.situacao, p.versao, (extract(epoch from p.alterado_em) * 1000)::float8 as "alteradoEm", u.nome as "alteradoPor", i.itens,
  e.data::text as "efetivoData", e.internos, e.servidores_plantao + e.servidores_expediente as servidores`;

@Injectable()
export class PedidosLoteRepository {
  async findUnits(
    tx: Transaction,
    { busca, uf, municipio, tipo, semPedido }: FiltroDoLote,
    { data, tamanho }: { data: string; tamanho: number },
  ): Promise<{ unidades: UnidadeDoLote[]; total: number }> {
    const onde = sql.join(
      [
        sql`l.ativa`,
        ...(busca ? [likeAnywhere(sql`l.nome_busca`, busca)] : []),
        ...(uf ? [sql`l.uf = ${uf}`] : []),
        ...(municipio ? [sql`l.municipio = ${municipio}`] : []),
        ...(tipo ? [sql`l.tipo = ${tipo}`] : []),
        ...(semPedido ? [sql`not ${enviou(sql`${data}::date`)}`] : []),
      ],
      sql` and `,
    );
    const unidades = await rows<UnidadeDoLote & { total: number }>(
      tx,
      sql`
        select l.id, l.codigo, l.nome, l.sigla, l.municipio, l.uf, l.fuso_horario as "fusoHorario", l.ativa,
               count(*) over ()::int as total
        from lotacoes l where ${onde}
        order by l.nome_busca, l.id limit ${tamanho}`,
    );
    return { unidades, total: unidades[0]?.total ?? 0 };
  }

  /** By name. The orders of the day are read once, by the day. */
  findStates(tx: Transaction, data: string): Promise<UnidadeNoDia[]> {
    return rows<UnidadeNoDia>(
      tx,
      sql`
        select l.id, l.nome, l.municipio, l.uf, l.fuso_horario as "fusoHorario", p.pedido
        from lotacoes l
        left join (
          select distinct on (p.lotacao_id) p.lotacao_id, json_build_object('situacao', p.situacao,
            'totalRefeicoes', p.total_refeicoes, 'alteradoEm', (extract(epoch from p.alterado_em) * 1000)::float8,
            'alteradoPor', u.nome) as pedido
          from pedidos p join usuarios u on u.id = p.alterado_por
          where p.data_refeicao = ${data}::date and p.tipo in ${tiposDoDia} and p.situacao not in ${situacoesSemLugar}
          order by p.lotacao_id, p.id
        ) p on p.lotacao_id = l.id
        where l.ativa
        order by l.nome_busca, l.id`,
    );
  }

  findDays(tx: Transaction, ids: readonly number[], datas: readonly string[]): Promise<DiaDoLote[]> {
    return rows<DiaDoLote>(
      tx,
      sql`
        select ${DIA}
        from ${doLote(ids)} cross join ${dosDias(datas)}
        join lotacoes l on l.id = pedidas.id
        left join lateral (
          select * from pedidos p
          where p.lotacao_id = pedidas.id and p.data_refeicao = d.data and p.tipo in ${tiposDoDia}
            and p.situacao not in ${situacoesSemLugar}
          order by p.id limit 1
        ) p on true
        left join usuarios u on u.id = p.alterado_por
        left join lateral (
          select json_agg(json_build_array(tipo_alimentacao_id, tipo_publico_id, quantidade_solicitada)) as itens
          from itens_pedido where pedido_id = p.id
        ) i on true
        left join lateral efetivo_de_referencia(pedidas.id, d.data) e on true`,
    );
  }

  /** The same as `findDays` for orders by id, whatever their kind and state. */
  findOrders(tx: Transaction, ids: readonly number[]): Promise<DiaDoLote[]> {
    return rows<DiaDoLote>(
      tx,
      sql`
        select ${DIA}
        from ${doLote(ids)}
        join pedidos p on p.id = pedidas.id
        join lotacoes l on l.id = p.lotacao_id
        cross join lateral (select p.data_refeicao as data) d
        left join usuarios u on u.id = p.alterado_por
        cross join lateral (select null::json as itens) i
        left join lateral efetivo_de_referencia(l.id, d.data) e on true`,
    );
  }

  async unitsOf(tx: Transaction, ids: readonly number[]): Promise<number[]> {
    const donas = await rows<{ id: number }>(
      tx,
      sql`select distinct p.lotacao_id as id from pedidos p join ${doLote(ids)} on p.id = pedidas.id`,
    );
    return donas.map(({ id }) => id);
  }

  /** Takes the same locks as `PedidosRepository.lockDay` for many days, in one order. */
  async lockDays(tx: Transaction, dias: readonly { lotacaoId: number; dataRefeicao: string }[]): Promise<void> {
    await tx.execute(sql`
      select pg_advisory_xact_lock(d."lotacaoId", d."dataRefeicao" - date '2000-01-01')
      from (
        select distinct "lotacaoId", "dataRefeicao"
        from jsonb_to_recordset(${JSON.stringify(dias)}::jsonb) as d("lotacaoId" int, "dataRefeicao" date)
        order by 1, 2
      ) d`);
  }

  findAsked(tx: Transaction, ids: readonly number[], datas: readonly string[]): Promise<Pedidas[]> {
    return rows<Pedidas>(
      tx,
      sql`
        select s.lotacao_id as "lotacaoId", s.data_refeicao::text as data,
               json_agg(json_build_array(s.tipo_alimentacao_id, s.tipo_publico_id, s.quantidade)) as itens
        from (
          select p.lotacao_id, p.data_refeicao, i.tipo_alimentacao_id, i.tipo_publico_id,
                 sum(${demandaDe(sql`i`)})::int as quantidade
          from ${doLote(ids)}
          join ${dosDias(datas)} on true
          join pedidos p on p.lotacao_id = pedidas.id and p.data_refeicao = d.data and p.situacao in ${situacoesNoMapa}
          join itens_pedido i on i.pedido_id = p.id
          group by p.lotacao_id, p.data_refeicao, i.tipo_alimentacao_id, i.tipo_publico_id
        ) s
        group by s.lotacao_id, s.data_refeicao`,
    );
  }
}
