import { Injectable } from '@nestjs/common';
import { asc, eq, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { ReferenceMemory } from '../database/reference-memory.ts';
import { tiposPublico } from './tipos-publico.schema.ts';

export type Linha = typeof tiposPublico.$inferSelect;
type Mudanca = Partial<Omit<typeof tiposPublico.$inferInsert, 'id' | 'versao' | 'criadoEm'>>;

/** Units whose programme, now or later, has a quantity for the public. */
export type Uso = { unidades: number; exemplo: string | null };

@Injectable()
export class TiposPublicoRepository {
  constructor(private readonly memory: ReferenceMemory) {}

  findAll(tx: Transaction): Promise<readonly Linha[]> {
    const ler = () => tx.select().from(tiposPublico).orderBy(asc(tiposPublico.ordem), asc(tiposPublico.id));
    return this.memory.rows(tx, 'tipos_publico', ler);
  }

  async findActive(tx: Transaction): Promise<Linha[]> {
    return (await this.findAll(tx)).filter(({ ativo }) => ativo);
  }

  async findById(tx: Transaction, id: number): Promise<Linha | undefined> {
    const [row] = await tx.select().from(tiposPublico).where(eq(tiposPublico.id, id));
    return row;
  }

  /** One writer at a time, because names, order and number of publics are rules over all the rows. Readers do not wait. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute(sql`lock table ${tiposPublico} in share row exclusive mode`);
  }

  async insert(tx: Transaction, novo: typeof tiposPublico.$inferInsert): Promise<Linha> {
    const [row] = await tx.insert(tiposPublico).values(novo).returning();
    if (!row) throw new Error('insert returned no row');
    return row;
  }

  async update(tx: Transaction, id: number, set: Mudanca): Promise<Linha> {
    const [row] = await tx
      .update(tiposPublico)
      .set({ ...set, versao: sql`${tiposPublico.versao} + 1` })
      .where(eq(tiposPublico.id, id))
      .returning();
    if (!row) throw new Error('update found no row');
    return row;
  }

  async findUse(tx: Transaction, id: number, hoje: string): Promise<Uso> {
    const [uso] = await rows<Uso>(
      tx,
      sql`
        select count(*)::int as unidades, min(l.nome) as exemplo
        from lotacoes l
        where l.ativa and exists (
          select 1 from programacoes p join itens_programacao i on i.programacao_id = p.id
          where p.lotacao_id = l.id and coalesce(p.vigencia_fim, 'infinity') >= ${hoje}::date
            and i.tipo_publico_id = ${id} and i.quantidade > 0
        )`,
    );
    return uso ?? { unidades: 0, exemplo: null };
  }
}
