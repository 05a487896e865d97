import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { contratos, itensContrato } from './contratos.schema.ts';

type Contrato = typeof contratos.$inferSelect;
type NovoContrato = Omit<typeof contratos.$inferInsert, 'id'>;
type NovoItem = Omit<typeof itensContrato.$inferInsert, 'contratoId'>;

@Injectable()
export class ContratosEscritaRepository {
  async findForUpdate(tx: Transaction, id: number): Promise<Contrato | undefined> {
    const [row] = await tx.select().from(contratos).where(eq(contratos.id, id)).for('update');
    return row;
  }

  async insert(tx: Transaction, novo: NovoContrato): Promise<number> {
    const [row] = await tx.insert(contratos).values(novo).returning({ id: contratos.id });
    return row?.id ?? 0;
  }

  async update(tx: Transaction, id: number, set: Partial<NovoContrato>): Promise<void> {
    await tx
      .update(contratos)
      .set({ ...set, versao: sql`${contratos.versao} + 1`, alteradoEm: sql`now()` })
      .where(eq(contratos.id, id));
  }

  /** Two people making each contract the other's successor wait for each other here. */
  async lockSuccession(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('contratos.sucessao'))`);
  }

  async findAncestry(tx: Transaction, id: number): Promise<number[]> {
    const linhas = await rows<{ id: number }>(
      tx,
      sql`
        with recursive linha as (
          select id, contrato_anterior_id from contratos where id = ${id}
          union
          select c.id, c.contrato_anterior_id from contratos c join linha on linha.contrato_anterior_id = c.id
        )
        select id from linha`,
    );
    return linhas.map(linha => linha.id);
  }

  async findFornecedor(tx: Transaction, id: number): Promise<{ nome: string; ativo: boolean } | undefined> {
    // Shared lock: nobody deactivates a supplier while a contract of theirs is being made.
    const [row] = await rows<{ nome: string; ativo: boolean }>(
      tx,
      sql`select nome_fantasia as nome, ativo from fornecedores where id = ${id} for share`,
    );
    return row;
  }

  async upsertItens(tx: Transaction, contratoId: number, itens: readonly NovoItem[]): Promise<void> {
    if (!itens.length) return;
    await tx.execute(sql`
      insert into itens_contrato
        (contrato_id, tipo_alimentacao_id, tipo_publico_id, preco_centavos, quantidade_contratada)
      select ${contratoId}::int, i."tipoAlimentacaoId", i."tipoPublicoId", i."precoCentavos", i."quantidadeContratada"
      from jsonb_to_recordset(${JSON.stringify(itens)}::jsonb)
        as i("tipoAlimentacaoId" int, "tipoPublicoId" int, "precoCentavos" int, "quantidadeContratada" int)
      on conflict (contrato_id, tipo_alimentacao_id, tipo_publico_id) do update
      set preco_centavos = excluded.preco_centavos, quantidade_contratada = excluded.quantidade_contratada`);
  }

  async deleteItem(tx: Transaction, contratoId: number, par: { tipoAlimentacaoId: number; tipoPublicoId: number }) {
    await tx
      .delete(itensContrato)
      .where(
        and(
          eq(itensContrato.contratoId, contratoId),
          eq(itensContrato.tipoAlimentacaoId, par.tipoAlimentacaoId),
          eq(itensContrato.tipoPublicoId, par.tipoPublicoId),
        ),
      );
  }
}
