import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { nomeDe } from '../../usuarios/usuarios.query.ts';
import { porcoesPadrao } from '../fiscalizacoes.schema.ts';

type Schemas = components['schemas'];

@Injectable()
export class PorcoesPadraoRepository {
  async findAll(tx: Transaction): Promise<Schemas['PorcaoPadrao'][]> {
    const lidas = await tx
      .select({
        tipoAlimentacaoId: porcoesPadrao.tipoAlimentacaoId,
        foto: porcoesPadrao.foto,
        definidaEm: porcoesPadrao.definidaEm,
        definidaPor: nomeDe(porcoesPadrao.definidaPor),
      })
      .from(porcoesPadrao)
      .orderBy(porcoesPadrao.tipoAlimentacaoId);
    return lidas.map(({ definidaEm, ...porcao }) => ({ ...porcao, definidaEm: definidaEm.toISOString() }));
  }

  async put(tx: Transaction, porcao: typeof porcoesPadrao.$inferInsert): Promise<void> {
    const { tipoAlimentacaoId: _, ...set } = porcao;
    await tx.insert(porcoesPadrao).values(porcao).onConflictDoUpdate({ target: porcoesPadrao.tipoAlimentacaoId, set });
  }

  async remove(tx: Transaction, tipoAlimentacaoId: number): Promise<void> {
    await tx.delete(porcoesPadrao).where(eq(porcoesPadrao.tipoAlimentacaoId, tipoAlimentacaoId));
  }

  async isOfMeal(tx: Transaction, foto: string, tipoAlimentacaoId: number): Promise<boolean> {
    const [achada] = await rows(
      tx,
      sql`select 1 as achada from fotos x
        join fotos_fiscalizacao d on d.uuid = x.uuid and d.sha256 = x.sha256
        join fiscalizacoes f on f.id = d.fiscalizacao_id and f.versao_vigente = d.numero
        where x.nome = ${foto} and f.tipo_alimentacao_id = ${tipoAlimentacaoId} limit 1`,
    );
    return achada !== undefined;
  }
}
