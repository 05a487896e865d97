import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import type { Fonte, RegraFeriado } from '../semana/resolucao.rules.ts';

type Uf = components['schemas']['Uf'];

export type DiaLido = {
  lotacaoId: number;
  uf: Uf;
  municipio: string;
  data: string;
  programacaoId: number | null;
  regraFeriado: RegraFeriado | null;
  excecaoId: number | null;
  motivo: 'FERIADO' | 'DIA_DE_VISITA' | 'EVENTO' | 'OUTRO' | null;
  descricao: string | null;
};

export type ItemLido = { tipoAlimentacaoId: number; tipoPublicoId: number; quantidade: number };

/** Two statements for any number of units and days. */
@Injectable()
export class ResolucaoRepository {
  /** Every unit × day, with its exception and its programme; both are probes of the exclusion constraints' indexes. */
  findDays(tx: Transaction, lotacaoIds: readonly number[], datas: readonly string[]): Promise<DiaLido[]> {
    return rows<DiaLido>(
      tx,
      sql`
        select l.id as "lotacaoId", l.uf, l.municipio, d.dia::text as data, p.id as "programacaoId",
               p.regra_feriado as "regraFeriado", e.id as "excecaoId", e.motivo, e.descricao
        from (select value::int as id from jsonb_array_elements_text(${JSON.stringify(lotacaoIds)}::jsonb)) pedidas
        join lotacoes l on l.id = pedidas.id
        cross join (select value::date as dia from jsonb_array_elements_text(${JSON.stringify(datas)}::jsonb)) d
        left join programacoes p on p.lotacao_id = l.id
          and p.vigencia_inicio <= d.dia and (p.vigencia_fim is null or p.vigencia_fim >= d.dia)
        left join excecoes_programacao e on e.lotacao_id = l.id and e.data_inicio <= d.dia and e.data_fim >= d.dia
        order by l.id, d.dia`,
    );
  }

  async findItens(tx: Transaction, fontes: readonly Fonte[]): Promise<ItemLido[][]> {
    const lidos = await rows<{ n: number } & ItemLido>(
      tx,
      sql`
        with fontes as (
          select * from jsonb_to_recordset(${JSON.stringify(fontes.map((fonte, n) => ({ n, ...fonte })))}::jsonb)
            as f(n int, tipo text, id int, "diaSemana" int)
        )
        select f.n, i.tipo_alimentacao_id as "tipoAlimentacaoId", i.tipo_publico_id as "tipoPublicoId", i.quantidade
        from fontes f
        join itens_programacao i on i.programacao_id = f.id and i.dia_semana = f."diaSemana"
        where f.tipo = 'programacao'
        union all
        select f.n, i.tipo_alimentacao_id, i.tipo_publico_id, i.quantidade
        from fontes f
        join itens_excecao i on i.excecao_id = f.id
        where f.tipo = 'excecao'
        order by 1, 2, 3`,
    );
    const porFonte: ItemLido[][] = fontes.map(() => []);
    for (const { n, ...item } of lidos) porFonte[n]?.push(item);
    return porFonte;
  }
}
