import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { nomeDe } from '../../usuarios/usuarios.query.ts';
import { comentariosFiscalizacao } from '../fiscalizacoes.schema.ts';

export type ComentarioLido = { id: number; texto: string; em: Date; por: string };

@Injectable()
export class FiscalizacoesConversaRepository {
  async add(tx: Transaction, novo: Omit<typeof comentariosFiscalizacao.$inferInsert, 'id'>): Promise<number> {
    const [feito] = await tx.insert(comentariosFiscalizacao).values(novo).returning({ id: comentariosFiscalizacao.id });
    return feito?.id ?? 0;
  }

  findOf(tx: Transaction, fiscalizacaoId: number): Promise<ComentarioLido[]> {
    return tx
      .select({
        id: comentariosFiscalizacao.id,
        texto: comentariosFiscalizacao.texto,
        em: comentariosFiscalizacao.em,
        por: nomeDe(comentariosFiscalizacao.usuarioId),
      })
      .from(comentariosFiscalizacao)
      .where(eq(comentariosFiscalizacao.fiscalizacaoId, fiscalizacaoId))
      .orderBy(comentariosFiscalizacao.id)
      .limit(500);
  }

  async hasOpen(tx: Transaction, pedidoId: number | null, tipoAlimentacaoId: number): Promise<boolean> {
    if (pedidoId === null) return false;
    const [uma] = await rows(
      tx,
      sql`select 1 as uma from fiscalizacoes where pedido_id = ${pedidoId} and tipo_alimentacao_id = ${tipoAlimentacaoId}
        and situacao in ('PENDENTE', 'EM_ANDAMENTO') limit 1`,
    );
    return uma !== undefined;
  }
}
