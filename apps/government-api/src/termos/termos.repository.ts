import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Guard } from '../cycle/cycle-steps.ts';
import { rows, type Transaction } from '../database/database.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import type { SituacaoTermo, TipoTermo } from './termos.ciclo.table.ts';
import { assinaturasTermo, numeracaoTermos, termos } from './termos.schema.ts';

export type Termo = typeof termos.$inferSelect;
export type Assinatura = typeof assinaturasTermo.$inferSelect;
export type TermoLido = Termo & { readonly emissor: string; readonly assinaturas: readonly Assinatura[] };
export type MedicaoAReceber = { id: number; contrato: string; fornecedor: string; mes: string };

@Injectable()
export class TermosRepository {
  /** Held until the transaction ends: undone with it, so that the year has no gap. */
  async nextNumber(tx: Transaction, tipo: TipoTermo, ano: number): Promise<number> {
    const [numeracao] = await tx
      .insert(numeracaoTermos)
      .values({ tipo, ano, ultimo: 1 })
      .onConflictDoUpdate({
        target: [numeracaoTermos.tipo, numeracaoTermos.ano],
        set: { ultimo: sql`${numeracaoTermos.ultimo} + 1` },
      })
      .returning({ ultimo: numeracaoTermos.ultimo });
    if (!numeracao) throw new Error('a number that was taken is answered');
    return numeracao.ultimo;
  }

  async insert(tx: Transaction, novo: typeof termos.$inferInsert): Promise<number> {
    const [row] = await tx.insert(termos).values(novo).returning({ id: termos.id });
    if (!row) throw new Error('a term that was inserted has a row');
    return row.id;
  }

  async sign(tx: Transaction, nova: typeof assinaturasTermo.$inferInsert): Promise<void> {
    await tx.insert(assinaturasTermo).values(nova);
  }

  async transition(
    tx: Transaction,
    { id, versao, de }: Guard<SituacaoTermo>,
    set: Partial<Termo>,
  ): Promise<Termo | undefined> {
    const [row] = await tx
      .update(termos)
      .set({ ...set, versao: sql`${termos.versao} + 1` })
      .where(and(eq(termos.id, id), eq(termos.versao, versao), inArray(termos.situacao, [...de])))
      .returning();
    return row;
  }

  async find(tx: Transaction, id: number): Promise<Termo | undefined> {
    const [row] = await tx.select().from(termos).where(eq(termos.id, id));
    return row;
  }

  async read(tx: Transaction, id: number): Promise<TermoLido | undefined> {
    const [lido] = await this.readAll(tx, eq(termos.id, id));
    return lido;
  }

  async readByCode(tx: Transaction, codigo: string): Promise<TermoLido | undefined> {
    const [lido] = await this.readAll(tx, eq(termos.codigo, codigo));
    return lido;
  }

  /** The newest first, each with its signatures in the order in which they were made. */
  ofBilling(tx: Transaction, medicaoId: number): Promise<TermoLido[]> {
    return this.readAll(tx, eq(termos.medicaoId, medicaoId));
  }

  /** Approved or attested, and not yet received for good. */
  unreceived(tx: Transaction): Promise<MedicaoAReceber[]> {
    return rows<MedicaoAReceber>(
      tx,
      sql`
        select m.id, c.numero as contrato, f.nome_fantasia as fornecedor, m.mes::text as mes
        from medicoes m join contratos c on c.id = m.contrato_id join fornecedores f on f.id = c.fornecedor_id
        where m.situacao in ('APROVADA', 'ATESTADA') and m.pagavel_centavos is null
          and exists (select from designacoes d where d.contrato_id = m.contrato_id)
        order by m.id`,
    );
  }

  /** The kinds of receiving in force that this person signed, of the billings this unit's day is part of. */
  async signedBy(
    tx: Transaction,
    usuarioId: number,
    { lotacaoId, data }: { lotacaoId: number; data: string },
  ): Promise<TipoTermo[]> {
    const achados = await rows<{ tipo: TipoTermo }>(
      tx,
      sql`
        select distinct t.tipo from linhas_medicao l
        join termos t on t.medicao_id = l.medicao_id and t.situacao in ('EMITIDO', 'ASSINADO')
        join assinaturas_termo a on a.termo_id = t.id and a.usuario_id = ${usuarioId}
        where l.lotacao_id = ${lotacaoId} and l.data = ${data}::date`,
    );
    return achados.map(({ tipo }) => tipo);
  }

  private async readAll(tx: Transaction, onde: ReturnType<typeof eq>): Promise<TermoLido[]> {
    const achados = await tx
      .select({ termo: termos, emissor: nomeDe(termos.emitidoPor) })
      .from(termos)
      .where(onde)
      .orderBy(desc(termos.id));
    if (!achados.length) return [];
    const assinaturas = await tx
      .select()
      .from(assinaturasTermo)
      .where(
        inArray(
          assinaturasTermo.termoId,
          achados.map(({ termo }) => termo.id),
        ),
      )
      .orderBy(asc(assinaturasTermo.id));
    return achados.map(({ termo, emissor }) => ({
      ...termo,
      emissor,
      assinaturas: assinaturas.filter(({ termoId }) => termoId === termo.id),
    }));
  }
}
