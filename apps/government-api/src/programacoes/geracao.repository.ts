import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { idList } from './programacoes.repository.ts';

/** R21. */
const MAIOR_QUANTIDADE = 9999;

export type Candidata = { id: number; temEfetivo: boolean; limitada: boolean };

/** Programmes of many units at once: a fixed number of statements, whatever the number of units. */
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

  /**
   * Inmates eat every meal; staff on duty eat every meal, office-hours staff the midday ones. Each base of the head
   * count goes to its first public: the others (visitors, special diets) are ordered by hand.
   */
  async insertItens(tx: Transaction, inicio: string, lotacaoIds: readonly number[]): Promise<void> {
    await tx.execute(sql`
      insert into itens_programacao (programacao_id, dia_semana, tipo_alimentacao_id, tipo_publico_id, quantidade)
      select p.id, dia, ta.id, tp.id, least(${MAIOR_QUANTIDADE}::int,
        case tp.base_conferencia
          when 'EFETIVO_INTERNO' then e.internos
          else e.servidores_plantao + case when ta.meio_do_dia then e.servidores_expediente else 0 end
        end)
      from programacoes p
      cross join lateral efetivo_de_referencia(p.lotacao_id, ${inicio}::date) e
      cross join (select id, meio_do_dia from tipos_alimentacao where ativo) ta
      cross join (
        select distinct on (base_conferencia) id, base_conferencia from tipos_publico
        where ativo and base_conferencia <> 'SEM_BASE' order by base_conferencia, ordem, id
      ) tp
      cross join generate_series(0, 6) dia
      where p.vigencia_inicio = ${inicio}::date and p.lotacao_id in (${idList(lotacaoIds)})`);
  }
}
