import { Injectable } from '@nestjs/common';
import { and, eq, ne, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { lotacoes } from '../lotacoes/lotacoes.query.ts';
import { usuarios } from './usuarios.schema.ts';

export type Usuario = typeof usuarios.$inferSelect;
export type UsuarioComLotacao = Usuario & { nomeLotacao: string | null };

@Injectable()
export class UsuariosRepository {
  findByCpf(tx: Transaction, cpf: string): Promise<UsuarioComLotacao | undefined> {
    return this.findOne(tx, eq(usuarios.cpf, cpf));
  }

  findById(tx: Transaction, id: number): Promise<UsuarioComLotacao | undefined> {
    return this.findOne(tx, eq(usuarios.id, id));
  }

  /** Undefined when the CPF is already there. */
  async insert(tx: Transaction, usuario: typeof usuarios.$inferInsert): Promise<Usuario | undefined> {
    const [row] = await tx.insert(usuarios).values(usuario).onConflictDoNothing({ target: usuarios.cpf }).returning();
    return row;
  }

  /** One manager at a time changes people: two that demote each other would leave nobody to manage. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('usuarios'))`);
  }

  async update(tx: Transaction, id: number, set: Partial<typeof usuarios.$inferInsert>): Promise<void> {
    await tx
      .update(usuarios)
      .set({ ...set, versao: sql`${usuarios.versao} + 1` })
      .where(eq(usuarios.id, id));
  }

  async hasOtherManager(tx: Transaction, id: number): Promise<boolean> {
    const linhas = await tx
      .select({ id: usuarios.id })
      .from(usuarios)
      .where(and(eq(usuarios.ativo, true), ne(usuarios.id, id), sql`'AL_GESTOR' = any(${usuarios.authorities})`))
      .limit(1);
    return linhas.length > 0;
  }

  async wrongPasswords(tx: Transaction, usuarioId: number, minutos: number): Promise<number> {
    const [row] = await rows<{ vezes: number }>(
      tx,
      sql`select count(*)::int as vezes from eventos
          where usuario_id = ${usuarioId} and acao in ('assinaturaRecusada', 'trocaDeSenhaRecusada') and em >= now() - make_interval(mins => ${minutos}::int)`,
    );
    return row?.vezes ?? 0;
  }

  private async findOne(tx: Transaction, where: ReturnType<typeof eq>): Promise<UsuarioComLotacao | undefined> {
    const [row] = await tx
      .select({ usuario: usuarios, nomeLotacao: lotacoes.nome })
      .from(usuarios)
      .leftJoin(lotacoes, eq(lotacoes.id, usuarios.lotacaoId))
      .where(where);
    return row && { ...row.usuario, nomeLotacao: row.nomeLotacao };
  }
}
