import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { situacoesCompletas, situacoesRealizadas } from '../fiscalizacoes/fiscalizacoes.ciclo.table.ts';

type Schemas = components['schemas'];
type TipoExcecao = Schemas['TipoExcecao'];

export type FornecedorLido = {
  fornecedorId: number;
  fornecedor: string;
  data: string;
  entregas: number;
  noPrazo: number;
  fiscalizacoes: number;
  refeicoesFiscalizadas: number;
  notaPonderada: number;
  naoConformidades: number;
};
export type ContratoLido = {
  contratoId: number;
  numero: string;
  fornecedorId: number;
  fornecedor: string;
  vigenciaInicio: string;
  /** The last day in force, earlier than planned where the contract was ended before. */
  fim: string;
  valorTotalCentavos: number;
  executadoCentavos: number;
  recenteCentavos: number;
};
export type MesDevolvido = { mes: string; medicoes: number; glosaCentavos: number; descontoCentavos: number };
export type ExcecaoLida = { tipo: TipoExcecao; quantidade: number; exemplos: string[] };

export type ItemLido = { item: string; falhas: number; criticas: number; fornecedores: number; formularioId: number };
export type DoPeriodo = { de: string; ate: string; fornecedorId?: number };
export type BuscaFotos = DoPeriodo & { lotacaoId?: number; pagina: number; tamanho: number };

const EXEMPLOS = 5;
const LIMITE_DA_PROGRAMACAO = 7;

@Injectable()
export class GestaoRepository {
  suppliers(tx: Transaction, de: string, ate: string): Promise<FornecedorLido[]> {
    return rows<FornecedorLido>(
      tx,
      sql`
      select f.id as "fornecedorId", coalesce(nullif(f.nome_fantasia, ''), f.razao_social) as fornecedor, i.data::text as data,
        sum(i.entregas)::int as entregas, sum(i.no_prazo)::int as "noPrazo", sum(i.fiscalizacoes)::int as fiscalizacoes,
        sum(i.refeicoes_fiscalizadas)::float8 as "refeicoesFiscalizadas", sum(i.nota_ponderada)::float8 as "notaPonderada",
        sum(i.nao_conformidades)::int as "naoConformidades"
      from indicadores_contrato i join contratos c on c.id = i.contrato_id join fornecedores f on f.id = c.fornecedor_id
      where i.data between ${de}::date and ${ate}::date
      group by f.id, i.data order by f.id, i.data`,
    );
  }

  /** Of each month of the year up to the day's, what its attested billings took off, by the attestation in force. */
  returned(tx: Transaction, data: string): Promise<MesDevolvido[]> {
    return rows<MesDevolvido>(
      tx,
      sql`
      select to_char(m.mes, 'YYYY-MM') as mes, count(*)::int as medicoes, sum(a.glosa_centavos)::float8 as "glosaCentavos",
        sum(a.desconto_centavos)::float8 as "descontoCentavos"
      from medicoes m cross join lateral (
        select glosa_centavos, desconto_centavos from atestos_medicao where medicao_id = m.id order by versao desc limit 1
      ) a
      where m.situacao = 'ATESTADA' and m.mes between date_trunc('year', ${data}::date)::date and ${data}::date
      group by m.mes order by m.mes`,
    );
  }

  contracts(tx: Transaction, hoje: string, diasRecentes: number): Promise<ContratoLido[]> {
    return rows<ContratoLido>(
      tx,
      sql`
      select c.id as "contratoId", c.numero, f.id as "fornecedorId", coalesce(nullif(f.nome_fantasia, ''), f.razao_social) as fornecedor,
        c.vigencia_inicio::text as "vigenciaInicio", least(c.vigencia_fim, coalesce(c.encerrado_em, 'infinity'))::text as fim,
        c.valor_total_centavos::float8 as "valorTotalCentavos", coalesce(i.executado, 0)::float8 as "executadoCentavos",
        coalesce(i.recente, 0)::float8 as "recenteCentavos"
      from contratos c
      join fornecedores f on f.id = c.fornecedor_id
      left join (
        select contrato_id, sum(liquido_centavos) as executado,
          sum(liquido_centavos) filter (where data > ${hoje}::date - ${diasRecentes}::int) as recente
        from indicadores_contrato where data <= ${hoje}::date group by contrato_id
      ) i on i.contrato_id = c.id
      where ${hoje}::date between c.vigencia_inicio and least(c.vigencia_fim, coalesce(c.encerrado_em, 'infinity'))
      order by coalesce(i.executado, 0)::numeric / greatest(1, c.valor_total_centavos) desc, c.id`,
    );
  }

