import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { chegada } from '../fiscalizacoes.query.ts';

/** Undefined means every unit. */
export type DasLotacoes = {
  readonly ufs?: readonly string[] | undefined;
  readonly lotacaoIds?: readonly number[] | undefined;
};

export type FaltaLida = {
  readonly lotacaoId: number;
  readonly lotacao: string;
  readonly refeicao: string;
  readonly item: string;
  readonly formularioId: number;
  readonly critico: boolean;
  readonly em: string;
};
export type FotoLida = Omit<FaltaLida, 'critico'> & { readonly foto: string };
export type VencidaLida = Pick<FaltaLida, 'lotacaoId' | 'lotacao' | 'refeicao'> & { readonly fimEm: string };

const alcancadas = ({ ufs, lotacaoIds }: DasLotacoes): SQL => sql`
  ${ufs ? sql`and l.uf = any (${`{${ufs.join(',')}}`}::text[])` : sql``}
  ${lotacaoIds ? sql`and l.id = any (${`{${lotacaoIds.join(',')}}`}::int[])` : sql``}`;

/** A fault `n` in force, its inspection `x`, unit `l` and meal `t`. */
const faltas = (data: string, quais: DasLotacoes): SQL => sql`
  nao_conformidades_fiscalizacao n
  join fiscalizacoes x on x.id = n.fiscalizacao_id and x.situacao <> 'CANCELADA'
  join lotacoes l on l.id = n.lotacao_id ${alcancadas(quais)}
  join tipos_alimentacao t on t.id = x.tipo_alimentacao_id
  where n.vigente and n.data = ${data}`;
const COLUNAS = sql`l.id as "lotacaoId", l.nome as lotacao, t.nome as refeicao, n.item, x.formulario_id as "formularioId",
  n.critico, x.realizada_em as em`;

@Injectable()
export class NaoConformidadesRepository {
  async countOf(tx: Transaction, data: string, quais: DasLotacoes) {
    const [row] = await rows<{ total: number; criticas: number; fiscalizacoes: number }>(
      tx,
      sql`select count(*)::int as total, count(*) filter (where n.critico)::int as criticas, (
            select count(*)::int from fiscalizacoes f join lotacoes l on l.id = f.lotacao_id ${alcancadas(quais)}
            where f.data = ${data} and f.versao_vigente is not null and f.situacao <> 'CANCELADA') as fiscalizacoes
          from ${faltas(data, quais)}`,
    );
    return row ?? { total: 0, criticas: 0, fiscalizacoes: 0 };
  }

  findLast(tx: Transaction, data: string, quais: DasLotacoes, limite: number): Promise<FaltaLida[]> {
    return rows(
      tx,
      sql`select ${COLUNAS} from ${faltas(data, quais)}
          order by x.realizada_em desc nulls last, x.id desc, n.critico desc, n.item limit ${limite}`,
    );
  }

  findPhotos(tx: Transaction, data: string, quais: DasLotacoes, limite: number): Promise<FotoLida[]> {
    return rows(
      tx,
      sql`select y.*, f.nome as foto from (
            select ${COLUNAS}, x.id, x.lotacao_id, n.numero from ${faltas(data, quais)}
            order by x.realizada_em desc nulls last, x.id desc, n.critico desc, n.item limit ${limite}
          ) y
          join fiscalizacoes x on x.id = y.id
          join fotos_fiscalizacao d on d.fiscalizacao_id = y.id and d.numero = y.numero and d.item = y.item
          join lateral (${chegada}) f on true
          order by y.em desc nulls last, y.id desc, y.critico desc, y.item, d.ordem limit ${limite}`,
    );
  }

  findOverdue(tx: Transaction, data: string, agora: Date, quais: DasLotacoes): Promise<VencidaLida[]> {
    return rows(
      tx,
      sql`select l.id as "lotacaoId", l.nome as lotacao, t.nome as refeicao, f.janela_fim_em as "fimEm"
          from fiscalizacoes f
          join lotacoes l on l.id = f.lotacao_id ${alcancadas(quais)}
          join tipos_alimentacao t on t.id = f.tipo_alimentacao_id
          where f.data = ${data} and f.situacao in ('PENDENTE', 'EM_ANDAMENTO')
            and f.janela_fim_em < ${agora.toISOString()}
          order by f.janela_fim_em, f.id`,
    );
  }
}
