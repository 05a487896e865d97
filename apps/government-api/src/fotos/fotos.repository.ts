import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import { fotos } from './fotos.schema.ts';

export type Foto = typeof fotos.$inferSelect;
export type FotoDescrita = { readonly foto: Foto; readonly autor: string };
export type FotoNova = typeof fotos.$inferInsert;

@Injectable()
export class FotosRepository {
  async findByNome(tx: Transaction, nome: string): Promise<Foto | undefined> {
    const [row] = await tx.select().from(fotos).where(eq(fotos.nome, nome));
    return row;
  }

  findNamed(tx: Transaction, nomes: readonly string[]): Promise<FotoDescrita[]> {
    if (!nomes.length) return Promise.resolve([]);
    return tx
      .select({ foto: fotos, autor: nomeDe(fotos.usuarioId) })
      .from(fotos)
      .where(inArray(fotos.nome, [...nomes]));
  }

  /** Only among photos without an identity (`uuid`) of their own. */
  async findBySha256(tx: Transaction, sha256: string, lotacaoId: number): Promise<Foto | undefined> {
    const [row] = await tx
      .select()
      .from(fotos)
      .where(and(eq(fotos.sha256, sha256), eq(fotos.lotacaoId, lotacaoId), isNull(fotos.uuid)));
    return row;
  }

  async findByUuid(tx: Transaction, uuid: string): Promise<Foto | undefined> {
    return (await this.findByUuids(tx, [uuid]))[0];
  }

  findByUuids(tx: Transaction, uuids: readonly string[]): Promise<Foto[]> {
    if (!uuids.length) return Promise.resolve([]);
    return tx
      .select()
      .from(fotos)
      .where(inArray(fotos.uuid, [...uuids]));
  }

  /** Undefined when it is already there. */
  async insert(tx: Transaction, foto: FotoNova): Promise<Foto | undefined> {
    const [row] = await tx.insert(fotos).values(foto).onConflictDoNothing().returning();
    return row;
  }
}
