import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import type { Papel, SituacaoDaVersao } from './fechamentos.ciclo.table.ts';
import type { DaUnidade } from './fechamentos.repository.ts';

export type SituacaoDoDia = DaUnidade & {
  versao: number;
  situacao: SituacaoDaVersao;
  assinaturas: number;
  papeis: Papel[];
};
export type VersaoVigente = {
  data: string;
  versao: number;
  hash: string;
  codigo: string;
  /** Of the contracts asked for; null where it was closed before contracts had an id. */
  liquidoCentavos: number | null;
  papeis: Papel[];
};
export type RecorteVigente = {
  readonly lotacaoId: number;
  readonly de: string;
  readonly ate: string;
  readonly contratoId?: number | undefined;
  readonly fornecedorId?: number | undefined;
};

@Injectable()
export class SituacoesRepository {
  findStates(tx: Transaction, lotacaoIds: readonly number[] | undefined, de: string, ate: string) {
    const unidades = lotacaoIds
      ? sql`and f.lotacao_id = any (array(select value::int from jsonb_array_elements_text(${JSON.stringify(lotacaoIds)}::jsonb)))`
      : sql``;
    return rows<SituacaoDoDia>(
      tx,
      sql`
        select distinct on (f.lotacao_id, f.data) f.lotacao_id as "lotacaoId", f.data::text as data,
          f.versao::int as versao, f.situacao,
          (select count(*)::int from assinaturas_mapa a where a.fechamento_id = f.id) as assinaturas,
          array(select a.papel from assinaturas_mapa a where a.fechamento_id = f.id) as papeis
        from fechamentos_mapa f
        where f.data between ${de}::date and ${ate}::date ${unidades}
        order by f.lotacao_id, f.data, f.versao desc`,
    );
  }

  async countInForce(tx: Transaction, lotacaoIds: readonly number[], de: string, ate: string): Promise<number> {
    const [contados] = await rows<{ dias: number }>(
      tx,
      sql`
        select count(*)::int as dias from fechamentos_mapa f
        where f.data between ${de}::date and ${ate}::date and f.situacao <> 'REABERTO'
          and f.lotacao_id = any (${`{${lotacaoIds.join(',')}}`}::int[])`,
    );
    return contados?.dias ?? 0;
  }

  inForce(tx: Transaction, { lotacaoId, de, ate, ...dosContratos }: RecorteVigente): Promise<VersaoVigente[]> {
    return rows<VersaoVigente>(
      tx,
      sql`
        select f.data::text as data, f.versao::int as versao, f.hash, f.codigo, ${liquidoDe(dosContratos)} as "liquidoCentavos",
          array(select a.papel from assinaturas_mapa a where a.fechamento_id = f.id order by a.id) as papeis
        from fechamentos_mapa f
        where f.lotacao_id = ${lotacaoId} and f.data between ${de}::date and ${ate}::date and f.situacao <> 'REABERTO'
        order by f.data`,
    );
  }
}

function liquidoDe({ contratoId, fornecedorId }: Pick<RecorteVigente, 'contratoId' | 'fornecedorId'>): SQL {
  if (contratoId === undefined && fornecedorId === undefined)
    return sql`(f.conteudo->'valores'->>'liquidoCentavos')::float8`;
  const doContrato = contratoId === undefined ? sql`` : sql`and k.id = ${contratoId}::int`;
  const doFornecedor = fornecedorId === undefined ? sql`` : sql`and k.fornecedor_id = ${fornecedorId}::int`;
  return sql`(
    select case when bool_or(not c.parte ? 'id') then null
      else coalesce(sum((c.parte->>'liquidoCentavos')::float8) filter (where k.id is not null), 0) end
    from jsonb_array_elements(f.conteudo->'contratos') as c(parte)
    left join contratos k on k.id = (c.parte->>'id')::int ${doContrato} ${doFornecedor})`;
}
