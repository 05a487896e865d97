import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { contratos } from '../contratos/contratos.query.ts';
import { rows, type Transaction } from '../database/database.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import { consumosEmpenho, empenhos, movimentosEmpenho } from './empenhos.schema.ts';

export type Empenho = typeof empenhos.$inferSelect;
export type Movimento = typeof movimentosEmpenho.$inferSelect & { por: string };
export type Consumo = typeof consumosEmpenho.$inferSelect & { por: string; liberadoPorNome: string | null };
export type SaldoDosEmpenhos = { contratoId: number; saldoCentavos: number; desde: string };
type NovoEmpenho = Omit<typeof empenhos.$inferInsert, 'id'>;
type NovoMovimento = Omit<typeof movimentosEmpenho.$inferInsert, 'id'>;
type NovoConsumo = Omit<typeof consumosEmpenho.$inferInsert, 'id'>;

/** Everybody locks and consumes in this order, so that no two wait for each other. */
const DO_MAIS_ANTIGO = [asc(empenhos.data), asc(empenhos.id)];

const SOMA_DO_TIPO = {
  REFORCO: 'reforcadoCentavos',
  ANULACAO: 'anuladoCentavos',
} as const satisfies Record<NovoMovimento['tipo'], keyof Empenho>;

@Injectable()
export class EmpenhosRepository {
  ofContract(tx: Transaction, contratoId: number): Promise<Empenho[]> {
    return tx
      .select()
      .from(empenhos)
      .where(eq(empenhos.contratoId, contratoId))
      .orderBy(...DO_MAIS_ANTIGO);
  }

  /** Nobody else consumes, releases or changes these balances until the transaction ends. */
  lockContract(tx: Transaction, contratoId: number): Promise<Empenho[]> {
    return tx
      .select()
      .from(empenhos)
      .where(eq(empenhos.contratoId, contratoId))
      .orderBy(...DO_MAIS_ANTIGO)
      .for('update');
  }

  async lockOne(tx: Transaction, id: number): Promise<Empenho | undefined> {
    const [row] = await tx.select().from(empenhos).where(eq(empenhos.id, id)).for('update');
    return row;
  }

  async contractOf(tx: Transaction, numero: string): Promise<string | undefined> {
    const [row] = await tx
      .select({ contrato: contratos.numero })
      .from(empenhos)
      .innerJoin(contratos, eq(contratos.id, empenhos.contratoId))
      .where(eq(empenhos.numero, numero));
    return row?.contrato;
  }

  async insert(tx: Transaction, novo: NovoEmpenho): Promise<number> {
    const [row] = await tx.insert(empenhos).values(novo).returning({ id: empenhos.id });
    return row?.id ?? 0;
  }

  async move(tx: Transaction, novo: NovoMovimento): Promise<void> {
    await tx.insert(movimentosEmpenho).values(novo);
    const soma = SOMA_DO_TIPO[novo.tipo];
    await tx
      .update(empenhos)
      .set({ [soma]: sql`${empenhos[soma]} + ${novo.valorCentavos}` })
      .where(eq(empenhos.id, novo.empenhoId));
  }

  async consume(tx: Transaction, novos: readonly NovoConsumo[]): Promise<void> {
    for (const novo of novos) {
      await tx.insert(consumosEmpenho).values(novo);
      await tx
        .update(empenhos)
        .set({ consumidoCentavos: sql`${empenhos.consumidoCentavos} + ${novo.valorCentavos}` })
        .where(eq(empenhos.id, novo.empenhoId));
    }
  }

