import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { FUSO_DA_AGENCIA } from '../../clock/clock.ts';
import { rows, type Transaction } from '../../database/database.ts';
import { situacoesCompletas } from '../../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { situacoesNoMapa } from '../../pedidos/pedidos.ciclo.table.ts';

type Schemas = components['schemas'];
type CelulaDoDia = { tipoAlimentacaoId: number; tipoPublicoId: number; aceita: number };
export type DiaDoDossie = {
  lotacaoId: number;
  data: string;
  celulas: CelulaDoDia[];
  bruto: number;
  glosa: number;
  desconto: number;
  versao: number | null;
  assinaturas: number;
  codigo: string | null;
};
export type RecebimentosDaUnidade = {
  lotacao: string;
  refeicao: string;
  entregas: number;
  noPrazo: number;
  maiorAtraso: number | null;
  naoEntregues: number;
  reposicoes: number;
  entregue: number;
  recusada: number;
};
export type FiscalizacaoDoDossie = {
  numero: string;
  data: string;
  lotacao: string;
  refeicao: string;
  fiscal: string | null;
  resultado: string | null;
  nota: number | null;
  pontos: number;
};
export type EfetivoDaUnidade = {
  lotacao: string;
  dias: number;
  semEfetivo: number;
  internos: number;
  servidores: number;
  aceitas: number;
  acima: number;
  desvio: number;
};

export type TermoDoDossie = {
  tipo: Schemas['TipoTermo'];
  numero: string;
  situacao: Schemas['SituacaoTermo'];
  /** Name and day of each who signed. */
  assinaturas: string[];
  codigo: string;
};
/** The note that agrees with the attestation in force. */
export type NotaDoDossie = { nota: Schemas['DadosDaNota']; sha256: string; enviadaEm: string };
export type PagamentoDoDossie = {
  fonte: string;
  situacao: Schemas['SituacaoPagamento'];
  valor: number;
  retido: number | null;
  liquidado: string | null;
  liquidadoEm: string | null;
  pago: string | null;
  pagoEm: string | null;
};

@Injectable()
export class DossieRepository {
  days(tx: Transaction, medicaoId: number): Promise<DiaDoDossie[]> {
    return rows<DiaDoDossie>(
      tx,
      sql`
        select l.lotacao_id as "lotacaoId", l.data::text as data, l.celulas, l.bruto_centavos::float8 as bruto,
          l.glosa_centavos::float8 as glosa, coalesce(l.decidido_centavos, l.proposto_centavos)::float8 as desconto,
          f.versao::int as versao, f.codigo,
          (select count(*)::int from assinaturas_mapa a where a.fechamento_id = f.id) as assinaturas
        from linhas_medicao l left join fechamentos_mapa f on f.id = l.fechamento_id
        where l.medicao_id = ${medicaoId} order by l.lotacao_id, l.data`,
    );
  }

  receipts(tx: Transaction, medicaoId: number): Promise<RecebimentosDaUnidade[]> {
    return rows<RecebimentosDaUnidade>(
      tx,
      sql`
        select u.nome as lotacao, t.nome as refeicao, count(*) filter (where r.entrega = 1)::int as entregas,
          count(*) filter (where r.entrega = 1 and r.faixa_atraso in ('NO_PRAZO', 'TOLERADO'))::int as "noPrazo",
          max(r.atraso_min) filter (where r.entrega = 1)::int as "maiorAtraso",
          count(*) filter (where r.entrega = 1 and r.completude = 'NAO_ENTREGUE')::int as "naoEntregues",
          count(*) filter (where r.entrega > 1)::int as reposicoes,
          coalesce(sum(q.entregue), 0)::int as entregue, coalesce(sum(q.recusada), 0)::int as recusada
        from linhas_medicao l join medicoes m on m.id = l.medicao_id
        join pedidos p on p.lotacao_id = l.lotacao_id and p.data_refeicao = l.data and p.situacao in ${situacoesNoMapa}
        join recebimentos r on r.pedido_id = p.id and r.vigente
        join lotacoes u on u.id = l.lotacao_id join tipos_alimentacao t on t.id = r.tipo_alimentacao_id
        cross join lateral (
          select sum(x.entregue) as entregue, sum(x.recusada) as recusada from itens_recebimento x where x.recebimento_id = r.id
        ) q
        where l.medicao_id = ${medicaoId} and exists (
          select from itens_pedido i where i.pedido_id = p.id and i.tipo_alimentacao_id = r.tipo_alimentacao_id
            and i.contrato_id = m.contrato_id)
        group by u.id, u.nome, u.nome_busca, t.id, t.nome, t.ordem order by u.nome_busca, u.id, t.ordem, t.id`,
    );
  }

