import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import { formularios } from './formularios.schema.ts';

type NovaVersao = Omit<typeof formularios.$inferInsert, 'id'>;

export type FormularioLido = {
  readonly formulario: typeof formularios.$inferSelect;
  readonly contrato: { readonly id: number; readonly numero: string; readonly fornecedor: string } | null;
  readonly vigente: boolean;
  readonly criadoPor: string;
};

const doMesmo = (contratoId: number | null): SQL =>
  contratoId === null ? isNull(formularios.contratoId) : eq(formularios.contratoId, contratoId);

@Injectable()
export class FormulariosRepository {
  find(tx: Transaction, { todas, contratoId }: { todas: boolean; contratoId?: number }): Promise<FormularioLido[]> {
    const quais = [
      ...(todas ? [] : [vigente]),
      ...(contratoId === undefined ? [] : [eq(formularios.contratoId, contratoId)]),
    ];
    return this.select(tx, and(...quais), 2000);
  }

  findByIds(tx: Transaction, ids: readonly number[]): Promise<FormularioLido[]> {
    return ids.length ? this.select(tx, inArray(formularios.id, [...ids]), ids.length) : Promise.resolve([]);
  }

  async findById(tx: Transaction, id: number): Promise<FormularioLido | undefined> {
    return (await this.findByIds(tx, [id]))[0];
  }

  /** The version in force of each contract, or the default's where a contract has none; null asks for the default. */
  async findCurrentIds(
    tx: Transaction,
    contratos: readonly (number | null)[],
  ): Promise<(contratoId: number | null) => number> {
    const pedidos = [...new Set(contratos.filter(id => id !== null))];
    const quais = pedidos.length ? sql`contrato_id is null or contrato_id in ${pedidos}` : sql`contrato_id is null`;
    const lidos = await rows<{ contratoId: number | null; id: number }>(
      tx,
      sql`select distinct on (contrato_id) contrato_id as "contratoId", id from formularios
        where ${quais} order by contrato_id, versao desc`,
    );
    const porContrato = new Map(lidos.map(({ contratoId, id }) => [contratoId, id]));
    const padrao = porContrato.get(null);
    if (padrao === undefined) throw new Error('the default form is not there');
    return contratoId => porContrato.get(contratoId) ?? padrao;
  }

  async lastVersion(tx: Transaction, contratoId: number | null): Promise<number> {
    const [row] = await tx
      .select({ versao: formularios.versao })
      .from(formularios)
      .where(doMesmo(contratoId))
      .orderBy(desc(formularios.versao))
      .limit(1);
    return row?.versao ?? 0;
  }

  async insert(tx: Transaction, nova: NovaVersao): Promise<number> {
    const [row] = await tx.insert(formularios).values(nova).returning({ id: formularios.id });
    if (!row) throw new Error('an insert without its row');
    return row.id;
  }

  private async select(tx: Transaction, where: SQL | undefined, limite: number): Promise<FormularioLido[]> {
    const lidos = await tx
      .select({
        formulario: formularios,
        contrato: sql<FormularioLido['contrato']>`(
          select json_build_object('id', c.id, 'numero', c.numero, 'fornecedor', f.nome_fantasia)
          from contratos c join fornecedores f on f.id = c.fornecedor_id where c.id = formularios.contrato_id)`,
        vigente: sql<boolean>`${vigente}`,
        criadoPor: nomeDe(formularios.criadoPor),
      })
      .from(formularios)
      .where(where)
      .orderBy(sql`${formularios.contratoId} nulls first`, desc(formularios.versao))
      .limit(limite);
    return lidos;
  }
}

// Columns named by hand: drizzle omits the table name in a select of one table, and in the subquery they would be the inner ones.
const vigente = sql`not exists (
  select from formularios n where n.contrato_id is not distinct from formularios.contrato_id
    and n.versao > formularios.versao)`;