  /** Gives back what the billing holds. */
  async release(
    tx: Transaction,
    medicaoId: number,
    set: { liberadoEm: Date; liberadoPor: number; liberadoMotivo: string },
  ): Promise<{ empenhoId: number; valorCentavos: number }[]> {
    const presos = await tx
      .select({ id: consumosEmpenho.empenhoId })
      .from(consumosEmpenho)
      .where(and(eq(consumosEmpenho.medicaoId, medicaoId), isNull(consumosEmpenho.liberadoEm)));
    const ids = presos.map(({ id }) => id);
    if (!ids.length) return [];
    await tx
      .select({ id: empenhos.id })
      .from(empenhos)
      .where(inArray(empenhos.id, ids))
      .orderBy(...DO_MAIS_ANTIGO)
      .for('update');
    const liberados = await tx
      .update(consumosEmpenho)
      .set(set)
      .where(and(eq(consumosEmpenho.medicaoId, medicaoId), isNull(consumosEmpenho.liberadoEm)))
      .returning({ empenhoId: consumosEmpenho.empenhoId, valorCentavos: consumosEmpenho.valorCentavos });
    for (const { empenhoId, valorCentavos } of liberados) {
      await tx
        .update(empenhos)
        .set({ consumidoCentavos: sql`${empenhos.consumidoCentavos} - ${valorCentavos}` })
        .where(eq(empenhos.id, empenhoId));
    }
    return liberados;
  }

  movements(tx: Transaction, contratoId: number): Promise<Movimento[]> {
    return tx
      .select({ ...colunasDoMovimento, por: nomeDe(movimentosEmpenho.registradoPor) })
      .from(movimentosEmpenho)
      .innerJoin(empenhos, eq(empenhos.id, movimentosEmpenho.empenhoId))
      .where(eq(empenhos.contratoId, contratoId))
      .orderBy(asc(movimentosEmpenho.id));
  }

  consumptions(tx: Transaction, contratoId: number): Promise<Consumo[]> {
    return consumos(tx)
      .where(eq(empenhos.contratoId, contratoId))
      .orderBy(asc(consumosEmpenho.mes), asc(consumosEmpenho.id));
  }

  /** Of each contract that has commitments: what they may still pay, and from which day on nothing was taken of them. */
  balances(tx: Transaction, contratoIds: readonly number[]): Promise<SaldoDosEmpenhos[]> {
    return rows<SaldoDosEmpenhos>(
      tx,
      sql`
        select e.contrato_id as "contratoId", coalesce((max(c.mes) + interval '1 month')::date, min(e.data))::text as desde,
          e.saldo::float8 as "saldoCentavos"
        from (
          select contrato_id, min(data) as data,
            sum(valor_centavos + reforcado_centavos - anulado_centavos - consumido_centavos) as saldo
          from empenhos where contrato_id = any (${`{${contratoIds.join(',')}}`}::int[]) group by contrato_id
        ) e
        left join empenhos de on de.contrato_id = e.contrato_id
        left join consumos_empenho c on c.empenho_id = de.id and c.liberado_em is null
        group by e.contrato_id, e.saldo`,
    );
  }

  async contractsWith(tx: Transaction): Promise<number[]> {
    const achados = await tx
      .selectDistinct({ id: empenhos.contratoId })
      .from(empenhos)
      .orderBy(asc(empenhos.contratoId));
    return achados.map(({ id }) => id);
  }

  async ofBilling(tx: Transaction, medicaoId: number): Promise<(Consumo & { numero: string })[]> {
    return consumos(tx).where(eq(consumosEmpenho.medicaoId, medicaoId)).orderBy(asc(consumosEmpenho.id));
  }
}

const { id, empenhoId, tipo, data, valorCentavos, motivo, registradoEm, registradoPor } = movimentosEmpenho;
const colunasDoMovimento = { id, empenhoId, tipo, data, valorCentavos, motivo, registradoEm, registradoPor };

const consumos = (tx: Transaction) =>
  tx
    .select({
      id: consumosEmpenho.id,
      empenhoId: consumosEmpenho.empenhoId,
      medicaoId: consumosEmpenho.medicaoId,
      mes: consumosEmpenho.mes,
      valorCentavos: consumosEmpenho.valorCentavos,
      consumidoEm: consumosEmpenho.consumidoEm,
      consumidoPor: consumosEmpenho.consumidoPor,
      liberadoEm: consumosEmpenho.liberadoEm,
      liberadoPor: consumosEmpenho.liberadoPor,
      liberadoMotivo: consumosEmpenho.liberadoMotivo,
      numero: empenhos.numero,
      por: nomeDe(consumosEmpenho.consumidoPor),
      liberadoPorNome: nomeDe(consumosEmpenho.liberadoPor),
    })
    .from(consumosEmpenho)
    .innerJoin(empenhos, eq(empenhos.id, consumosEmpenho.empenhoId))
    .$dynamic();
