import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import type { InterrompidaLida } from './interrompidas.rules.ts';

export type DiasInterrompidos = {
  readonly de: string;
  readonly ate: string;
  /** Undefined: every unit. */
  readonly lotacaoIds?: readonly number[] | undefined;
};

@Injectable()
export class InterrompidasRepository {
  find(tx: Transaction, { de, ate, lotacaoIds }: DiasInterrompidos): Promise<InterrompidaLida[]> {
    const delas = lotacaoIds ? sql`and x.lotacao_id = any (${`{${lotacaoIds.join(',')}}`}::int[])` : sql``;
    return rows<InterrompidaLida>(
      tx,
      sql`
        select x.lotacao_id as "lotacaoId", d.dia::date::text as data, x.motivo, x.fim::text,
          array_agg(t.id order by t.ordem, t.id) as "refeicaoIds", string_agg(t.nome, ', ' order by t.ordem, t.id) as refeicoes,
          not exists (
            select from contratos_lotacoes cl
            where cl.lotacao_id = x.lotacao_id and d.dia::date between cl.inicio and cl.fim and not exists (
              select from entregas_interrompidas y where y.lotacao_id = cl.lotacao_id
                and y.tipo_alimentacao_id = cl.tipo_alimentacao_id and d.dia::date between y.inicio and y.fim)
          ) as parada
        from entregas_interrompidas x
        cross join lateral generate_series(greatest(x.inicio, ${de}::date), least(x.fim, ${ate}::date), '1 day') d(dia)
        join tipos_alimentacao t on t.id = x.tipo_alimentacao_id
        where x.inicio <= ${ate}::date and x.fim >= ${de}::date ${delas}
        group by x.lotacao_id, d.dia, x.interrupcao_id, x.motivo, x.fim
        order by x.lotacao_id, d.dia, x.interrupcao_id`,
    );
  }
}
