import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { type Caso, type FiltroDaFila, fila } from './atendimentos.fila.query.ts';
import { contatosAtendimento } from './atendimentos.schema.ts';

export type Avisavel = {
  id: number;
  nome: string;
  fuso: string;
  caso: Caso;
  limite: string;
  avisadaHaPouco: boolean;
};

@Injectable()
export class AvisosRepository {
  /** The active units among these. Locked to the end, so that two people telling at once do not both find them untold. */
  async find(tx: Transaction, ids: readonly number[], filtro: FiltroDaFila, desde: Date): Promise<Avisavel[]> {
    const pedidas = sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
    await tx.execute(sql`select id from lotacoes where id in ${pedidas} order by id for no key update`);
    return rows<Avisavel>(
      tx,
      sql`
        select l.id, l.nome, l.fuso_horario as fuso, f.caso, f.limite, exists (
          select from contatos_atendimento c
          where c.data = ${filtro.data}::date and c.lotacao_id = l.id and c.resultado = 'AVISADO'
            and c.em > ${desde.toISOString()}::timestamptz
        ) as "avisadaHaPouco"
        from ${fila(filtro)} join lotacoes l on l.id = f.id where f.id in ${pedidas} order by l.id`,
    );
  }

  async addContacts(tx: Transaction, contatos: (typeof contatosAtendimento.$inferInsert)[]): Promise<void> {
    await tx.insert(contatosAtendimento).values(contatos);
  }
}
