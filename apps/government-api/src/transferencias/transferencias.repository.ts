import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';

export type Ligacao = {
  id: number;
  lotacaoId: number;
  lotacao: string;
  municipio: string;
  uf: string;
  tipoAlimentacaoId: number;
  refeicao: string;
  inicio: string;
  fim: string;
};
export type Terceiro = { lotacaoId: number; refeicao: string; fornecedor: string; inicio: string; fim: string };

const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;
const idsIn = (ids: readonly number[]): SQL => sql`(select value::int from jsonb_array_elements_text(${json(ids)}))`;

@Injectable()
export class TransferenciasRepository {
  /** Locks, in id order, the units the contract serves on that day or later, so that nobody else changes who serves them. */
  async lockLotacoes(tx: Transaction, contratoId: number, aPartirDe: string): Promise<void> {
    await tx.execute(sql`
      select id from lotacoes
      where id in (select lotacao_id from contratos_lotacoes where contrato_id = ${contratoId} and fim >= ${aPartirDe}::date)
      order by id for no key update`);
  }

  findLigacoes(
    tx: Transaction,
    contratoId: number,
    {
      aPartirDe,
      lotacaoIds,
      refeicoes,
    }: { aPartirDe: string; lotacaoIds?: readonly number[]; refeicoes?: readonly number[] },
  ): Promise<Ligacao[]> {
    return rows<Ligacao>(
      tx,
      sql`
        select cl.id, l.id as "lotacaoId", l.nome as lotacao, l.municipio, l.uf, t.id as "tipoAlimentacaoId",
               t.nome as refeicao, cl.inicio::text, cl.fim::text
        from contratos_lotacoes cl
        join lotacoes l on l.id = cl.lotacao_id
        join tipos_alimentacao t on t.id = cl.tipo_alimentacao_id
        where cl.contrato_id = ${contratoId} and cl.fim >= ${aPartirDe}::date
          ${lotacaoIds ? sql`and l.id in ${idsIn(lotacaoIds)}` : sql``}
          ${refeicoes ? sql`and t.id in ${idsIn(refeicoes)}` : sql``}
        order by l.nome_busca, l.id, t.ordem, t.id, cl.inicio`,
    );
  }

  findTerceiros(
    tx: Transaction,
    ligacoes: readonly Ligacao[],
    { origemId, aPartirDe, fim }: { origemId: number; aPartirDe: string; fim: string },
  ): Promise<Terceiro[]> {
    return rows<Terceiro>(
      tx,
      sql`
        select cl.lotacao_id as "lotacaoId", t.nome as refeicao, f.nome_fantasia as fornecedor,
               cl.inicio::text, cl.fim::text
        from (
          select distinct "lotacaoId", "tipoAlimentacaoId"
          from jsonb_to_recordset(${json(ligacoes)}) as x("lotacaoId" int, "tipoAlimentacaoId" int)
        ) v
        join contratos_lotacoes cl on cl.lotacao_id = v."lotacaoId" and cl.tipo_alimentacao_id = v."tipoAlimentacaoId"
        join tipos_alimentacao t on t.id = cl.tipo_alimentacao_id
        join contratos c on c.id = cl.contrato_id
        join fornecedores f on f.id = c.fornecedor_id
        where cl.contrato_id <> ${origemId}
          and daterange(cl.inicio, cl.fim, '[]') && daterange(${aPartirDe}::date, ${fim}::date, '[]')
        order by cl.lotacao_id, t.ordem, cl.inicio`,
    );
  }

  /** Old links end on the eve, or are deleted when they had not begun; new ones last to the new contract's end. */
  async move(
    tx: Transaction,
    ligacoes: readonly Ligacao[],
    { destinoId, aPartirDe, fim }: { destinoId: number; aPartirDe: string; fim: string },
  ): Promise<void> {
    const ids = idsIn(ligacoes.map(({ id }) => id));
    await tx.execute(sql`delete from contratos_lotacoes where id in ${ids} and inicio >= ${aPartirDe}::date`);
    await tx.execute(sql`update contratos_lotacoes set fim = ${aPartirDe}::date - 1 where id in ${ids}`);
    await tx.execute(sql`
      insert into contratos_lotacoes (lotacao_id, contrato_id, tipo_alimentacao_id, inicio, fim)
      select v."lotacaoId", ${destinoId}::int, v."tipoAlimentacaoId", greatest(min(v.inicio), ${aPartirDe}::date), ${fim}::date
      from jsonb_to_recordset(${json(ligacoes)}) as v("lotacaoId" int, "tipoAlimentacaoId" int, inicio date)
      group by v."lotacaoId", v."tipoAlimentacaoId"`);
  }

  async touch(tx: Transaction, contratoIds: readonly number[]): Promise<void> {
    await tx.execute(sql`update contratos set alterado_em = now() where id in ${idsIn(contratoIds)}`);
  }
}