  /** What each month was worth, the latest first; undefined where there is no such contract. */
  async contractMonths(
    tx: Transaction,
    contratoId: number,
    hoje: string,
  ): Promise<Omit<Schemas['ComposicaoDoContrato'], 'executadoCentavos' | 'apuradoEm'> | undefined> {
    const [contrato] = await rows<{ numero: string; fornecedor: string }>(
      tx,
      sql`
      select c.numero, coalesce(nullif(f.nome_fantasia, ''), f.razao_social) as fornecedor
      from contratos c join fornecedores f on f.id = c.fornecedor_id where c.id = ${contratoId}`,
    );
    const meses = await rows<Schemas['ComposicaoDoContrato']['meses'][number]>(
      tx,
      sql`
      select to_char(data, 'YYYY-MM') as mes, count(*)::int as dias, sum(liquido_centavos)::float8 as "liquidoCentavos"
      from indicadores_contrato
      where contrato_id = ${contratoId} and data <= ${hoje}::date and liquido_centavos <> 0 group by 1 order by 1 desc`,
    );
    return contrato && { contratoId, ...contrato, meses };
  }

  /** Each exception is its own question, so that a row is a count and its first names. */
  async exceptions(tx: Transaction, hoje: string): Promise<ExcecaoLida[]> {
    const vigente = sql`${hoje}::date between c.vigencia_inicio and least(c.vigencia_fim, coalesce(c.encerrado_em, 'infinity'))`;
    return rows<ExcecaoLida>(
      tx,
      sql`
      with achados as (
        select 'OCORRENCIAS_A_DECIDIR' as tipo, o.id, 'Ocorrência ' || o.numero as nome
        from ocorrencias o where o.situacao in ('RESPONDIDA', 'SEM_RESPOSTA')
        union all
        select 'LOTACOES_SEM_FORNECEDOR', l.id, l.nome from lotacoes l
        where l.ativa and not exists (
          select from contratos_lotacoes cl join contratos c on c.id = cl.contrato_id
          where cl.lotacao_id = l.id and ${hoje}::date between cl.inicio and cl.fim and ${vigente})
        union all
        select 'PROGRAMACOES_TERMINANDO', l.id, l.nome from lotacoes l
        join lateral (select max(coalesce(p.vigencia_fim, 'infinity')) as fim from programacoes p
          where p.lotacao_id = l.id and coalesce(p.vigencia_fim, 'infinity') >= ${hoje}::date) p on true
        where l.ativa and p.fim between ${hoje}::date and ${hoje}::date + ${LIMITE_DA_PROGRAMACAO}::int
        union all
        select 'FORNECEDORES_SEM_CONTRATO', f.id, f.razao_social from fornecedores f
        where f.ativo and not exists (select from contratos c where c.fornecedor_id = f.id and ${hoje}::date <= least(c.vigencia_fim, coalesce(c.encerrado_em, 'infinity')))
        union all
        select 'TIPOS_SEM_PRECO', t.id, t.nome from tipos_alimentacao t
        where t.ativo and not exists (
          select from itens_contrato i join contratos c on c.id = i.contrato_id where i.tipo_alimentacao_id = t.id and ${vigente})
      )
      select tipo, count(*)::int as quantidade, (array_agg(nome order by id))[1:${EXEMPLOS}] as exemplos
      from achados group by tipo`,
    );
  }

