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
    const delas = lotacaoIds ? sql`and v.lotacao_id = any (${`{${lotacaoIds.join(',')}}`}::int[])` : sql``;
    const nosDias = sql`v.inicio <= ${ate}::date and v.fim >= ${de}::date ${delas}`;
    return rows<InterrompidaLida>(
      tx,
      sql`
        with x as (
          select v.lotacao_id, v.tipo_alimentacao_id, v.inicio, v.fim, v.motivo, v.interrupcao_id, v.suspensao_id,
            '{}'::int[] as publico_ids, v.sem_atividade as todas
          from entregas_interrompidas v where ${nosDias}
          union all
          select v.lotacao_id, v.tipo_alimentacao_id, v.inicio, v.fim, v.motivo, null, v.suspensao_id, v.publico_ids, v.todas
          from publicos_suspensos v where ${nosDias}
        )
        select x.lotacao_id as "lotacaoId", d.dia::date::text as data, x.motivo, x.fim::text, x.todas,
          x.suspensao_id is not null as suspensa, x.publico_ids as "publicoIds",
          (select string_agg(p.nome, ', ' order by p.ordem, p.id) from tipos_publico p where p.id = any (x.publico_ids)) as publicos,
          array_agg(t.id order by t.ordem, t.id) as "refeicaoIds", string_agg(t.nome, ', ' order by t.ordem, t.id) as refeicoes,
          x.publico_ids = '{}' and not exists (
            select from contratos_lotacoes cl
            where cl.lotacao_id = x.lotacao_id and d.dia::date between cl.inicio and cl.fim and not exists (
              select from entregas_interrompidas y where y.lotacao_id = cl.lotacao_id
                and y.tipo_alimentacao_id = cl.tipo_alimentacao_id and d.dia::date between y.inicio and y.fim)
          ) and (x.suspensao_id is null or x.todas or exists (
            select from contratos_lotacoes cl where cl.lotacao_id = x.lotacao_id and d.dia::date between cl.inicio and cl.fim
          )) as parada
        from x
        cross join lateral generate_series(greatest(x.inicio, ${de}::date), least(x.fim, ${ate}::date), '1 day') d(dia)
        join tipos_alimentacao t on t.id = x.tipo_alimentacao_id
        group by x.lotacao_id, d.dia, x.interrupcao_id, x.suspensao_id, x.publico_ids, x.todas, x.motivo, x.fim
        order by x.lotacao_id, d.dia, x.interrupcao_id, x.suspensao_id`,
    );
  }
}
