import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { keptRows } from '../database/kept-query.ts';
import { fornecedores } from '../fornecedores/fornecedores.query.ts';
import { precoNoDia } from './contratos.query.ts';
import type { PrecoAValer } from './contratos.rules.ts';
import { contratos, contratosLotacoes } from './contratos.schema.ts';

type Schemas = components['schemas'];
export type LinhaContrato = typeof contratos.$inferSelect & { fornecedor: string; cnpj: string; lotacoes: number };

/** A price with what was ordered of it; sums come as text where they may pass 2^53. */
export type LinhaItem = {
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  refeicao: string;
  publico: string;
  precoCentavos: number;
  quantidadeContratada: number;
  quantidadePedida: string | number;
  valorPedido: string | number;
};

/** One priced cell of a served meal; public and price are null where the meal has no price. */
export type LinhaAtendimento = {
  tipoAlimentacaoId: number;
  id: number;
  numero: string;
  fornecedorId: number;
  fornecedor: string;
  tipoPublicoId: number | null;
  precoCentavos: number | null;
};

export type ContratoNoTempo = {
  contratoId: number;
  numero: string;
  fornecedor: string;
  /** The last day in force. */
  fim: string;
  encerrado: boolean;
  /** Another contract says that it comes after this one. */
  sucedido: boolean;
  /** Percent of the contract's value in orders that count: whole, rounded down, 999 at most. */
  executadoPct: number;
};

/** A contract renewed a little late still ends what was told of it. */
const DIAS_DEPOIS_DO_FIM = 31;

type Filtro = {
  numero?: string | undefined;
  fornecedorId?: number | undefined;
  ids?: number[] | undefined;
  hoje: string;
};

@Injectable()
export class ContratosRepository {
  async findPage(
    tx: Transaction,
    { numero, fornecedorId, ids, hoje }: Filtro,
    { pagina, tamanho }: { pagina: number; tamanho: number },
  ): Promise<{ itens: LinhaContrato[]; total: number }> {
    const where = and(
      numero === undefined ? undefined : eq(contratos.numero, numero),
      fornecedorId === undefined ? undefined : eq(contratos.fornecedorId, fornecedorId),
      ids && inArray(contratos.id, ids),
    );
    const itens = await selectContratos(tx, hoje)
      .where(where)
      .orderBy(sql`${contratos.numero} collate "C"`)
      .limit(tamanho)
      .offset((pagina - 1) * tamanho);
    const [contagem] = await tx.select({ total: count() }).from(contratos).where(where);
    return { itens: itens.map(flat), total: contagem?.total ?? 0 };
  }

  async findById(tx: Transaction, id: number, hoje: string): Promise<LinhaContrato | undefined> {
    const [row] = await selectContratos(tx, hoje).where(eq(contratos.id, id));
    return row && flat(row);
  }

  async findReference(
    tx: Transaction,
    referencia: { id: number } | { numero: string },
    // Shared lock: the contract keeps its days until the caller has written what depends on them.
    { manter = false } = {},
  ): Promise<(typeof contratos.$inferSelect & { fornecedor: string; fornecedorAtivo: boolean }) | undefined> {
    const where = 'id' in referencia ? eq(contratos.id, referencia.id) : eq(contratos.numero, referencia.numero);
    const query = tx
      .select({ contrato: contratos, fornecedor: fornecedores.nomeFantasia, fornecedorAtivo: fornecedores.ativo })
      .from(contratos)
      .innerJoin(fornecedores, eq(fornecedores.id, contratos.fornecedorId))
      .where(where);
    const [row] = await (manter ? query.for('share') : query);
    return row && { ...row.contrato, fornecedor: row.fornecedor, fornecedorAtivo: row.fornecedorAtivo };
  }