  inspections(tx: Transaction, medicaoId: number): Promise<FiscalizacaoDoDossie[]> {
    return rows<FiscalizacaoDoDossie>(
      tx,
      sql`
        select f.numero, f.data::text as data, u.nome as lotacao, t.nome as refeicao,
          (select nome from usuarios where id = f.fiscal_id) as fiscal, f.resultado, f.nota, coalesce(f.pontos, 0)::int as pontos
        from linhas_medicao l join medicoes m on m.id = l.medicao_id join contratos c on c.id = m.contrato_id
        join fiscalizacoes f on f.lotacao_id = l.lotacao_id and f.data = l.data and f.fornecedor_id = c.fornecedor_id
          and f.situacao in ${situacoesCompletas}
        join lotacoes u on u.id = f.lotacao_id join tipos_alimentacao t on t.id = f.tipo_alimentacao_id
        where l.medicao_id = ${medicaoId} order by f.data, u.nome_busca, f.id`,
    );
  }

  /** The closed maps beside the head count of their day, as frozen: the whole day, whoever supplied it. */
  headCount(tx: Transaction, medicaoId: number): Promise<EfetivoDaUnidade[]> {
    return rows<EfetivoDaUnidade>(
      tx,
      sql`
        select u.nome as lotacao, count(*)::int as dias,
          (count(*) filter (where jsonb_typeof(f.conteudo->'efetivo') = 'null'))::int as "semEfetivo",
          coalesce(sum((f.conteudo#>>'{efetivo,internos}')::int), 0)::int as internos,
          coalesce(sum((f.conteudo#>>'{efetivo,servidores}')::int), 0)::int as servidores,
          coalesce(sum(q.aceitas), 0)::int as aceitas, coalesce(sum(q.acima), 0)::int as acima,
          coalesce(sum(q.desvio), 0)::float8 as desvio
        from linhas_medicao l join fechamentos_mapa f on f.id = l.fechamento_id join lotacoes u on u.id = l.lotacao_id
        cross join lateral (
          select sum((k->>'aceita')::int) as aceitas, sum(greatest(0, (k->>'diferenca')::int)) as acima,
            sum(greatest(0, (k->>'diferenca')::int)::bigint * coalesce((k->>'precoCentavos')::bigint, 0)) as desvio
          from jsonb_array_elements(f.conteudo->'colunas') k
        ) q
        where l.medicao_id = ${medicaoId} group by u.id, u.nome, u.nome_busca order by u.nome_busca, u.id`,
    );
  }

  terms(tx: Transaction, medicaoId: number): Promise<TermoDoDossie[]> {
    return rows<TermoDoDossie>(
      tx,
      sql`
        select t.tipo, case t.tipo when 'PROVISORIO' then 'TRP ' else 'TRD ' end || t.numero || '/' || t.ano as numero, t.situacao,
          coalesce((select array_agg(a.nome || ', ' || to_char(a.em at time zone ${FUSO_DA_AGENCIA}, 'DD/MM/YYYY') order by a.id)
            from assinaturas_termo a where a.termo_id = t.id), '{}') as assinaturas, t.codigo
        from termos t where t.medicao_id = ${medicaoId} order by t.id`,
    );
  }

  async note(tx: Transaction, medicaoId: number): Promise<NotaDoDossie | undefined> {
    const [conferida] = await rows<NotaDoDossie>(
      tx,
      sql`
        select n.nota, n.sha256, n.enviada_em as "enviadaEm" from notas_fiscais n
        where n.medicao_id = ${medicaoId} and n.situacao = 'CONFERE' and n.versao_do_atesto = (
          select max(a.versao) from atestos_medicao a join medicoes m on m.id = a.medicao_id and m.situacao = 'ATESTADA'
          where a.medicao_id = ${medicaoId})`,
    );
    return conferida;
  }

  payments(tx: Transaction, medicaoId: number): Promise<PagamentoDoDossie[]> {
    return rows<PagamentoDoDossie>(
      tx,
      sql`
        select p.fonte, p.situacao, p.valor_centavos::float8 as valor, p.retido_centavos::float8 as retido,
          p.liquidado_documento as liquidado, p.liquidado_data::text as "liquidadoEm", p.pago_documento as pago,
          p.pago_data::text as "pagoEm"
        from pagamentos p where p.medicao_id = ${medicaoId} and p.situacao <> 'CANCELADO' order by p.id`,
    );
  }
}
