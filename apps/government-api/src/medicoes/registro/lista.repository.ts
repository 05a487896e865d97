import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { conditionsOf, findPage, ordering } from '../../database/page.ts';
import { likeAnywhere } from '../../database/search-text.ts';

type Schemas = components['schemas'];
type FiltrosMedicoes = {
  situacao?: Schemas['SituacaoMedicao'];
  mes?: string;
  contratoId?: number;
  fornecedorId?: number;
  busca?: string;
};
export type BuscaMedicoes = FiltrosMedicoes & {
  ordem: Schemas['OrdemMedicoes'];
  pagina: number;
  tamanho: number;
};

export type LinhaMedicao = {
  id: number;
  versao: number;
  mes: string;
  situacao: Schemas['SituacaoMedicao'];
  contratoId: number;
  numero: string;
  lote: string;
  processo: string;
  fornecedorId: number;
  fornecedor: string;
  cnpj: string;
  lotacoes: number;
  dias: number;
  diasFechados: number;
  refeicoes: number;
  bruto: number;
  glosa: number;
  proposto: number;
  desconto: number;
  aDecidir: number;
  correcoesPendentes: number;
};

/** The money of lines `l`: what was decided, or what is proposed where nothing was. */
export const somasDasLinhas = sql`
  count(distinct l.lotacao_id)::int as lotacoes, count(l.id)::int as dias, count(l.fechamento_id)::int as "diasFechados",
  coalesce(sum(l.refeicoes), 0)::int as refeicoes, coalesce(sum(l.bruto_centavos), 0)::float8 as bruto,
  coalesce(sum(l.glosa_centavos), 0)::float8 as glosa, coalesce(sum(l.proposto_centavos), 0)::float8 as proposto,
  coalesce(sum(case when l.fechamento_id is null then 0 else coalesce(l.decidido_centavos, l.proposto_centavos) end), 0)::float8
    as desconto,
  (count(*) filter (where l.fechamento_id is not null and l.proposto_centavos > 0 and l.decidido_em is null))::int as "aDecidir"`;

const select = sql`m.id, m.versao, to_char(m.mes, 'YYYY-MM') as mes, m.situacao, m.contrato_id as "contratoId", c.numero, c.lote,
  c.processo, c.fornecedor_id as "fornecedorId", f.nome_fantasia as fornecedor, f.cnpj, s.lotacoes, s.dias, s."diasFechados",
  s.refeicoes, s.bruto, s.glosa, s.proposto, s.desconto, s."aDecidir",
  (select count(*)::int from correcoes_medicao k where k.medicao_id = m.id and k.situacao = 'PENDENTE') as "correcoesPendentes"`;

const join = sql`join medicoes m on m.id = pagina.id join contratos c on c.id = m.contrato_id
  join fornecedores f on f.id = c.fornecedor_id
  cross join lateral (select ${somasDasLinhas} from linhas_medicao l where l.medicao_id = m.id) s`;

const from = sql`medicoes m join contratos c on c.id = m.contrato_id join fornecedores f on f.id = c.fornecedor_id`;

const colunas = {
  mes: [sql`m.mes`],
  contrato: [sql`c.numero`],
  fornecedor: [sql`f.nome_busca`],
  situacao: [sql`m.situacao`],
} as const;

const condicao: { [N in keyof FiltrosMedicoes]-?: (valor: NonNullable<FiltrosMedicoes[N]>) => SQL } = {
  situacao: valor => sql`m.situacao = ${valor}`,
  mes: valor => sql`m.mes = ${`${valor}-01`}::date`,
  contratoId: id => sql`m.contrato_id = ${id}`,
  fornecedorId: id => sql`c.fornecedor_id = ${id}`,
  busca: texto =>
    sql`(c.numero ilike ${`%${texto.replaceAll(/[\\%_]/g, '\\$&')}%`} or ${likeAnywhere(sql`f.nome_busca`, texto)})`,
};

@Injectable()
export class MedicoesListaRepository {
  page(tx: Transaction, { ordem, pagina, tamanho, ...filtros }: BuscaMedicoes) {
    return findPage<LinhaMedicao>(tx, {
      from,
      id: sql`m.id`,
      where: conditionsOf(filtros, condicao),
      ordering: ordering(ordem, colunas),
      pagina,
      tamanho,
      select,
      join,
    });
  }

  async find(tx: Transaction, id: number): Promise<LinhaMedicao | undefined> {
    const { itens } = await findPage<LinhaMedicao>(tx, {
      from,
      id: sql`m.id`,
      where: [sql`m.id = ${id}`],
      ordering: ordering('mes', colunas),
      pagina: 1,
      tamanho: 1,
      total: 1,
      select,
      join,
    });
    return itens[0];
  }
}