  /** The prices in force on that day. */
  findItens(tx: Transaction, contratoId: number, dia: string): Promise<LinhaItem[]> {
    return rows<LinhaItem>(
      tx,
      sql`
        select i.tipo_alimentacao_id as "tipoAlimentacaoId", i.tipo_publico_id as "tipoPublicoId",
               ta.nome as refeicao, tp.nome as publico, ${precoNoDia(sql`i`, sql`${dia}::date`)} as "precoCentavos",
               i.quantidade_contratada as "quantidadeContratada",
               coalesce(p.quantidade, 0) as "quantidadePedida", coalesce(p.valor, 0) as "valorPedido"
        from itens_contrato i
        join tipos_alimentacao ta on ta.id = i.tipo_alimentacao_id
        join tipos_publico tp on tp.id = i.tipo_publico_id
        left join (
          select d.tipo_alimentacao_id, d.tipo_publico_id, sum(d.quantidade) as quantidade,
                 sum(d.quantidade * d.preco_centavos) as valor
          from demanda_dos_pedidos d where d.contrato_id = ${contratoId}
          group by d.tipo_alimentacao_id, d.tipo_publico_id
        ) p on p.tipo_alimentacao_id = i.tipo_alimentacao_id and p.tipo_publico_id = i.tipo_publico_id
        where i.contrato_id = ${contratoId}
        order by ta.ordem, ta.id, tp.ordem, tp.id`,
    );
  }

  findEndings(tx: Transaction, hoje: string): Promise<ContratoNoTempo[]> {
    return rows<ContratoNoTempo>(
      tx,
      sql`
        select c.id as "contratoId", c.numero, f.nome_fantasia as fornecedor,
               coalesce(c.encerrado_em, c.vigencia_fim)::text as fim, c.encerrado_em is not null as encerrado,
               exists (select from contratos s where s.contrato_anterior_id = c.id) as sucedido,
               least(coalesce(floor(p.valor * 100 / nullif(c.valor_total_centavos, 0)), 0), 999)::int as "executadoPct"
        from contratos c
        join fornecedores f on f.id = c.fornecedor_id
        left join lateral (
          select sum(d.quantidade * d.preco_centavos) as valor from demanda_dos_pedidos d where d.contrato_id = c.id
        ) p on true
        where c.vigencia_inicio <= ${hoje}::date and coalesce(c.encerrado_em, c.vigencia_fim) >= ${hoje}::date - ${DIAS_DEPOIS_DO_FIM}::int
        order by c.id`,
    );
  }

  async findAnterior(tx: Transaction, id: number): Promise<Schemas['ReferenciaContrato'] | undefined> {
    const contrato = await this.findReference(tx, { id });
    return contrato && { id, numero: contrato.numero, fornecedor: contrato.fornecedor };
  }

  /** By meal and priced public: the unit is bound on that day, and the contract itself is in force on it. */
  async findServing(
    tx: Transaction,
    lotacaoId: number,
    data: string,
    { manter = false } = {},
  ): Promise<LinhaAtendimento[]> {
    if (!manter) return atendimento(tx, { lotacaoId, data });
    // The read runs after the lock, so it sees what the lock waited for.
    const [, linhas] = await Promise.all([
      segurarLotacao(tx, { lotacaoId }),
      atendimentoSeguro(tx, { lotacaoId, data }),
    ]);
    return linhas;
  }

  findServingOn(
    tx: Transaction,
    lotacaoId: number,
    datas: readonly string[],
  ): Promise<(LinhaAtendimento & { data: string })[]> {
    return rows(
      tx,
      sql`
        select d.data, ${atendimentoEm(sql`d.data::date`)}
        from jsonb_array_elements_text(${JSON.stringify(datas)}::jsonb) d(data)
        join contratos_lotacoes cl on cl.lotacao_id = ${lotacaoId} ${CONTRATO_E_PRECOS}
        where ${serveEm(sql`d.data::date`)}
        order by c.numero collate "C"`,
    );
  }

  findBindingsOn(
    tx: Transaction,
    lotacaoIds: readonly number[],
    datas: readonly string[],
  ): Promise<{ lotacaoId: number; data: string; refeicoes: [tipoAlimentacaoId: number, contratoId: number][] }[]> {
    return rows(
      tx,
      sql`
        select cl.lotacao_id as "lotacaoId", d.data,
               json_agg(json_build_array(cl.tipo_alimentacao_id, cl.contrato_id)) as refeicoes
        from jsonb_array_elements_text(${JSON.stringify(datas)}::jsonb) d(data)
        join contratos_lotacoes cl on cl.lotacao_id in ${idsDe(lotacaoIds)}
        join contratos c on c.id = cl.contrato_id
        where ${serveEm(sql`d.data::date`)}
        group by cl.lotacao_id, d.data`,
    );
  }

