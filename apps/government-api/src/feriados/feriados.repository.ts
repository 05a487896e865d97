import { Injectable } from '@nestjs/common';
import { and, asc, between, eq, getTableColumns, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { kept } from '../database/kept-query.ts';
import { searchText } from '../database/search-text.ts';
import { lotacoes } from '../lotacoes/lotacoes.query.ts';
import type { Desligado, DiaProprio } from './feriados.rules.ts';
import { feriados, feriadosDesligados } from './feriados.schema.ts';

export type Linha = typeof feriados.$inferSelect & {
  lotacaoNome: string | null;
  lotacaoMunicipio: string | null;
  lotacaoUf: string | null;
};
export type Valores = Omit<typeof feriados.$inferInsert, 'id' | 'versao' | 'ativo'>;

const [de, ate] = [sql.placeholder('de'), sql.placeholder('ate')];

const ativos = kept(tx =>
  tx
    .select()
    .from(feriados)
    .where(and(between(feriados.data, de, ate), eq(feriados.ativo, true))),
);
const desligados = kept(tx =>
  tx
    .select({ data: feriadosDesligados.data, uf: feriadosDesligados.uf })
    .from(feriadosDesligados)
    .where(between(feriadosDesligados.data, de, ate)),
);

@Injectable()
export class FeriadosRepository {
  async findBetween(tx: Transaction, de: string, ate: string): Promise<Linha[]> {
    return select(tx)
      .where(between(feriados.data, de, ate))
      .orderBy(asc(feriados.data), asc(feriados.id));
  }

  async findActive(tx: Transaction, de: string, ate: string): Promise<DiaProprio[]> {
    return (await ativos(tx, { de, ate })) as DiaProprio[];
  }

  findDesligados(tx: Transaction, de: string, ate: string): Promise<Desligado[]> {
    return desligados(tx, { de, ate });
  }

  async findById(tx: Transaction, id: number): Promise<Linha | undefined> {
    const [row] = await select(tx).where(eq(feriados.id, id));
    return row;
  }

  async lock(tx: Transaction, id: number): Promise<void> {
    await tx.select({ id: feriados.id }).from(feriados).where(eq(feriados.id, id)).for('update');
  }

  async insert(tx: Transaction, valores: Valores): Promise<number> {
    const [row] = await tx.insert(feriados).values(valores).returning({ id: feriados.id });
    return row?.id ?? 0;
  }

  async update(tx: Transaction, id: number, set: Partial<typeof feriados.$inferInsert>): Promise<void> {
    await tx
      .update(feriados)
      .set({ ...set, versao: sql`${feriados.versao} + 1` })
      .where(eq(feriados.id, id));
  }

  /** The name as the units write it, so that the day matches them; undefined when no unit is there. */
  async findMunicipio(tx: Transaction, uf: string, nome: string): Promise<string | undefined> {
    const nomes = await rows<{ municipio: string }>(tx, sql`select distinct municipio from lotacoes where uf = ${uf}`);
    return nomes.find(({ municipio }) => searchText(municipio) === searchText(nome))?.municipio;
  }

  async switchOff(tx: Transaction, dia: Desligado, usuarioId: number, em: Date): Promise<void> {
    await tx
      .insert(feriadosDesligados)
      .values({ ...dia, alteradoPor: usuarioId, alteradoEm: em })
      .onConflictDoNothing();
  }

  async switchOn(tx: Transaction, { data, uf }: Desligado): Promise<void> {
    await tx.delete(feriadosDesligados).where(and(eq(feriadosDesligados.data, data), eq(feriadosDesligados.uf, uf)));
  }
}

function select(tx: Transaction) {
  return tx
    .select({
      ...getTableColumns(feriados),
      lotacaoNome: lotacoes.nome,
      lotacaoMunicipio: lotacoes.municipio,
      lotacaoUf: lotacoes.uf,
    })
    .from(feriados)
    .leftJoin(lotacoes, eq(lotacoes.id, feriados.lotacaoId))
    .$dynamic();
}
