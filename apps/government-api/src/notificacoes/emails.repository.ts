import { Injectable } from '@nestjs/common';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { usuarios } from '../usuarios/usuarios.query.ts';
import type { EventoNotificado } from './notificacoes.regras.table.ts';
import { emailsRecusados } from './notificacoes.schema.ts';

@Injectable()
export class EmailsRepository {
  async addressOf(tx: Transaction, usuarioId: number): Promise<string | null> {
    const [row] = await tx.select({ email: usuarios.email }).from(usuarios).where(eq(usuarios.id, usuarioId));
    return row?.email ?? null;
  }

  async refusedBy(tx: Transaction, usuarioId: number): Promise<Set<string>> {
    const found = await tx
      .select({ evento: emailsRecusados.evento })
      .from(emailsRecusados)
      .where(eq(emailsRecusados.usuarioId, usuarioId));
    return new Set(found.map(({ evento }) => evento));
  }

  /** Only these are refused from now on; one refused before keeps its date. */
  async replace(tx: Transaction, usuarioId: number, eventos: readonly EventoNotificado[], agora: Date): Promise<void> {
    const dela = eq(emailsRecusados.usuarioId, usuarioId);
    if (!eventos.length) {
      await tx.delete(emailsRecusados).where(dela);
      return;
    }
    await tx.delete(emailsRecusados).where(and(dela, notInArray(emailsRecusados.evento, [...eventos])));
    await tx
      .insert(emailsRecusados)
      .values(eventos.map(evento => ({ usuarioId, evento, desde: agora })))
      .onConflictDoNothing();
  }
}
