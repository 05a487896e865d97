import { Injectable } from '@nestjs/common';
import { and, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import { codigosTela, telas } from './telas.schema.ts';

export type LinhaTela = typeof telas.$inferSelect;
export type LinhaCodigo = typeof codigosTela.$inferSelect;
export type TelaLida = {
  readonly tela: LinhaTela;
  readonly autorizadaPor: string;
  readonly revogadaPor: string | null;
  readonly lotacoes: { id: number; nome: string; municipio: string; uf: string }[];
};

const NA_LISTA = 500;

@Injectable()
export class TelasRepository {
  /** Codes are made and used one at a time, so that the count of waiting ones is exact. */
  async lockCodes(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('codigos_tela'))`);
  }

  async deleteCodesBefore(tx: Transaction, expiradosAntesDe: Date): Promise<void> {
    await tx.delete(codigosTela).where(lt(codigosTela.expiraEm, expiradosAntesDe));
  }

  async countWaiting(tx: Transaction, agora: Date): Promise<number> {
    const [row] = await tx
      .select({ n: count() })
      .from(codigosTela)
      .where(and(isNull(codigosTela.telaId), gt(codigosTela.expiraEm, agora)));
    return row?.n ?? 0;
  }

  /** False when the code is another waiting screen's. */
  async insertCode(tx: Transaction, novo: LinhaCodigo): Promise<boolean> {
    const feitos = await tx.insert(codigosTela).values(novo).onConflictDoNothing().returning();
    return feitos.length > 0;
  }

  /** The code that may still be used, or else the last one that was used. */
  async findCode(tx: Transaction, codigo: string): Promise<LinhaCodigo | undefined> {
    const [row] = await tx
      .select()
      .from(codigosTela)
      .where(eq(codigosTela.codigo, codigo))
      .orderBy(sql`${codigosTela.telaId} nulls first`, sql`${codigosTela.criadoEm} desc`)
      .limit(1);
    return row;
  }

  async findCodeOf(tx: Transaction, segredoSha256: string): Promise<LinhaCodigo | undefined> {
    const [row] = await tx.select().from(codigosTela).where(eq(codigosTela.segredoSha256, segredoSha256));
    return row;
  }

  async useCode(tx: Transaction, segredoSha256: string, telaId: number): Promise<void> {
    await tx.update(codigosTela).set({ telaId }).where(eq(codigosTela.segredoSha256, segredoSha256));
  }

  async wrongCodes(tx: Transaction, usuarioId: number, minutos: number): Promise<number> {
    const [row] = await rows<{ n: number }>(
      tx,
      sql`select count(*)::int as n from eventos
          where usuario_id = ${usuarioId} and acao = 'codigoDeTelaRecusado' and em > now() - make_interval(mins => ${minutos})`,
    );
    return row?.n ?? 0;
  }

  async insert(tx: Transaction, nova: typeof telas.$inferInsert): Promise<LinhaTela> {
    const [row] = await tx.insert(telas).values(nova).returning();
    if (!row) throw new Error('a screen was not written');
    return row;
  }

  async update(tx: Transaction, id: number, set: Partial<typeof telas.$inferInsert>): Promise<void> {
    await tx
      .update(telas)
      .set({ ...set, versao: sql`${telas.versao} + 1` })
      .where(eq(telas.id, id));
  }

  async lock(tx: Transaction, id: number): Promise<LinhaTela | undefined> {
    const [row] = await tx.select().from(telas).where(eq(telas.id, id)).for('update');
    return row;
  }

  async findById(tx: Transaction, id: number): Promise<LinhaTela | undefined> {
    const [row] = await tx.select().from(telas).where(eq(telas.id, id));
    return row;
  }

  async findBySecret(tx: Transaction, segredoSha256: string): Promise<LinhaTela | undefined> {
    const [row] = await tx.select().from(telas).where(eq(telas.segredoSha256, segredoSha256));
    return row;
  }

  /** No change of the screen, so its version stays. At most one write per minute. */
  async see(tx: Transaction, id: number, agora: Date, antesDe: Date): Promise<void> {
    await tx
      .update(telas)
      .set({ vistaEm: agora })
      .where(and(eq(telas.id, id), or(isNull(telas.vistaEm), lt(telas.vistaEm, antesDe))));
  }

  async list(tx: Transaction, id?: number): Promise<TelaLida[]> {
    return tx
      .select({
        tela: telas,
        autorizadaPor: nomeDe(telas.autorizadaPor),
        revogadaPor: nomeDe(telas.revogadaPor),
        lotacoes: sql<TelaLida['lotacoes']>`(
          select coalesce(json_agg(json_build_object('id', l.id, 'nome', l.nome, 'municipio', l.municipio, 'uf', l.uf)
            order by l.nome_busca), '[]')
          from lotacoes l where l.id = any (telas.lotacao_ids))`,
      })
      .from(telas)
      .where(id === undefined ? undefined : eq(telas.id, id))
      .orderBy(sql`telas.revogada_em is not null`, sql`telas.id desc`)
      .limit(NA_LISTA);
  }
}
