import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../clock/iso-instant.ts';
import type { Guard } from '../cycle/cycle-steps.ts';
import { rows, type Transaction } from '../database/database.ts';
import { conditionsOf, findPage, ordering, whereAll } from '../database/page.ts';
import { likeAnywhere } from '../database/search-text.ts';
import type { ParteDaFonte } from './fila.rules.ts';
import type { SituacaoPagamento } from './pagamentos.ciclo.table.ts';
import { pagamentos } from './pagamentos.schema.ts';

type Schemas = components['schemas'];
export type Pagamento = typeof pagamentos.$inferSelect;
export type FiltrosPagamentos = {
  situacao?: SituacaoPagamento;
  fonte?: string;
  contratoId?: number;
  excecao?: boolean;
  busca?: string;
};
export type BuscaPagamentos = FiltrosPagamentos & {
  ordem: Schemas['OrdemPagamentos'];
  pagina: number;
  tamanho: number;
};

/** Dates as `YYYY-MM-DD`, instants as the answer says them. */
export type LinhaPagamento = {
  id: number;
  versao: number;
  medicaoId: number;
  contratoId: number;
  contrato: string;
  valorTotalCentavos: number;
  fornecedor: string;
  mes: string;
  fonte: string;
  nota: string | null;
  valorCentavos: number;
  retencaoCentavos: number;
  retidoCentavos: number | null;
  situacao: SituacaoPagamento;
  recebidaEm: string;
  posicao: number | null;
  liquidadoData: string | null;
  liquidadoDocumento: string | null;
  liquidadoEm: string | null;
  liquidadoPor: number | null;
  liquidadoPorNome: string | null;
  pagoData: string | null;
  pagoDocumento: string | null;
  pagoEm: string | null;
  pagoPorNome: string | null;
  excecaoHipotese: Schemas['HipoteseDeExcecao'] | null;
  excecaoJustificativa: string | null;
  excecaoAutoridade: string | null;
  comunicadoData: string | null;
  comunicadoDocumento: string | null;
  comunicadoEm: string | null;
  comunicadoPorNome: string | null;
  motivo: string | null;
};

const nome = (coluna: SQL) => sql`(select u.nome from usuarios u where u.id = ${coluna})`;
/** Where it stands among those settled of its source: by the day they were settled, then as they entered. */
const posicao = sql`case when p.situacao = 'LIQUIDADO' then (
  select count(*)::int + 1 from pagamentos q where q.fonte = p.fonte and q.situacao = 'LIQUIDADO'
    and (q.liquidado_data, q.id) < (p.liquidado_data, p.id)) end`;

const select = sql`p.id, p.versao, p.medicao_id as "medicaoId", m.contrato_id as "contratoId", c.numero as contrato,
  c.valor_total_centavos::float8 as "valorTotalCentavos", f.nome_fantasia as fornecedor, to_char(m.mes, 'YYYY-MM') as mes,
  p.fonte, n.nota ->> 'numero' as nota, p.valor_centavos::float8 as "valorCentavos",
  p.retencao_centavos::float8 as "retencaoCentavos", p.retido_centavos::float8 as "retidoCentavos", p.situacao,
  ${isoInstant(sql`p.recebida_em`)} as "recebidaEm", ${posicao} as posicao, p.liquidado_data::text as "liquidadoData",
  p.liquidado_documento as "liquidadoDocumento", ${isoInstant(sql`p.liquidado_em`)} as "liquidadoEm",
  p.liquidado_por as "liquidadoPor", ${nome(sql`p.liquidado_por`)} as "liquidadoPorNome", p.pago_data::text as "pagoData",
  p.pago_documento as "pagoDocumento", ${isoInstant(sql`p.pago_em`)} as "pagoEm", ${nome(sql`p.pago_por`)} as "pagoPorNome",
  p.excecao_hipotese as "excecaoHipotese", p.excecao_justificativa as "excecaoJustificativa",
  p.excecao_autoridade as "excecaoAutoridade", p.comunicado_data::text as "comunicadoData",
  p.comunicado_documento as "comunicadoDocumento", ${isoInstant(sql`p.comunicado_em`)} as "comunicadoEm",
  ${nome(sql`p.comunicado_por`)} as "comunicadoPorNome", p.motivo`;
const from = sql`pagamentos p join medicoes m on m.id = p.medicao_id join contratos c on c.id = m.contrato_id
  join fornecedores f on f.id = c.fornecedor_id`;
const inteiros = sql`${from} join notas_fiscais n on n.id = p.nota_id`;
const join = sql`join pagamentos p on p.id = pagina.id join medicoes m on m.id = p.medicao_id
  join contratos c on c.id = m.contrato_id join fornecedores f on f.id = c.fornecedor_id
  join notas_fiscais n on n.id = p.nota_id`;

const vez = sql`case p.situacao when 'LIQUIDADO' then 0 when 'A_LIQUIDAR' then 1 when 'PAGO' then 2 else 3 end`;
const chegada = sql`case when p.situacao = 'LIQUIDADO' then null else p.recebida_em end`;
const colunas = {
  fila: [vez, sql`p.fonte`, sql`p.liquidado_data`, chegada],
  contrato: [sql`c.numero`],
  fornecedor: [sql`f.nome_busca`],
  mes: [sql`m.mes`],
  valor: [sql`p.valor_centavos`],
} as const;

