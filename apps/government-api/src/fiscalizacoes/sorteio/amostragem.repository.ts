import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { nomeDe } from '../../usuarios/usuarios.query.ts';
import { dispensasSegregacao, planoAmostragem } from '../amostragem.schema.ts';

type Schemas = components['schemas'];

const O_PLANO = 1;

export type DispensaLida = {
  id: number;
  nome: string;
  municipio: string;
  uf: Schemas['Uf'];
  motivo: string;
  desde: string;
  por: string;
};

@Injectable()
export class AmostragemRepository {
  async find(tx: Transaction) {
    const [row] = await tx
      .select({
        regras: planoAmostragem.regras,
        segredo: planoAmostragem.segredo,
        versao: planoAmostragem.versao,
        alteradoEm: planoAmostragem.alteradoEm,
        alteradoPor: nomeDe(planoAmostragem.alteradoPor),
      })
      .from(planoAmostragem);
    if (!row) throw new Error('the sampling plan is not there');
    return row;
  }

  async lock(tx: Transaction): Promise<typeof planoAmostragem.$inferSelect> {
    const [row] = await tx.select().from(planoAmostragem).where(eq(planoAmostragem.id, O_PLANO)).for('update');
    if (!row) throw new Error('the sampling plan is not there');
    return row;
  }

  async update(tx: Transaction, set: Partial<typeof planoAmostragem.$inferInsert>): Promise<void> {
    await tx
      .update(planoAmostragem)
      .set({ ...set, versao: sql`${planoAmostragem.versao} + 1` })
      .where(eq(planoAmostragem.id, O_PLANO));
  }

  waivers(tx: Transaction): Promise<DispensaLida[]> {
    return rows<DispensaLida>(
      tx,
      sql`select l.id, l.nome, l.municipio, l.uf, d.motivo, d.desde, u.nome as por
          from dispensas_segregacao d join lotacoes l on l.id = d.lotacao_id join usuarios u on u.id = d.concedida_por
          where d.ate is null order by l.nome_busca, l.id`,
    );
  }

  /** False where the unit is already waived. */
  async waive(
    tx: Transaction,
    { lotacaoId, motivo, agora, usuarioId }: { lotacaoId: number; motivo: string; agora: Date; usuarioId: number },
  ): Promise<boolean> {
    const novas = await tx
      .insert(dispensasSegregacao)
      .values({ lotacaoId, motivo, desde: agora, concedidaPor: usuarioId })
      .onConflictDoNothing({ target: dispensasSegregacao.lotacaoId, where: sql`ate is null` })
      .returning({ id: dispensasSegregacao.id });
    return novas.length === 1;
  }

  /** False where the unit is not waived. */
  async endWaiver(
    tx: Transaction,
    { lotacaoId, agora, usuarioId }: { lotacaoId: number; agora: Date; usuarioId: number },
  ): Promise<boolean> {
    const encerradas = await tx
      .update(dispensasSegregacao)
      .set({ ate: agora, encerradaPor: usuarioId })
      .where(and(eq(dispensasSegregacao.lotacaoId, lotacaoId), isNull(dispensasSegregacao.ate)))
      .returning({ id: dispensasSegregacao.id });
    return encerradas.length === 1;
  }
}
