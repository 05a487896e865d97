import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { eq, type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { situacoesCompletas } from '../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos/pedidos.query.ts';
import { recebidasComSobras } from '../sobras/sobras.query.ts';
import type { DasConfirmacoes, DasSobras, DiaApurado, DoIntervalo, DosPedidos } from './apuracao.rules.ts';
import { apuracoes, indicadoresContrato, indicadoresLotacao } from './indicadores.schema.ts';

type Schemas = components['schemas'];

export type RecebimentoLido = {
  lotacaoId: number;
  contratoId: number | null;
  tipoAlimentacaoId: number;
  paraInternos: boolean;
  faixaAtraso: Schemas['FaixaAtraso'];
  temperaturaQuente: number | null;
  tempMinimaQuenteC: number | null;
  temperaturaFria: number | null;
  tempMaximaFriaC: number | null;
};
export type FiscalizacaoLida = {
  lotacaoId: number;
  contratoId: number | null;
  formularioId: number;
  nota: number | null;
  refeicoes: number;
  naoConformidades: number;
  respostas: Schemas['RespostaDoItem'][];
  itens: Schemas['ItemCalculado'][];
};
type UnidadeEmAlerta = { lotacaoId: number; lotacao: string; minutos: number };

const LOTE = 500;
/** For how many days after a head count the days without one of their own use it. */
const ALCANCE_DO_EFETIVO = 14;

@Injectable()
export class ApuracaoRepository {
  /**
   * Marks the days touched since the last look, less `folgaMin`, because a transaction is seen only after it commits. A
   * head count also moves the days after it, a delivery the gap of the day after.
   */
  async markTouched(tx: Transaction, { agora, hoje, folgaMin }: { agora: Date; hoje: string; folgaMin: number }) {
    const desde = sql`(select desde from marca)`;
    await tx.execute(sql`
      with marca as (
        select coalesce(max(vista_em) - make_interval(mins => ${folgaMin}::int), '-infinity') as desde from apuracoes
      ),
      tocados as (
        select data_refeicao + n as data from pedidos, generate_series(0, 1) n where alterado_em >= ${desde}
        union select data from fiscalizacoes where alterada_em >= ${desde}
        union select data_refeicao from ocorrencias where alterada_em >= ${desde}
        union select e.data + n from efetivos_diarios e, generate_series(0, ${ALCANCE_DO_EFETIVO}::int) n where e.capturado_em >= ${desde}
        union select data from sobras where greatest(registrada_em, corrigida_em, anulada_em) >= ${desde}
        union select q.data from quantidades_importadas q join importacoes_mapa m on m.id = q.importacao_id where m.importada_em >= ${desde}
      )
      insert into apuracoes (data, pendente, vista_em)
      select distinct data, true, ${agora.toISOString()}::timestamptz from tocados where data <= ${hoje}::date
      on conflict (data) do update set pendente = true, vista_em = excluded.vista_em`);
  }

  async findPending(tx: Transaction, limite: number): Promise<string[]> {
    const lidas = await rows<{ data: string }>(
      tx,
      sql`select data::text as data from apuracoes where pendente order by data desc limit ${limite}`,
    );
    return lidas.map(({ data }) => data);
  }

  /** Whoever marks the day meanwhile waits, so that the mark outlives this count. */
  async lock(tx: Transaction, data: string): Promise<void> {
    await tx.execute(sql`select from apuracoes where data = ${data}::date for update`);
  }

  orders(tx: Transaction, data: string): Promise<DosPedidos[]> {
    return rows<DosPedidos>(
      tx,
      sql`
      select c.lotacao_id as "lotacaoId", sum(c.programada)::int as programada,
        sum(abs(c.solicitada - c.programada))::int as "desvioProgramacao", sum(c.valor)::float8 as "programadoCentavos",
        bool_or(c.para_internos and c.solicitada > 0) as "paraInternos",
        coalesce(min(v.olhados), 0)::int as "pedidosOlhados", coalesce(min(v.com_sinal), 0)::int as "pedidosComSinal"
      from (
        select p.lotacao_id, sum(i.quantidade_programada) as programada, sum(i.quantidade_solicitada) as solicitada,
          sum(i.quantidade_programada * coalesce(i.preco_centavos, 0)) as valor,
          bool_or(tp.base_conferencia = 'EFETIVO_INTERNO') as para_internos
        from pedidos p join itens_pedido i on i.pedido_id = p.id join tipos_publico tp on tp.id = i.tipo_publico_id
        where ${this.doDia(data)} group by p.lotacao_id, i.tipo_alimentacao_id, i.tipo_publico_id
      ) c
      left join (
        select p.lotacao_id, count(p.sinais) as olhados, count(*) filter (where p.sinais <> '[]') as com_sinal
        from pedidos p where ${this.doDia(data)} group by p.lotacao_id
      ) v on v.lotacao_id = c.lotacao_id
      group by c.lotacao_id`,
    );
  }

  confirmations(tx: Transaction, data: string): Promise<DasConfirmacoes[]> {
    return rows<DasConfirmacoes>(
      tx,
      sql`
      select p.lotacao_id as "lotacaoId",
        json_agg(greatest(0, extract(epoch from p.confirmado_em - p.enviado_em) / 60)::int) as minutos
      from pedidos p where ${this.doDia(data)} and p.confirmado_em is not null and p.enviado_em is not null group by 1`,
    );
  }

  deliveries(tx: Transaction, data: string): Promise<RecebimentoLido[]> {
    return rows<RecebimentoLido>(
      tx,
      sql`
      select p.lotacao_id as "lotacaoId", r.faixa_atraso as "faixaAtraso", r.temperatura_quente as "temperaturaQuente",
        r.temp_minima_quente_c as "tempMinimaQuenteC", r.temperatura_fria as "temperaturaFria",
        r.temp_maxima_fria_c as "tempMaximaFriaC", c.id as "contratoId", r.tipo_alimentacao_id as "tipoAlimentacaoId",
        coalesce(c.para_internos, false) as "paraInternos"
      from pedidos p
      join recebimentos r on r.pedido_id = p.id and r.vigente and not r.anulacao and r.entrega = 1 and r.chegada_em is not null
      left join lateral (
        select min(i.contrato_id) as id,
          bool_or(tp.base_conferencia = 'EFETIVO_INTERNO' and ${demandaDe(sql`i`)} > 0) as para_internos
        from itens_pedido i join tipos_publico tp on tp.id = i.tipo_publico_id
        where i.pedido_id = p.id and i.tipo_alimentacao_id = r.tipo_alimentacao_id
      ) c on true
      where ${this.doDia(data)}`,
    );
  }

  /** Minutes between one arrival and the next, from the last of the day before (rule R7); the longest of each unit. */
  gaps(tx: Transaction, data: string): Promise<DoIntervalo[]> {
    return rows<DoIntervalo>(
      tx,
      sql`
      with chegadas as (
        select p.lotacao_id, p.data_refeicao as data, r.chegada_em
        from pedidos p join recebimentos r on r.pedido_id = p.id and r.vigente and not r.anulacao and r.chegada_em is not null
        where p.data_refeicao in (${data}::date - 1, ${data}::date) and p.situacao in ${situacoesNoMapa}
      ),
      seguidas as (
        select lotacao_id, chegada_em from chegadas where data = ${data}::date
        union all
        select lotacao_id, max(chegada_em) from chegadas where data < ${data}::date group by lotacao_id
      ),
      intervalos as (
        select lotacao_id, chegada_em - lag(chegada_em) over (partition by lotacao_id order by chegada_em) as intervalo
        from seguidas
      )
      select lotacao_id as "lotacaoId", (extract(epoch from max(intervalo)) / 60)::int as minutos
      from intervalos where intervalo is not null group by lotacao_id`,
    );
  }

  inspections(tx: Transaction, data: string): Promise<FiscalizacaoLida[]> {
    return rows<FiscalizacaoLida>(
      tx,
      sql`
      select f.lotacao_id as "lotacaoId", f.contrato_id as "contratoId", coalesce(v.formulario_id, f.formulario_id) as "formularioId",
        f.nota, coalesce(m.refeicoes, 0)::int as refeicoes, coalesce(v.respostas, '[]') as respostas,
        coalesce((v.calculo->>'naoConformes')::int, 0) as "naoConformidades", coalesce(v.calculo->'itens', '[]') as itens
      from fiscalizacoes f
      left join versoes_fiscalizacao v on v.fiscalizacao_id = f.id and v.numero = f.versao_vigente
      left join lateral (
        select sum(${demandaDe(sql`i`)}) as refeicoes from itens_pedido i
        where i.pedido_id = f.pedido_id and i.tipo_alimentacao_id = f.tipo_alimentacao_id
      ) m on true
      where f.data = ${data}::date and f.situacao in ${situacoesCompletas}`,
    );
  }

  leftovers(tx: Transaction, data: string): Promise<DasSobras[]> {
    return rows<DasSobras>(
      tx,
      sql`
      select x.lotacao_id as "lotacaoId", coalesce(sum(x.refeicoes), 0)::int as sobras,
        coalesce(sum(x.recebidas) filter (where x.refeicoes is not null), 0)::int as "sobrasContadas",
        coalesce(sum(x.gramas), 0)::float8 as "sobrasGramas",
        coalesce(sum(x.recebidas) filter (where x.gramas is not null), 0)::int as "sobrasPesadas"
      from (${recebidasComSobras(sql`p.data_refeicao = ${data}::date`)}) x where x.sobra_id is not null group by 1`,
    );
  }

  async weeklyMinimum(tx: Transaction): Promise<number> {
    const [plano] = await rows<{ minimo: number }>(
      tx,
      sql`select case when (regras->>'ativo')::boolean then (regras->>'minimoSemanal')::int else 0 end as minimo from plano_amostragem`,
    );
    return plano?.minimo ?? 0;
  }

  /** Rewrites the day and marks it counted; a day marked again meanwhile stays pending. */
  async replace(
    tx: Transaction,
    data: string,
    { lotacoes, contratos, totais }: DiaApurado,
    agora: Date,
  ): Promise<void> {
    await tx.delete(indicadoresLotacao).where(eq(indicadoresLotacao.data, data));
    await tx.delete(indicadoresContrato).where(eq(indicadoresContrato.data, data));
    for (let at = 0; at < lotacoes.length; at += LOTE) {
      await tx.insert(indicadoresLotacao).values(lotacoes.slice(at, at + LOTE).map(linha => ({ data, ...linha })));
    }
    if (contratos.length) await tx.insert(indicadoresContrato).values(contratos.map(linha => ({ data, ...linha })));
    await tx
      .update(apuracoes)
      .set({ apuradaEm: agora, ...totais, pendente: sql`${apuracoes.vistaEm} > ${agora.toISOString()}::timestamptz` })
      .where(eq(apuracoes.data, data));
  }

  longGaps(tx: Transaction, { data, fuso, minutos }: { data: string; fuso: string; minutos: number }) {
    return rows<UnidadeEmAlerta>(
      tx,
      sql`
      select l.id as "lotacaoId", l.nome as lotacao, i.intervalo_max_min as minutos
      from indicadores_lotacao i join lotacoes l on l.id = i.lotacao_id
      where i.data = ${data}::date and l.fuso_horario = ${fuso} and i.intervalo_max_min > ${minutos} order by l.id`,
    );
  }

  /**
   * How many of the last `dias` days, up to `data`, each unit of the zone was far above the head count, and whether it
   * was on `data`.
   */
  redUnits(tx: Transaction, { data, fuso, dias }: { data: string; fuso: string; dias: number }) {
    return rows<{ lotacaoId: number; lotacao: string; seguidos: number; noDia: boolean }>(
      tx,
      sql`
      select l.id as "lotacaoId", l.nome as lotacao, (count(*) filter (where i.vermelha))::int as seguidos,
        bool_or(i.vermelha and i.data = ${data}::date) as "noDia"
      from indicadores_lotacao i join lotacoes l on l.id = i.lotacao_id
      where i.data between ${data}::date - ${dias - 1}::int and ${data}::date and l.fuso_horario = ${fuso}
      group by l.id, l.nome order by l.id`,
    );
  }

  private doDia(data: string): SQL {
    return sql`p.data_refeicao = ${data}::date and p.situacao in ${situacoesNoMapa}`;
  }
}
