import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { idList } from '../programacoes.repository.ts';
import { MAIOR_QUANTIDADE } from '../semana/semana.rules.ts';

export type Candidata = { id: number; temEfetivo: boolean; limitada: boolean };

@Injectable()
export class GeracaoRepository {
  /** The active units asked for, or those without a programme on the day; locked, so that nobody changes theirs meanwhile. */
  findCandidatas(tx: Transaction, inicio: string, ids: readonly number[] | undefined): Promise<Candidata[]> {
    const escolha = ids
      ? sql`l.id in (${idList(ids)})`
      : sql`not exists (select from programacoes p where p.lotacao_id = l.id
              and daterange(p.vigencia_inicio, p.vigencia_fim, '[]') @> ${inicio}::date)`;
    return rows<Candidata>(
      tx,
      sql`
        select l.id, e.data is not null as "temEfetivo",
               coalesce(greatest(e.internos, e.servidores_plantao + e.servidores_expediente) > ${MAIOR_QUANTIDADE}, false)
                 as limitada
        from lotacoes l
        left join lateral efetivo_de_referencia(l.id, ${inicio}::date) e on true
        where l.ativa and ${escolha}
        order by l.id
        for no key update of l`,
    );
  }
}