const condicao: { [N in keyof FiltrosPagamentos]-?: (valor: NonNullable<FiltrosPagamentos[N]>) => SQL } = {
  situacao: valor => sql`p.situacao = ${valor}`,
  fonte: valor => sql`p.fonte = ${valor}`,
  contratoId: id => sql`m.contrato_id = ${id}`,
  excecao: sim => sql`(p.excecao_hipotese is not null) = ${sim}`,
  busca: texto =>
    sql`(c.numero ilike ${`%${texto.replaceAll(/[\\%_]/g, '\\$&')}%`} or ${likeAnywhere(sql`f.nome_busca`, texto)})`,
};

@Injectable()
export class PagamentosRepository {
  page(tx: Transaction, { ordem, pagina, tamanho, ...filtros }: BuscaPagamentos) {
    return findPage<LinhaPagamento>(tx, {
      from,
      id: sql`p.id`,
      where: conditionsOf(filtros, condicao),
      ordering: ordering(ordem, colunas),
      pagina,
      tamanho,
      select,
      join,
    });
  }

  all(tx: Transaction, filtros: FiltrosPagamentos, ordem: Schemas['OrdemPagamentos']): Promise<LinhaPagamento[]> {
    const { columns, descending } = ordering(ordem, colunas);
    const termos = [...columns, sql`p.id`].map(termo => sql`${termo} ${descending ? sql`desc` : sql`asc`}`);
    const onde = whereAll(conditionsOf(filtros, condicao));
    return rows<LinhaPagamento>(
      tx,
      sql`select ${select} from ${inteiros} ${onde} order by ${sql.join(termos, sql`, `)}`,
    );
  }

  ofBilling(tx: Transaction, medicaoId: number): Promise<LinhaPagamento[]> {
    return rows<LinhaPagamento>(
      tx,
      sql`select ${select} from ${inteiros} where p.medicao_id = ${medicaoId} order by p.nota_id desc, p.id`,
    );
  }

  async read(tx: Transaction, id: number): Promise<LinhaPagamento | undefined> {
    const [lida] = await rows<LinhaPagamento>(tx, sql`select ${select} from ${inteiros} where p.id = ${id}`);
    return lida;
  }

  /** What is not paid yet and waits for somebody, of all billings. */
  waiting(tx: Transaction): Promise<LinhaPagamento[]> {
    return rows<LinhaPagamento>(
      tx,
      sql`select ${select} from ${inteiros} where p.situacao in ('A_LIQUIDAR', 'LIQUIDADO') order by p.id`,
    );
  }

  async sources(tx: Transaction): Promise<string[]> {
    const achadas = await tx
      .selectDistinct({ fonte: pagamentos.fonte })
      .from(pagamentos)
      .orderBy(asc(pagamentos.fonte));
    return achadas.map(({ fonte }) => fonte).filter(Boolean);
  }

  /** What the billing took of its commitments, by their sources; none where it took nothing of any. */
  consumed(tx: Transaction, medicaoId: number): Promise<ParteDaFonte[]> {
    return rows<ParteDaFonte>(
      tx,
      sql`
        select e.fonte, sum(k.valor_centavos)::float8 as "valorCentavos"
        from consumos_empenho k join empenhos e on e.id = k.empenho_id
        where k.medicao_id = ${medicaoId} and k.liberado_em is null and k.valor_centavos > 0
        group by e.fonte order by e.fonte`,
    );
  }

  async insert(tx: Transaction, novas: readonly (typeof pagamentos.$inferInsert)[]): Promise<number[]> {
    const feitas = await tx
      .insert(pagamentos)
      .values([...novas])
      .returning({ id: pagamentos.id });
    return feitas.map(({ id }) => id);
  }

  /** Nobody of this source is settled back or paid until the transaction ends; in one order, so that no two wait for each other. */
  async lockQueue(tx: Transaction, fonte: string): Promise<void> {
    await tx
      .select({ id: pagamentos.id })
      .from(pagamentos)
      .where(and(eq(pagamentos.fonte, fonte), eq(pagamentos.situacao, 'LIQUIDADO')))
      .orderBy(asc(pagamentos.id))
      .for('update');
  }

  async transition(
    tx: Transaction,
    { id, versao, de }: Guard<SituacaoPagamento>,
    set: Partial<Pagamento>,
  ): Promise<Pagamento | undefined> {
    const [row] = await tx
      .update(pagamentos)
      .set({ ...set, versao: sql`${pagamentos.versao} + 1` })
      .where(and(eq(pagamentos.id, id), eq(pagamentos.versao, versao), inArray(pagamentos.situacao, [...de])))
      .returning();
    return row;
  }

  async find(tx: Transaction, id: number): Promise<Pagamento | undefined> {
    const [row] = await tx.select().from(pagamentos).where(eq(pagamentos.id, id));
    return row;
  }
}
