import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { isoInstant } from '../../clock/iso-instant.ts';
import { rows, type Transaction } from '../../database/database.ts';
import { situacoesCompletas } from '../../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { type LinhaMedicao, somasDasLinhas } from './lista.repository.ts';

type Schemas = components['schemas'];
type Unidade = Schemas['ReferenciaLotacao'];
export type SomaDaUnidade = Pick<
  LinhaMedicao,
  'dias' | 'diasFechados' | 'refeicoes' | 'bruto' | 'glosa' | 'proposto' | 'desconto'
> & { lotacao: Unidade };
export type DescontoLido = Omit<Schemas['DescontoMedicao'], 'decisao'> & {
  decididoPct: number | null;
  decididoCentavos: number | null;
  motivo: string | null;
  clausula: string | null;
  por: string | null;
  em: string | null;
};
export type DiaSemMapa = { lotacao: Unidade; data: string; fechado: boolean };

const MAIS_LINHAS = 2_000;
const unidade = sql`json_build_object('id', u.id, 'nome', u.nome, 'municipio', u.municipio, 'uf', u.uf) as lotacao`;

@Injectable()
export class DetalheRepository {
  /** Each meal × public of the month; its price where it had only one. */
  cells(tx: Transaction, medicaoId: number): Promise<Schemas['CelulaMedicao'][]> {
    return rows<Schemas['CelulaMedicao']>(
      tx,
      sql`
        select s.refeicao as "tipoAlimentacaoId", s.publico as "tipoPublicoId", t.nome as refeicao, p.nome as publico,
          s.quantidade, s.valor as "valorCentavos", s.preco as "precoCentavos"
        from (
          select (c->>'tipoAlimentacaoId')::int as refeicao, (c->>'tipoPublicoId')::int as publico,
            sum((c->>'aceita')::int)::int as quantidade, sum((c->>'valorCentavos')::bigint)::float8 as valor,
            case when min((c->>'precoCentavos')::bigint) = max((c->>'precoCentavos')::bigint)
              and count(*) = count(c->>'precoCentavos') then min((c->>'precoCentavos')::bigint)::float8 end as preco
          from linhas_medicao l cross join lateral jsonb_array_elements(l.celulas) c
          where l.medicao_id = ${medicaoId} group by 1, 2
        ) s join tipos_alimentacao t on t.id = s.refeicao join tipos_publico p on p.id = s.publico
        order by t.ordem, t.id, p.ordem, p.id`,
    );
  }

  units(tx: Transaction, medicaoId: number): Promise<SomaDaUnidade[]> {
    return rows<SomaDaUnidade>(
      tx,
      sql`
        select ${unidade}, s.* from (
          select l.lotacao_id, ${somasDasLinhas} from linhas_medicao l where l.medicao_id = ${medicaoId} group by l.lotacao_id
        ) s join lotacoes u on u.id = s.lotacao_id order by u.nome_busca, u.id`,
    );
  }

  /** Days without a map that the billing can use; `fechado`: one is in force, from before maps told the contracts apart. */
  unclosed(tx: Transaction, medicaoId: number): Promise<DiaSemMapa[]> {
    return rows<DiaSemMapa>(
      tx,
      sql`
        select ${unidade}, l.data::text as data, exists (
          select from fechamentos_mapa f where f.lotacao_id = l.lotacao_id and f.data = l.data and f.situacao <> 'REABERTO'
        ) as fechado
        from linhas_medicao l join lotacoes u on u.id = l.lotacao_id
        where l.medicao_id = ${medicaoId} and l.fechamento_id is null order by l.data, u.nome_busca, u.id`,
    );
  }

  discounts(tx: Transaction, medicaoId: number): Promise<DescontoLido[]> {
    return rows<DescontoLido>(
      tx,
      sql`
        select l.id as "linhaId", ${unidade}, l.data::text as data, l.pontos,
          (l.bruto_centavos - l.glosa_centavos)::float8 as "baseCentavos", l.proposto_pct::int as percentual,
          l.proposto_centavos::float8 as "propostoCentavos", coalesce(i.lista, '[]') as fiscalizacoes,
          l.decidido_pct::int as "decididoPct", l.decidido_centavos::float8 as "decididoCentavos", l.decisao_motivo as motivo,
          l.decisao_clausula as clausula,
          (select nome from usuarios where id = l.decidido_por) as por, ${isoInstant(sql`l.decidido_em`)} as em
        from linhas_medicao l join lotacoes u on u.id = l.lotacao_id join medicoes m on m.id = l.medicao_id
        join contratos c on c.id = m.contrato_id
        left join lateral (
          select json_agg(json_build_object('id', x.id, 'numero', x.numero, 'refeicao', t.nome, 'pontos', x.pontos) order by x.id) as lista
          from fiscalizacoes x join tipos_alimentacao t on t.id = x.tipo_alimentacao_id
          where x.lotacao_id = l.lotacao_id and x.data = l.data and x.fornecedor_id = c.fornecedor_id and x.pontos > 0
            and x.situacao in ${situacoesCompletas}
        ) i on true
        where l.medicao_id = ${medicaoId} and l.fechamento_id is not null and l.proposto_centavos > 0
        order by l.decidido_em is not null, l.data, u.nome_busca, u.id limit ${MAIS_LINHAS}`,
    );
  }

  glosas(tx: Transaction, medicaoId: number): Promise<Schemas['GlosaMedicao'][]> {
    return rows<Schemas['GlosaMedicao']>(
      tx,
      sql`
        select o.id as "ocorrenciaId", o.numero, ${unidade}, o.data_refeicao::text as data, o.situacao,
          left(o.descricao, 4000) as descricao, left(o.decisao, 4000) as decisao, left(o.clausula, 200) as clausula,
          coalesce(o.glosa_recusado_centavos, 0)::float8 as "recusadoCentavos",
          coalesce(o.glosa_desconto_centavos, 0)::float8 as "descontoCentavos"
        from medicoes m join ocorrencias o on o.contrato_id = m.contrato_id
          and o.data_refeicao >= m.mes and o.data_refeicao < m.mes + interval '1 month'
        join lotacoes u on u.id = o.lotacao_id
        where m.id = ${medicaoId} order by o.data_refeicao, o.id limit ${MAIS_LINHAS}`,
    );
  }

  /** `antes`: what the contract's other billings come to. */
  async balance(tx: Transaction, medicaoId: number): Promise<{ valorTotal: number; antes: number }> {
    const [lido] = await rows<{ valorTotal: number; antes: number }>(
      tx,
      sql`
        select c.valor_total_centavos::float8 as "valorTotal", coalesce((
          select sum(l.bruto_centavos - l.glosa_centavos - case when l.fechamento_id is null then 0
            else coalesce(l.decidido_centavos, l.proposto_centavos) end)
          from medicoes o join linhas_medicao l on l.medicao_id = o.id
          where o.contrato_id = m.contrato_id and o.id <> m.id and o.mes < m.mes), 0)::float8 as antes
        from medicoes m join contratos c on c.id = m.contrato_id where m.id = ${medicaoId}`,
    );
    return lido ?? { valorTotal: 0, antes: 0 };
  }
}
