import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { leiturasControle } from './acessos-controle.schema.ts';
import type { Elo } from './leituras.rules.ts';

export type LinhaLeitura = {
  sequencia: number;
  em: number;
  operacao: string;
  parametros: Record<string, string>;
  lotacao: string | null;
  status: number;
  requisicao: string;
  hash: string;
};

/** The unit that was asked for, where the call named one. */
const DE_UMA_LOTACAO = sql`left join lotacoes l
  on l.id = case when r.parametros ->> 'lotacaoId' ~ '^[0-9]{1,9}$' then (r.parametros ->> 'lotacaoId')::int end`;
const COLUNAS = sql`r.sequencia, (extract(epoch from r.em) * 1000)::float8 as em, r.operacao, r.parametros, l.nome as lotacao,
  r.status::int as status, r.requisicao, r.hash`;

@Injectable()
export class LeiturasRepository {
  /** Held until the reading is recorded: each link names the one before it. */
  async lock(tx: Transaction, acessoId: number): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('leituras_controle'), ${acessoId}::int)`);
  }

  async findLast(tx: Transaction, acessoId: number): Promise<{ sequencia: number; hash: string } | undefined> {
    const [row] = await tx
      .select({ sequencia: leiturasControle.sequencia, hash: leiturasControle.hash })
      .from(leiturasControle)
      .where(eq(leiturasControle.acessoId, acessoId))
      .orderBy(desc(leiturasControle.sequencia))
      .limit(1);
    return row;
  }

  async insert(tx: Transaction, elo: Elo): Promise<void> {
    await tx.insert(leiturasControle).values({ ...elo, parametros: { ...elo.parametros } });
  }

  /** Links after `depois`, in their order. */
  findLinks(tx: Transaction, acessoId: number, depois: number, limite: number): Promise<Elo[]> {
    return tx
      .select()
      .from(leiturasControle)
      .where(and(eq(leiturasControle.acessoId, acessoId), gt(leiturasControle.sequencia, depois)))
      .orderBy(asc(leiturasControle.sequencia))
      .limit(limite);
  }

  /** Newest first: they are numbered without a gap, so a page is a range. */
  findRange(tx: Transaction, acessoId: number, { ate, quantas }: { ate: number; quantas: number }) {
    return rows<LinhaLeitura>(
      tx,
      sql`select ${COLUNAS} from leituras_controle r ${DE_UMA_LOTACAO}
          where r.acesso_id = ${acessoId} and r.sequencia <= ${ate} order by r.sequencia desc limit ${quantas}`,
    );
  }
}
