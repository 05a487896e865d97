import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { type ItemDeLotacao, idList } from '../programacoes.repository.ts';
import type { RegraFeriado } from '../semana/resolucao.rules.ts';
import { MAIOR_QUANTIDADE } from '../semana/semana.rules.ts';

export type UnidadeComVersao = {
  id: number;
  codigo: string;
  nome: string;
  municipio: string;
  uf: string;
  ativa: boolean;
  fusoHorario: string;
  programacaoId: number | null;
  vigenciaInicio: string | null;
  vigenciaFim: string | null;
  observacao: string | null;
  regraFeriado: RegraFeriado | null;
};

@Injectable()
export class LotesRepository {
  /** `ids` null means every active unit. */
  findUnidades(tx: Transaction, ids: readonly number[] | null, data: string): Promise<UnidadeComVersao[]> {
    return rows<UnidadeComVersao>(
      tx,
      sql`
        select l.id, l.codigo, l.nome, l.municipio, l.uf, l.ativa, l.fuso_horario as "fusoHorario",
               p.id as "programacaoId", p.vigencia_inicio::text as "vigenciaInicio",
               p.vigencia_fim::text as "vigenciaFim", p.observacao, p.regra_feriado as "regraFeriado"
        from lotacoes l
        left join programacoes p on p.lotacao_id = l.id
          and p.vigencia_inicio <= ${data}::date and (p.vigencia_fim is null or p.vigencia_fim >= ${data}::date)
        where ${ids === null ? sql`l.ativa` : sql`l.id in (${idList(ids)})`}
        order by l.nome_busca, l.id`,
    );
  }

  /** The weeks of many versions. One JSON array per version, because a call may read eighty thousand rows. */
  async findSemanas(tx: Transaction, programacaoIds: readonly number[]): Promise<Map<number, ItemDeLotacao[]>> {
    const lidas = await rows<{ lotacaoId: number; itens: [number, number, number, number][] }>(
      tx,
      sql`
        select p.lotacao_id as "lotacaoId",
          json_agg(json_build_array(i.dia_semana, i.tipo_alimentacao_id, i.tipo_publico_id, i.quantidade)
                   order by i.dia_semana, i.tipo_alimentacao_id, i.tipo_publico_id) as itens
        from programacoes p join itens_programacao i on i.programacao_id = p.id
        where p.id in (${idList(programacaoIds)})
        group by p.lotacao_id`,
    );
    return porLotacao(lidas);
  }

  /**
   * The week a head count gives: inmates and staff on duty eat every meal, office-hours staff the midday ones. Each base
   * goes to its first public; the others (visitors, special diets) are ordered by hand. A unit without a head count is left
   * out.
   */
  async findDoEfetivo(
    tx: Transaction,
    lotacaoIds: readonly number[],
    data: string,
  ): Promise<Map<number, ItemDeLotacao[]>> {
    const lidas = await rows<{ lotacaoId: number; itens: [number, number, number, number][] }>(
      tx,
      sql`
        select l.id as "lotacaoId",
          json_agg(json_build_array(dia, ta.id, tp.id, least(${MAIOR_QUANTIDADE}::int,
            case tp.base_conferencia
              when 'EFETIVO_INTERNO' then e.internos
              else e.servidores_plantao + case when ta.meio_do_dia then e.servidores_expediente else 0 end
            end)) order by dia, ta.id, tp.id) as itens
        from lotacoes l
        cross join lateral efetivo_de_referencia(l.id, ${data}::date) e
        cross join (select id, meio_do_dia from tipos_alimentacao where ativo) ta
        cross join (
          select distinct on (base_conferencia) id, base_conferencia from tipos_publico
          where ativo and base_conferencia <> 'SEM_BASE' order by base_conferencia, ordem, id
        ) tp
        cross join generate_series(0, 6) dia
        where l.id in (${idList(lotacaoIds)})
        group by l.id`,
    );
    return porLotacao(lidas);
  }

  async findDiaDoEfetivo(tx: Transaction, lotacaoId: number, data: string): Promise<string | null> {
    const [row] = await rows<{ data: string }>(
      tx,
      sql`select e.data::text as data from efetivo_de_referencia(${lotacaoId}, ${data}::date) e`,
    );
    return row?.data ?? null;
  }
}

function porLotacao(
  lidas: readonly { lotacaoId: number; itens: [number, number, number, number][] }[],
): Map<number, ItemDeLotacao[]> {
  return new Map(
    lidas.map(({ lotacaoId, itens }) => [
      lotacaoId,
      itens.map(([diaSemana, tipoAlimentacaoId, tipoPublicoId, quantidade]) => ({
        lotacaoId,
        diaSemana,
        tipoAlimentacaoId,
        tipoPublicoId,
        quantidade,
      })),
    ]),
  );
}
