import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { isoInstant } from '../../clock/iso-instant.ts';
import { rows, type Transaction } from '../../database/database.ts';
import { correcoesMedicao } from '../medicoes.schema.ts';
import type { DiaDaUnidade } from './medicoes.rules.ts';

type Schemas = components['schemas'];
export type Correcao = typeof correcoesMedicao.$inferSelect;
export type CorrecaoLida = Omit<Schemas['CorrecaoMedicao'], 'acoes'>;

const MAIS_CORRECOES = 1_000;

@Injectable()
export class CorrecoesRepository {
  async insert(tx: Transaction, nova: typeof correcoesMedicao.$inferInsert): Promise<Correcao> {
    const [row] = await tx.insert(correcoesMedicao).values(nova).returning();
    if (!row) throw new Error('a correction that was inserted has a row');
    return row;
  }

  async findById(tx: Transaction, id: number): Promise<Correcao | undefined> {
    const [row] = await tx.select().from(correcoesMedicao).where(eq(correcoesMedicao.id, id)).for('update');
    return row;
  }

  pendingOfDay(tx: Transaction, medicaoId: number, { lotacaoId, data }: DiaDaUnidade): Promise<Correcao[]> {
    const { medicaoId: dela, lotacaoId: daLotacao, data: doDia, situacao } = correcoesMedicao;
    return tx
      .select()
      .from(correcoesMedicao)
      .where(and(eq(dela, medicaoId), eq(daLotacao, lotacaoId), eq(doDia, data), eq(situacao, 'PENDENTE')))
      .orderBy(correcoesMedicao.id);
  }

  async pending(tx: Transaction, medicaoId: number): Promise<number> {
    const [row] = await rows<{ quantas: number }>(
      tx,
      sql`select count(*)::int as quantas from correcoes_medicao where medicao_id = ${medicaoId} and situacao = 'PENDENTE'`,
    );
    return row?.quantas ?? 0;
  }

  async settle(tx: Transaction, id: number, set: Partial<Correcao>): Promise<boolean> {
    const mudadas = await tx
      .update(correcoesMedicao)
      .set({ ...set, versao: sql`${correcoesMedicao.versao} + 1` })
      .where(and(eq(correcoesMedicao.id, id), eq(correcoesMedicao.situacao, 'PENDENTE')))
      .returning({ id: correcoesMedicao.id });
    return mudadas.length > 0;
  }

  ofBilling(tx: Transaction, medicaoId: number): Promise<CorrecaoLida[]> {
    return this.read(tx, sql`k.medicao_id = ${medicaoId}`);
  }

  async findRead(tx: Transaction, id: number): Promise<CorrecaoLida | undefined> {
    const [lida] = await this.read(tx, sql`k.id = ${id}`);
    return lida;
  }

  ofUnit(tx: Transaction, { lotacaoId, data, mes }: { lotacaoId: number; data?: string; mes?: string }) {
    const doDia = data === undefined ? sql`` : sql`and k.data = ${data}::date`;
    const doMes = mes === undefined ? sql`` : sql`and m.mes = ${`${mes}-01`}::date`;
    return this.read(tx, sql`k.lotacao_id = ${lotacaoId} ${doDia} ${doMes}`, 200);
  }

  private read(tx: Transaction, onde: ReturnType<typeof sql>, quantas = MAIS_CORRECOES): Promise<CorrecaoLida[]> {
    return rows<CorrecaoLida>(
      tx,
      sql`
        select k.id, k.versao, k.medicao_id as "medicaoId", c.numero as contrato,
          json_build_object('id', u.id, 'nome', u.nome, 'municipio', u.municipio, 'uf', u.uf) as lotacao, k.data::text as data,
          t.nome as refeicao, p.nome as publico, k.origem, k.situacao, k.motivo, ${isoInstant(sql`k.pedida_em`)} as "pedidaEm",
          q.nome as "pedidaPor", k.versao_antes::int as "versaoAntes", k.versao_depois::int as "versaoDepois", k.resposta,
          ${isoInstant(sql`k.respondida_em`)} as "respondidaEm", r.nome as "respondidaPor"
        from correcoes_medicao k join medicoes m on m.id = k.medicao_id join contratos c on c.id = m.contrato_id
        join lotacoes u on u.id = k.lotacao_id join usuarios q on q.id = k.pedida_por
        left join usuarios r on r.id = k.respondida_por left join tipos_alimentacao t on t.id = k.tipo_alimentacao_id
        left join tipos_publico p on p.id = k.tipo_publico_id
        where ${onde} order by k.situacao <> 'PENDENTE', k.id desc limit ${quantas}`,
    );
  }
}
