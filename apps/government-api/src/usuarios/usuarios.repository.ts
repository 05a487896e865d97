import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { lotacoes } from '../lotacoes/lotacoes.table.ts';
import { usuarios } from './usuarios.table.ts';

export type Usuario = typeof usuarios.$inferSelect;
export type UsuarioComLotacao = Usuario & { nomeLotacao: string | null };

@Injectable()
export class UsuariosRepository {
  async findByCpf(tx: Transaction, cpf: string): Promise<UsuarioComLotacao | undefined> {
    const [row] = await tx
      .select({ usuario: usuarios, nomeLotacao: lotacoes.nome })
      .from(usuarios)
      .leftJoin(lotacoes, eq(lotacoes.id, usuarios.lotacaoId))
      .where(eq(usuarios.cpf, cpf));
    return row && { ...row.usuario, nomeLotacao: row.nomeLotacao };
  }

  /** Undefined when the CPF is already there. */
  async insert(tx: Transaction, usuario: typeof usuarios.$inferInsert): Promise<Usuario | undefined> {
    const [row] = await tx.insert(usuarios).values(usuario).onConflictDoNothing({ target: usuarios.cpf }).returning();
    return row;
  }
}
