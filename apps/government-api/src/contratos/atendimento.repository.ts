import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import type { Ocupacao } from './atendimento.rules.ts';

export type LinhaAtendida = {
  id: number;
  nome: string;
  municipio: string;
  uf: string;
  inicio: string;
  fim: string;
  refeicoes: number[];
};
export type Unidade = Pick<LinhaAtendida, 'id' | 'nome' | 'municipio' | 'uf'>;
export type Vinculo = { lotacaoId: number; inicio: string; fim: string };
export type PedidosDaUnidade = { lotacaoId: number; lotacao: string; pedidos: number; ultimo: string };

/** Any number of ids as one parameter. */
const idsIn = (ids: readonly number[]): SQL =>
  sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

@Injectable()
export class AtendimentoRepository {
  /** Changes of who serves a unit wait for each other here. Locked in id order, so that two callers cannot deadlock. */
  async lockLotacoes(tx: Transaction, ids: readonly number[]): Promise<Set<number>> {
    const lidas = await rows<{ id: number }>(
      tx,
      sql`select id from lotacoes where ativa and id in ${idsIn(ids)} order by id for no key update`,
    );
    return new Set(lidas.map(({ id }) => id));
  }

  findByContrato(tx: Transaction, contratoId: number): Promise<LinhaAtendida[]> {
    return rows<LinhaAtendida>(
      tx,
      sql`
        select l.id, l.nome, l.municipio, l.uf, cl.inicio::text, cl.fim::text,
               json_agg(t.id order by t.ordem, t.id) as refeicoes
        from contratos_lotacoes cl
        join lotacoes l on l.id = cl.lotacao_id
        join tipos_alimentacao t on t.id = cl.tipo_alimentacao_id
        where cl.contrato_id = ${contratoId}
        group by l.id, cl.inicio, cl.fim
        order by l.nome_busca, l.id, cl.inicio`,
    );
  }

  async findNomes(tx: Transaction, ids: readonly number[]): Promise<string[]> {
    const lidas = await rows<{ nome: string }>(
      tx,
      sql`select nome from lotacoes where id in ${idsIn(ids)} order by nome_busca, id`,
    );
    return lidas.map(({ nome }) => nome);
  }

  findAtivas(tx: Transaction): Promise<Unidade[]> {
    return rows<Unidade>(tx, sql`select id, nome, municipio, uf from lotacoes where ativa order by nome_busca, id`);
  }

  /** Who delivers these meals in a period; `lotacaoIds` undefined means to any unit. */
  findOcupacoes(
    tx: Transaction,
    { refeicoes, inicio, fim }: { refeicoes: readonly number[]; inicio: string; fim: string },
    lotacaoIds?: readonly number[],
  ): Promise<Ocupacao[]> {
    return rows<Ocupacao>(
      tx,
      sql`
        select l.id as "lotacaoId", l.nome as lotacao, t.id as "tipoAlimentacaoId", t.nome as refeicao,
               c.id as "contratoId", c.numero, f.nome_fantasia as fornecedor, cl.inicio::text, cl.fim::text
        from contratos_lotacoes cl
        join lotacoes l on l.id = cl.lotacao_id
        join tipos_alimentacao t on t.id = cl.tipo_alimentacao_id
        join contratos c on c.id = cl.contrato_id
        join fornecedores f on f.id = c.fornecedor_id
        where cl.tipo_alimentacao_id in ${idsIn(refeicoes)}
          and daterange(cl.inicio, cl.fim, '[]') && daterange(${inicio}::date, ${fim}::date, '[]')
          ${lotacaoIds ? sql`and cl.lotacao_id in ${idsIn(lotacaoIds)}` : sql``}
        order by l.nome_busca, l.id, t.ordem, t.id, cl.inicio`,
    );
  }

  async findPricedMeals(tx: Transaction, contratoId: number): Promise<number[]> {
    const lidas = await rows<{ id: number }>(
      tx,
      sql`select distinct tipo_alimentacao_id as id from itens_contrato where contrato_id = ${contratoId} order by 1`,
    );
    return lidas.map(({ id }) => id);
  }

  async insert(
    tx: Transaction,
    contratoId: number,
    refeicoes: readonly number[],
    vinculos: readonly Vinculo[],
  ): Promise<void> {
    await tx.execute(sql`
      insert into contratos_lotacoes (lotacao_id, contrato_id, tipo_alimentacao_id, inicio, fim)
      select v."lotacaoId", ${contratoId}::int, r.id, v.inicio, v.fim
      from jsonb_to_recordset(${JSON.stringify(vinculos)}::jsonb) as v("lotacaoId" int, inicio date, fim date)
      cross join ${idsIn(refeicoes)} as r(id)`);
  }

