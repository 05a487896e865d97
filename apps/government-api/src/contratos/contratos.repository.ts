import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { fornecedores } from '../fornecedores/fornecedores.table.ts';
import { contratos, contratosLotacoes, itensContrato } from './contratos.table.ts';

export type LinhaContrato = typeof contratos.$inferSelect & { fornecedor: string; cnpj: string; lotacoes: number };
export type LinhaItem = typeof itensContrato.$inferSelect;

@Injectable()
export class ContratosRepository {
  async findPage(
    tx: Transaction,
    filtro: { numero?: string | undefined; hoje: string },
    { pagina, tamanho }: { pagina: number; tamanho: number },
  ): Promise<{ itens: LinhaContrato[]; total: number }> {
    const where = filtro.numero === undefined ? undefined : eq(contratos.numero, filtro.numero);
    const itens = await selectContratos(tx, filtro.hoje)
      .where(where)
      .orderBy(sql`${contratos.numero} collate "C"`)
      .limit(tamanho)
      .offset((pagina - 1) * tamanho);
    const [contagem] = await tx.select({ total: count() }).from(contratos).where(where);
    return { itens: itens.map(flat), total: contagem?.total ?? 0 };
  }

  async findById(tx: Transaction, id: number, hoje: string): Promise<LinhaContrato | undefined> {
    const [row] = await selectContratos(tx, hoje).where(eq(contratos.id, id));
    return row && flat(row);
  }

  async findReference(
    tx: Transaction,
    referencia: { id: number } | { numero: string },
  ): Promise<typeof contratos.$inferSelect | undefined> {
    const where = 'id' in referencia ? eq(contratos.id, referencia.id) : eq(contratos.numero, referencia.numero);
    const [row] = await tx.select().from(contratos).where(where);
    return row;
  }

  findItens(tx: Transaction, contratoId: number): Promise<LinhaItem[]> {
    return tx
      .select()
      .from(itensContrato)
      .where(eq(itensContrato.contratoId, contratoId))
      .orderBy(asc(itensContrato.tipoAlimentacaoId), asc(itensContrato.tipoPublicoId));
  }

  /** The contract that serves a unit on a day: bound on that day, and itself in force on it. */
  async findServing(
    tx: Transaction,
    lotacaoId: number,
    data: string,
  ): Promise<{ id: number; numero: string; fornecedorId: number; fornecedor: string } | undefined> {
    const [row] = await tx
      .select({
        id: contratos.id,
        numero: contratos.numero,
        fornecedorId: contratos.fornecedorId,
        fornecedor: fornecedores.nomeFantasia,
      })
      .from(contratosLotacoes)
      .innerJoin(contratos, eq(contratos.id, contratosLotacoes.contratoId))
      .innerJoin(fornecedores, eq(fornecedores.id, contratos.fornecedorId))
      .where(
        and(
          eq(contratosLotacoes.lotacaoId, lotacaoId),
          sql`daterange(${contratosLotacoes.inicio}, ${contratosLotacoes.fim}, '[]') @> ${data}::date`,
          lte(contratos.vigenciaInicio, data),
          gte(contratos.vigenciaFim, data),
          or(isNull(contratos.encerradoEm), gte(contratos.encerradoEm, data)),
        ),
      );
    return row;
  }
}

function selectContratos(tx: Transaction, hoje: string) {
  return tx
    .select({
      contrato: contratos,
      fornecedor: fornecedores.nomeFantasia,
      cnpj: fornecedores.cnpj,
      lotacoes: sql<number>`(
        select count(*)::int from ${contratosLotacoes} cl
        where cl.contrato_id = ${contratos.id} and cl.inicio <= ${hoje}::date and (cl.fim is null or cl.fim >= ${hoje}::date)
      )`,
    })
    .from(contratos)
    .innerJoin(fornecedores, eq(fornecedores.id, contratos.fornecedorId))
    .$dynamic();
}

function flat(row: {
  contrato: typeof contratos.$inferSelect;
  fornecedor: string;
  cnpj: string;
  lotacoes: number;
}): LinhaContrato {
  return { ...row.contrato, fornecedor: row.fornecedor, cnpj: row.cnpj, lotacoes: row.lotacoes };
}
