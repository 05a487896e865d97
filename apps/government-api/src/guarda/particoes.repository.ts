import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';

export type Vencida = {
  readonly nome: string;
  readonly tabela: string;
  /** Bounds as the database writes them; `de` may be -infinity. */
  readonly de: string;
  readonly ate: string;
  readonly destino: 'ARQUIVA_E_GUARDA' | 'ARQUIVA_E_APAGA' | 'APAGA';
};
export type Arquivo = { readonly nome: string; readonly sha256: string; readonly linhas: number };
type Linha = { readonly id: string; readonly em: string; readonly json: string };

const LOTE = 2_000;

@Injectable()
export class ParticoesRepository {
  async create(tx: Transaction): Promise<number> {
    const [row] = await rows<{ feitas: number }>(tx, sql`select criar_particoes() as feitas`);
    return row?.feitas ?? 0;
  }

  findDue(tx: Transaction): Promise<Vencida[]> {
    return rows<Vencida>(
      tx,
      sql`select nome, tabela, de::text as de, ate::text as ate, destino from particoes_vencidas()`,
    );
  }

  /** Rows as JSON, oldest first, read in batches. */
  async *lines(tx: Transaction, { tabela, de, ate }: Vencida): AsyncGenerator<string[]> {
    let ultima: Linha | undefined;
    do {
      const depois = ultima ? sql`and (em, id) > (${ultima.em}::timestamptz, ${ultima.id}::bigint)` : sql``;
      const lidas: Linha[] = await rows<Linha>(
        tx,
        sql`select id::text as id, em::text as em, to_jsonb(t)::text as json from ${sql.identifier(tabela)} t
          where em >= ${de}::timestamptz and em < ${ate}::timestamptz ${depois} order by em, id limit ${LOTE}`,
      );
      if (lidas.length) yield lidas.map(({ json }) => json);
      ultima = lidas.length === LOTE ? lidas.at(-1) : undefined;
    } while (ultima);
  }

  /** The database checks the policy again. Answers how many rows the partition had. */
  async remove(tx: Transaction, { nome }: Vencida, arquivo: Arquivo | null): Promise<number> {
    const [row] = await rows<{ linhas: number }>(
      tx,
      sql`select retirar_particao(${nome}, ${arquivo?.linhas ?? null}::bigint, ${arquivo?.nome ?? null}, ${arquivo?.sha256 ?? null})::float8 as linhas`,
    );
    return row?.linhas ?? 0;
  }
}