  async close(
    tx: Transaction,
    contratoId: number,
    {
      lotacaoIds,
      refeicoes,
      ultimoDia,
    }: { lotacaoIds?: readonly number[]; refeicoes?: readonly number[]; ultimoDia: string },
  ): Promise<number> {
    const quais = sql`contrato_id = ${contratoId}
      ${lotacaoIds ? sql`and lotacao_id in ${idsIn(lotacaoIds)}` : sql``}
      ${refeicoes ? sql`and tipo_alimentacao_id in ${idsIn(refeicoes)}` : sql``}`;
    const saidas = await rows<{ id: number }>(
      tx,
      sql`delete from contratos_lotacoes where ${quais} and inicio > ${ultimoDia}::date returning lotacao_id as id`,
    );
    const fechadas = await rows<{ id: number }>(
      tx,
      sql`update contratos_lotacoes set fim = ${ultimoDia}::date where ${quais} and fim > ${ultimoDia}::date
          returning lotacao_id as id`,
    );
    return new Set([...saidas, ...fechadas].map(({ id }) => id)).size;
  }

  /** Links that lasted to the contract's old end now last to the new one, or to the eve of the next supplier. */
  extend(tx: Transaction, contratoId: number, de: string, ate: string): Promise<Ocupacao[]> {
    return rows<Ocupacao>(
      tx,
      sql`
        with proximos as (
          select cl.id, o.id as proximo, o.inicio
          from contratos_lotacoes cl
          left join lateral (
            select o.id, o.inicio from contratos_lotacoes o
            where o.lotacao_id = cl.lotacao_id and o.tipo_alimentacao_id = cl.tipo_alimentacao_id
              and o.inicio > cl.fim and o.inicio <= ${ate}::date
            order by o.inicio limit 1
          ) o on true
          where cl.contrato_id = ${contratoId} and cl.fim = ${de}::date
        ), estendidos as (
          update contratos_lotacoes cl set fim = least(${ate}::date, p.inicio - 1) from proximos p where p.id = cl.id
        )
        select l.id as "lotacaoId", l.nome as lotacao, t.id as "tipoAlimentacaoId", t.nome as refeicao,
               c.id as "contratoId", c.numero, f.nome_fantasia as fornecedor, o.inicio::text, o.fim::text
        from proximos p
        join contratos_lotacoes o on o.id = p.proximo
        join lotacoes l on l.id = o.lotacao_id
        join tipos_alimentacao t on t.id = o.tipo_alimentacao_id
        join contratos c on c.id = o.contrato_id
        join fornecedores f on f.id = c.fornecedor_id
        order by l.nome_busca, l.id, t.ordem`,
    );
  }

  async postpone(tx: Transaction, contratoId: number, inicio: string): Promise<void> {
    await tx.execute(sql`delete from contratos_lotacoes where contrato_id = ${contratoId} and fim < ${inicio}::date`);
    await tx.execute(sql`update contratos_lotacoes set inicio = ${inicio}::date
      where contrato_id = ${contratoId} and inicio < ${inicio}::date`);
  }

  findServedFrom(tx: Transaction, contratoId: number, hoje: string): Promise<Vinculo[]> {
    return rows<Vinculo>(
      tx,
      sql`
        select lotacao_id as "lotacaoId", greatest(min(inicio), ${hoje}::date)::text as inicio, max(fim)::text as fim
        from contratos_lotacoes where contrato_id = ${contratoId} and fim >= ${hoje}::date
        group by lotacao_id order by lotacao_id`,
    );
  }

  async countServedFrom(tx: Transaction, contratoId: number, refeicao: number, hoje: string): Promise<number> {
    const [contagem] = await rows<{ n: number }>(
      tx,
      sql`select count(distinct lotacao_id)::int as n from contratos_lotacoes
          where contrato_id = ${contratoId} and tipo_alimentacao_id = ${refeicao} and fim >= ${hoje}::date`,
    );
    return contagem?.n ?? 0;
  }

  /** Sent orders of a contract outside a period, by unit: a shorter contract would leave them without a supplier. */
  findPedidosFora(
    tx: Transaction,
    contratoId: number,
    { inicio, fim }: { inicio: string; fim: string },
    quais: { lotacaoIds?: readonly number[]; refeicoes?: readonly number[] } = {},
  ): Promise<PedidosDaUnidade[]> {
    return rows<PedidosDaUnidade>(
      tx,
      sql`
        select l.id as "lotacaoId", l.nome as lotacao, count(distinct d.pedido_id)::int as pedidos,
               max(d.data_refeicao)::text as ultimo
        from demanda_dos_pedidos d
        join lotacoes l on l.id = d.lotacao_id
        where d.contrato_id = ${contratoId} and d.quantidade > 0
          and (d.data_refeicao > ${fim}::date or d.data_refeicao < ${inicio}::date)
          ${quais.lotacaoIds ? sql`and d.lotacao_id in ${idsIn(quais.lotacaoIds)}` : sql``}
          ${quais.refeicoes ? sql`and d.tipo_alimentacao_id in ${idsIn(quais.refeicoes)}` : sql``}
        group by l.id order by l.nome_busca, l.id`,
    );
  }
}