  async inspectionsOf(tx: Transaction, lotacaoId: number, de: string, ate: string): Promise<Map<string, number>> {
    const lidas = await rows<{ data: string; feitas: number }>(
      tx,
      sql`
      select data::text as data, count(*)::int as feitas from fiscalizacoes
      where lotacao_id = ${lotacaoId} and data between ${de}::date and ${ate}::date
        and situacao in ${situacoesRealizadas} group by data`,
    );
    return new Map(lidas.map(({ data, feitas }) => [data, feitas]));
  }

  /** Of the versions in force; `formularioId` is the newest form that has the item. */
  failedItems(tx: Transaction, { de, ate, fornecedorId }: DoPeriodo, limite: number): Promise<ItemLido[]> {
    return rows<ItemLido>(
      tx,
      sql`
      select n.item, count(*)::int as falhas, (count(*) filter (where n.critico))::int as criticas,
        count(distinct n.fornecedor_id)::int as fornecedores, max(v.formulario_id)::int as "formularioId"
      from nao_conformidades_fiscalizacao n
      join versoes_fiscalizacao v on v.fiscalizacao_id = n.fiscalizacao_id and v.numero = n.numero
      where n.vigente and n.data between ${de}::date and ${ate}::date ${doFornecedor(sql`n`, fornecedorId)}
      group by n.item order by falhas desc, n.item limit ${limite}`,
    );
  }

  async inspected(tx: Transaction, { de, ate, fornecedorId }: DoPeriodo): Promise<number> {
    const [lida] = await rows<{ n: number }>(
      tx,
      sql`
      select count(*)::int as n from fiscalizacoes f where f.data between ${de}::date and ${ate}::date
        and f.situacao in ${situacoesCompletas} ${doFornecedor(sql`f`, fornecedorId)}`,
    );
    return lida?.n ?? 0;
  }

  async photos(
    tx: Transaction,
    { de, ate, fornecedorId, lotacaoId, pagina, tamanho }: BuscaFotos,
  ): Promise<{ itens: Schemas['FotoFiscalizada'][]; total: number }> {
    const lidas = await rows<Schemas['FotoFiscalizada'] & { total: number; enviadaEm: string }>(
      tx,
      sql`
      select x.nome as foto, d.contexto, d.item, x.enviada_em as "enviadaEm", f.id as "fiscalizacaoId", f.numero, f.data::text as data,
        l.nome as lotacao, t.id as "tipoAlimentacaoId", t.nome as refeicao, coalesce(nullif(e.nome_fantasia, ''), e.razao_social) as fornecedor, f.resultado,
        (count(*) over ())::int as total
      from fiscalizacoes f
      join fotos_fiscalizacao d on d.fiscalizacao_id = f.id and d.numero = f.versao_vigente
      join fotos x on x.uuid = d.uuid and x.sha256 = d.sha256
      join lotacoes l on l.id = f.lotacao_id
      join tipos_alimentacao t on t.id = f.tipo_alimentacao_id
      left join fornecedores e on e.id = f.fornecedor_id
      where f.data between ${de}::date and ${ate}::date ${doFornecedor(sql`f`, fornecedorId)}
        ${lotacaoId === undefined ? sql`` : sql`and f.lotacao_id = ${lotacaoId}`}
      order by f.data desc, f.id desc, d.ordem limit ${tamanho} offset ${(pagina - 1) * tamanho}`,
    );
    return {
      itens: lidas.map(({ total: _, enviadaEm, ...foto }) => ({
        ...foto,
        enviadaEm: new Date(enviadaEm).toISOString(),
      })),
      total: lidas[0]?.total ?? 0,
    };
  }
}

const doFornecedor = (tabela: SQL, fornecedorId: number | undefined): SQL =>
  fornecedorId === undefined ? sql`` : sql`and ${tabela}.fornecedor_id = ${fornecedorId}`;
