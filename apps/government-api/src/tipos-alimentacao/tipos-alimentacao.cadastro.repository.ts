import { Injectable } from '@nestjs/common';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { usuarios } from '../usuarios/usuarios.query.ts';
import type { Horarios } from './horarios.rules.ts';
import type { Linha } from './tipos-alimentacao.repository.ts';
import { tiposAlimentacao, vigenciasTipoAlimentacao as v } from './tipos-alimentacao.schema.ts';

type Novo = typeof tiposAlimentacao.$inferInsert;
export type Autoria = { usuarioId: number; criadoEm: Date };

const umaVersaoAMais = sql`${tiposAlimentacao.versao} + 1`;

@Injectable()
export class TiposAlimentacaoCadastroRepository {
  /** One manager at a time writes meals, because names, order and windows are compared with each other. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tipos_alimentacao'))`);
  }

  async insert(tx: Transaction, novo: Novo): Promise<number> {
    const [linha] = await tx.insert(tiposAlimentacao).values(novo).returning({ id: tiposAlimentacao.id });
    return linha?.id ?? 0;
  }

  async update(tx: Transaction, id: number, set: Partial<Novo>): Promise<void> {
    await tx
      .update(tiposAlimentacao)
      .set({ ...set, versao: umaVersaoAMais })
      .where(eq(tiposAlimentacao.id, id));
  }

  async lastOrder(tx: Transaction): Promise<number> {
    const [linha] = await tx.select({ ordem: max(tiposAlimentacao.ordem) }).from(tiposAlimentacao);
    return linha?.ordem ?? 0;
  }

  /** Positions are tens from 10 on, set in one statement. Versions stay, because no record changed. */
  async setOrder(tx: Transaction, ids: readonly number[]): Promise<void> {
    const posicoes = sql.join(
      ids.map((id, posicao) => sql`(${id}::int, ${(posicao + 1) * 10}::int)`),
      sql`, `,
    );
    await tx.execute(sql`
      update tipos_alimentacao t set ordem = o.ordem from (values ${posicoes}) as o (id, ordem) where t.id = o.id`);
  }

  /** False when that day already has its change. */
  async insertVigencia(
    tx: Transaction,
    nova: { tipoAlimentacaoId: number; valeDe: string; horarios: Horarios } & Autoria,
  ): Promise<boolean> {
    const { tipoAlimentacaoId, valeDe, horarios, usuarioId, criadoEm } = nova;
    const feitas = await tx
      .insert(v)
      .values({ ...horarios, tipoAlimentacaoId, valeDe, usuarioId, criadoEm })
      .onConflictDoNothing()
      .returning({ valeDe: v.valeDe });
    return feitas.length === 1;
  }

  async updateVigencia(
    tx: Transaction,
    { id, valeDe }: { id: number; valeDe: string },
    set: Horarios & Autoria,
  ): Promise<void> {
    await tx
      .update(v)
      .set(set)
      .where(and(eq(v.tipoAlimentacaoId, id), eq(v.valeDe, valeDe)));
  }

  async deleteVigencia(tx: Transaction, { id, valeDe }: { id: number; valeDe: string }): Promise<void> {
    await tx.delete(v).where(and(eq(v.tipoAlimentacaoId, id), eq(v.valeDe, valeDe)));
  }

  async authors(tx: Transaction, id: number): Promise<Map<string, string>> {
    const linhas = await tx
      .select({ valeDe: v.valeDe, nome: usuarios.nome })
      .from(v)
      .innerJoin(usuarios, eq(usuarios.id, v.usuarioId))
      .where(eq(v.tipoAlimentacaoId, id))
      .orderBy(asc(v.valeDe));
    return new Map(linhas.map(({ valeDe, nome }) => [valeDe, nome]));
  }

  /** What depends on a meal from a day on: up to three names of each kind, and how many there are. */
  async dependents(tx: Transaction, id: Linha['id'], hoje: string): Promise<Dependentes> {
    const [linha] = await rows<Dependentes>(
      tx,
      sql`
      with unidades as (
        select distinct l.nome from itens_programacao i
        join programacoes p on p.id = i.programacao_id and (p.vigencia_fim is null or p.vigencia_fim >= ${hoje}::date)
        join lotacoes l on l.id = p.lotacao_id and l.ativa
        where i.tipo_alimentacao_id = ${id} and i.quantidade > 0
      ), acordos as (
        select distinct c.numero from itens_contrato i
        join contratos c on c.id = i.contrato_id and coalesce(c.encerrado_em, c.vigencia_fim) >= ${hoje}::date
        where i.tipo_alimentacao_id = ${id}
      )
      select
        (select count(*)::int from unidades) as "unidades",
        array(select nome from unidades order by nome limit 3) as "nomesDasUnidades",
        (select count(*)::int from acordos) as "contratos",
        array(select numero from acordos order by numero limit 3) as "numerosDosContratos",
        (select count(*)::int from pedidos p where p.data_refeicao >= ${hoje}::date and exists (
          select 1 from itens_pedido i
          where i.pedido_id = p.id and i.tipo_alimentacao_id = ${id} and i.quantidade_solicitada > 0)) as "pedidos"`,
    );
    return linha ?? { unidades: 0, nomesDasUnidades: [], contratos: 0, numerosDosContratos: [], pedidos: 0 };
  }

  /** What a change of hours touches between two days; `ate` is null where no later change is planned. */
  async impact(
    tx: Transaction,
    id: Linha['id'],
    { de, ate }: { de: string; ate: string | null },
  ): Promise<{ unidades: number; rascunhos: number; enviados: number }> {
    const fim = ate ?? '9999-12-31';
    const [linha] = await rows<{ unidades: number; rascunhos: number; enviados: number }>(
      tx,
      sql`
      with no_periodo as (
        select p.id, p.lotacao_id, p.situacao, exists (
          select 1 from itens_pedido i
          where i.pedido_id = p.id and i.tipo_alimentacao_id = ${id} and i.quantidade_solicitada > 0) as com_a_refeicao
        from pedidos p where p.data_refeicao between ${de}::date and ${fim}::date
      )
      select
        (select count(*)::int from (
          select p.lotacao_id from programacoes p join lotacoes l on l.id = p.lotacao_id and l.ativa
          where daterange(p.vigencia_inicio, p.vigencia_fim, '[]') && daterange(${de}::date, ${fim}::date, '[]')
            and exists (select 1 from itens_programacao i
              where i.programacao_id = p.id and i.tipo_alimentacao_id = ${id} and i.quantidade > 0)
          union select lotacao_id from no_periodo where com_a_refeicao
        ) u) as unidades,
        (select count(*)::int from no_periodo where situacao = 'RASCUNHO') as rascunhos,
        (select count(*)::int from no_periodo where situacao <> 'RASCUNHO' and com_a_refeicao) as enviados`,
    );
    return linha ?? { unidades: 0, rascunhos: 0, enviados: 0 };
  }
}

export type Dependentes = {
  unidades: number;
  nomesDasUnidades: string[];
  contratos: number;
  numerosDosContratos: string[];
  pedidos: number;
};