  findPricesOf(
    tx: Transaction,
    contratoIds: readonly number[],
  ): Promise<{ contratoId: number; tipoAlimentacaoId: number; tipoPublicoId: number; precoCentavos: number }[]> {
    return rows(
      tx,
      sql`
        select contrato_id as "contratoId", tipo_alimentacao_id as "tipoAlimentacaoId", tipo_publico_id as "tipoPublicoId",
               preco_centavos::int as "precoCentavos"
        from itens_contrato where contrato_id in ${idsDe(contratoIds)}`,
    );
  }

  /** Of these contracts, the prices that begin on a day to come, in the order in which they begin. */
  findPricesToCome(tx: Transaction, contratoIds: readonly number[]): Promise<PrecoAValer[]> {
    return rows<PrecoAValer>(
      tx,
      sql`
        select contrato_id as "contratoId", tipo_alimentacao_id as "tipoAlimentacaoId", tipo_publico_id as "tipoPublicoId",
               preco_centavos as "precoCentavos", vale_de::text as "valeDe"
        from precos_a_valer where aplicado_em is null and contrato_id in ${idsDe(contratoIds)}
        order by vale_de, id`,
    );
  }
}

/** Any number of ids as one parameter. */
const idsDe = (ids: readonly number[]) =>
  sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

const atendimentoEm = (dia: SQL) => sql`
  cl.tipo_alimentacao_id as "tipoAlimentacaoId", c.id, c.numero, c.fornecedor_id as "fornecedorId",
  f.nome_fantasia as fornecedor, i.tipo_publico_id as "tipoPublicoId", ${precoNoDia(sql`i`, dia)} as "precoCentavos"`;

const CONTRATO_E_PRECOS = sql`
  join contratos c on c.id = cl.contrato_id
  join fornecedores f on f.id = c.fornecedor_id
  left join itens_contrato i on i.contrato_id = c.id and i.tipo_alimentacao_id = cl.tipo_alimentacao_id`;

const serveEm = (dia: SQL) => sql`
  daterange(cl.inicio, cl.fim, '[]') @> ${dia} and c.vigencia_inicio <= ${dia} and least(c.vigencia_fim, c.encerrado_em) >= ${dia}`;

const dataPedida = sql`${sql.placeholder('data')}::date`;
const atendimentoDoDia = sql`
  select ${atendimentoEm(dataPedida)} from contratos_lotacoes cl ${CONTRATO_E_PRECOS}
  where cl.lotacao_id = ${sql.placeholder('lotacaoId')} and ${serveEm(dataPedida)}
  order by c.numero collate "C"`;
const atendimento = keptRows<LinhaAtendimento>(atendimentoDoDia);
const atendimentoSeguro = keptRows<LinhaAtendimento>(sql`${atendimentoDoDia} for share of c`);
const segurarLotacao = keptRows(sql`select id from lotacoes where id = ${sql.placeholder('lotacaoId')} for share`);

function selectContratos(tx: Transaction, hoje: string) {
  return tx
    .select({
      contrato: contratos,
      fornecedor: fornecedores.nomeFantasia,
      cnpj: fornecedores.cnpj,
      lotacoes: sql<number>`(
        select count(distinct cl.lotacao_id)::int from ${contratosLotacoes} cl
        where cl.contrato_id = ${contratos.id} and cl.inicio <= ${hoje}::date and cl.fim >= ${hoje}::date
      )`,
    })
    .from(contratos)
    .innerJoin(fornecedores, eq(fornecedores.id, contratos.fornecedorId))
    .$dynamic();
}

function flat(row: {
  contrato: typeof contratos.$inferSelect;
  fornecedor: string;
  cnpj: string;
  lotacoes: number;
}): LinhaContrato {
  return { ...row.contrato, fornecedor: row.fornecedor, cnpj: row.cnpj, lotacoes: row.lotacoes };
}
