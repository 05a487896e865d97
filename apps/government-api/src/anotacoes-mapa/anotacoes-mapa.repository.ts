import { Injectable } from '@nestjs/common';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../clock/iso-instant.ts';
import { rows, type Transaction } from '../database/database.ts';
import { anotacoesMapa } from './anotacoes-mapa.schema.ts';

export type Anotacao = {
  id: number;
  lotacaoId: number;
  data: string;
  tipoAlimentacaoId: number | null;
  tipoPublicoId: number | null;
  refeicao: string | null;
  publico: string | null;
  texto: string;
  criadaPor: number;
  por: string;
  em: string;
  retiradaEm: string | null;
  retiradaPor: string | null;
};
export type Recorte = {
  readonly de: string;
  readonly ate: string;
  readonly lotacaoIds?: readonly number[] | undefined;
  readonly retiradas?: boolean;
};

const MAIS = 5000;

@Injectable()
export class AnotacoesMapaRepository {
  find(tx: Transaction, { de, ate, lotacaoIds, retiradas = false }: Recorte): Promise<Anotacao[]> {
    return this.read(
      tx,
      sql`a.data between ${de}::date and ${ate}::date
        ${lotacaoIds ? sql`and a.lotacao_id = any (${`{${lotacaoIds.join(',')}}`}::int[])` : sql``}
        ${retiradas ? sql`` : sql`and a.retirada_em is null`}`,
    );
  }

  async findById(tx: Transaction, id: number): Promise<Anotacao | undefined> {
    return (await this.read(tx, sql`a.id = ${id}`))[0];
  }

  async insert(tx: Transaction, nova: typeof anotacoesMapa.$inferInsert): Promise<number> {
    const [row] = await tx.insert(anotacoesMapa).values(nova).returning({ id: anotacoesMapa.id });
    if (!row) throw new Error('A note on the map could not be written down.');
    return row.id;
  }

  /** False when it was already taken back. */
  async takeBack(tx: Transaction, id: number, por: number, em: Date): Promise<boolean> {
    const feitas = await tx
      .update(anotacoesMapa)
      .set({ retiradaEm: em, retiradaPor: por })
      .where(and(eq(anotacoesMapa.id, id), isNull(anotacoesMapa.retiradaEm)))
      .returning({ id: anotacoesMapa.id });
    return feitas.length > 0;
  }

  async cellExists(tx: Transaction, tipoAlimentacaoId: number, tipoPublicoId: number): Promise<boolean> {
    const [row] = await rows<{ existe: boolean }>(
      tx,
      sql`select exists (select from tipos_alimentacao where id = ${tipoAlimentacaoId})
        and exists (select from tipos_publico where id = ${tipoPublicoId}) as existe`,
    );
    return row?.existe ?? false;
  }

  private read(tx: Transaction, onde: SQL): Promise<Anotacao[]> {
    return rows<Anotacao>(
      tx,
      sql`select a.id, a.lotacao_id as "lotacaoId", a.data::text, a.tipo_alimentacao_id as "tipoAlimentacaoId",
          a.tipo_publico_id as "tipoPublicoId", t.nome as refeicao, p.nome as publico, a.texto,
          a.criada_por as "criadaPor", u.nome as por, ${isoInstant(sql`a.criada_em`)} as em,
          ${isoInstant(sql`a.retirada_em`)} as "retiradaEm", r.nome as "retiradaPor"
        from anotacoes_mapa a
        join usuarios u on u.id = a.criada_por
        left join usuarios r on r.id = a.retirada_por
        left join tipos_alimentacao t on t.id = a.tipo_alimentacao_id
        left join tipos_publico p on p.id = a.tipo_publico_id
        where ${onde} order by a.data, a.id limit ${MAIS}`,
    );
  }
}
