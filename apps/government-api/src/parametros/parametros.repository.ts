import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { kept } from '../database/kept-query.ts';
import { ReferenceMemory } from '../database/reference-memory.ts';
import { usuarios } from '../usuarios/usuarios.query.ts';
import type { Mudanca } from './parametros.rules.ts';
import { parametros, type Valor, vigenciasParametro } from './parametros.schema.ts';

export type VigenciaLida = {
  chave: string;
  valeDe: string;
  valor: Valor | null;
  criadoEm: Date;
  criadaPor: string | null;
};

const emVigor = sql`(select max(x.vale_de) from vigencias_parametro x
      where x.chave = ${vigenciasParametro.chave} and x.vale_de <= ${sql.placeholder('de')}::date)`;

const noPeriodo = kept(tx =>
  tx
    .select({ chave: vigenciasParametro.chave, valeDe: vigenciasParametro.valeDe, valor: vigenciasParametro.valor })
    .from(vigenciasParametro)
    .where(
      and(
        lte(vigenciasParametro.valeDe, sql.placeholder('ate')),
        sql`${vigenciasParametro.valeDe} >= coalesce(${emVigor}, ${sql.placeholder('de')}::date)`,
      ),
    )
    .orderBy(asc(vigenciasParametro.valeDe)),
);

@Injectable()
export class ParametrosRepository {
  constructor(private readonly memory: ReferenceMemory) {}

  /** Changes in force on any day of the period, in order of date: a handful of rows, however long the history is. */
  findBetween(tx: Transaction, de: string, ate: string): Promise<readonly Mudanca[]> {
    return this.memory.rows(tx, `parametros ${de} ${ate}`, () => noPeriodo(tx, { de, ate }));
  }

  findVigencias(tx: Transaction, chave: string): Promise<VigenciaLida[]> {
    return tx
      .select({
        chave: vigenciasParametro.chave,
        valeDe: vigenciasParametro.valeDe,
        valor: vigenciasParametro.valor,
        criadoEm: vigenciasParametro.criadoEm,
        criadaPor: usuarios.nome,
      })
      .from(vigenciasParametro)
      .leftJoin(usuarios, eq(usuarios.id, vigenciasParametro.usuarioId))
      .where(eq(vigenciasParametro.chave, chave))
      .orderBy(desc(vigenciasParametro.valeDe))
      .limit(500);
  }

  async versions(tx: Transaction): Promise<Map<string, number>> {
    const linhas = await tx.select().from(parametros);
    return new Map(linhas.map(({ chave, versao }) => [chave, versao]));
  }

  /** The constant's version, locked until the transaction ends. A constant that nobody touched gets its row here. */
  async lock(tx: Transaction, chave: string): Promise<number> {
    await tx.insert(parametros).values({ chave }).onConflictDoNothing();
    const [linha] = await tx.select().from(parametros).where(eq(parametros.chave, chave)).for('update');
    return linha?.versao ?? 1;
  }

  async bump(tx: Transaction, chave: string): Promise<void> {
    await tx
      .update(parametros)
      .set({ versao: sql`${parametros.versao} + 1` })
      .where(eq(parametros.chave, chave));
  }

  /** False when the day already has a change and it may not be replaced. */
  async insert(
    tx: Transaction,
    nova: Mudanca & { usuarioId: number; criadoEm: Date },
    { substituir }: { substituir: boolean },
  ): Promise<boolean> {
    const { chave, valeDe, valor, usuarioId, criadoEm } = nova;
    const inserir = tx.insert(vigenciasParametro).values({ chave, valeDe, valor, usuarioId, criadoEm });
    const alvo = [vigenciasParametro.chave, vigenciasParametro.valeDe];
    const feitas = await (substituir
      ? inserir.onConflictDoUpdate({ target: alvo, set: { valor, usuarioId, criadoEm } })
      : inserir.onConflictDoNothing({ target: alvo })
    ).returning({ chave: vigenciasParametro.chave });
    return feitas.length === 1;
  }

  async remove(tx: Transaction, chave: string, valeDe: string): Promise<void> {
    await tx
      .delete(vigenciasParametro)
      .where(and(eq(vigenciasParametro.chave, chave), eq(vigenciasParametro.valeDe, valeDe)));
  }
}
