import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import type { SituacaoPedido } from './pedidos.ciclo.table.ts';
import { efetivoDoDia } from './pedidos.efetivo.query.ts';

type Schemas = components['schemas'];
export type Ordem = Schemas['OrdemPedidos'];

export type FiltrosPedidos = {
  de?: string;
  ate?: string;
  lotacaoId?: number;
  uf?: string;
  situacao?: SituacaoPedido;
  tipo?: Schemas['TipoPedido'];
  busca?: string;
};

export type Paginacao = { ordem: Ordem; pagina: number; tamanho: number };

/** meal, public, quantity */
type CelulaLida = [number, number, number];

export type PedidoDaLista = {
  id: number;
  numero: string;
  lotacaoId: number;
  lotacaoNome: string;
  municipio: string;
  uf: Schemas['Uf'];
  fusoHorario: string;
  dataRefeicao: string;
  tipo: Schemas['TipoPedido'];
  situacao: SituacaoPedido;
  foraDoPrazo: boolean;
  contratos: Schemas['ReferenciaContrato'][] | null;
  totalRefeicoes: number;
  valorPrevistoCentavos: string | null;
  enviadoEm: string | null;
  alteradoEm: string;
  internos: number | null;
  servidores: number | null;
  itens: CelulaLida[] | null;
};

// The id settles ties, so that a page never repeats or skips an order.
const ordens: Record<Ordem, SQL> = {
  dataRefeicao: sql`p.data_refeicao, p.id`,
  '-dataRefeicao': sql`p.data_refeicao desc, p.id desc`,
  lotacao: sql`l.nome_busca, p.data_refeicao desc, p.id desc`,
  '-lotacao': sql`l.nome_busca desc, p.data_refeicao desc, p.id desc`,
  total: sql`p.total_refeicoes, p.id`,
  '-total': sql`p.total_refeicoes desc, p.id desc`,
  alteradoEm: sql`p.alterado_em, p.id`,
  '-alteradoEm': sql`p.alterado_em desc, p.id desc`,
};

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** As `lotacoes.nome_busca` is written. */
const semAcento = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function onde({ de, ate, lotacaoId, uf, situacao, tipo, busca }: FiltrosPedidos): SQL {
  const conditions = [
    de && sql`p.data_refeicao >= ${de}`,
    ate && sql`p.data_refeicao <= ${ate}`,
    lotacaoId && sql`p.lotacao_id = ${lotacaoId}`,
    uf && sql`l.uf = ${uf}`,
    situacao && sql`p.situacao = ${situacao}`,
    tipo && sql`p.tipo = ${tipo}`,
    busca &&
      sql`(p.numero like ${`${escapeLike(busca)}%`} or l.nome_busca like ${`%${escapeLike(semAcento(busca))}%`})`,
  ].filter(condition => condition !== undefined && condition !== '' && condition !== 0);
  return conditions.length ? sql`where ${sql.join(conditions as SQL[], sql` and `)}` : sql``;
}

@Injectable()
export class PedidosListaRepository {
  /** One page, each order with its cells and the head count its day refers to: one query whatever the page holds. */
  async page(
    tx: Transaction,
    filtros: FiltrosPedidos,
    { ordem, pagina, tamanho }: Paginacao,
  ): Promise<PedidoDaLista[]> {
    return rows<PedidoDaLista>(
      tx,
      sql`
      with pagina as (
        select p.*, l.nome, l.municipio, l.uf, l.fuso_horario, row_number() over (order by ${ordens[ordem]}) as posicao
        from pedidos p join lotacoes l on l.id = p.lotacao_id
        ${onde(filtros)}
        order by ${ordens[ordem]}
        limit ${tamanho} offset ${(pagina - 1) * tamanho}
      )
      select p.id, p.numero, p.lotacao_id as "lotacaoId", p.nome as "lotacaoNome", p.municipio, p.uf,
        p.fuso_horario as "fusoHorario", p.data_refeicao as "dataRefeicao", p.tipo, p.situacao,
        p.fora_do_prazo as "foraDoPrazo", k.contratos, p.total_refeicoes as "totalRefeicoes",
        p.valor_previsto_centavos as "valorPrevistoCentavos", p.enviado_em as "enviadoEm", p.alterado_em as "alteradoEm",
        e.internos, e.servidores, i.itens
      from pagina p
      ${efetivoDoDia(sql`p.lotacao_id`, sql`p.data_refeicao`)}
      left join lateral (
        select json_agg(json_build_array(tipo_alimentacao_id, tipo_publico_id, quantidade_solicitada)) as itens
        from itens_pedido where pedido_id = p.id
      ) i on true
      left join lateral (
        select json_agg(json_build_object('id', c.id, 'numero', c.numero, 'fornecedor', cp.fornecedor)
          order by c.numero collate "C") as contratos
        from contratos_pedido cp join contratos c on c.id = cp.contrato_id where cp.pedido_id = p.id
      ) k on true
      order by p.posicao`,
    );
  }

  /** How many orders of each state the filter finds, its own state apart. */
  async countByState(
    tx: Transaction,
    filtros: FiltrosPedidos,
  ): Promise<{ situacao: SituacaoPedido; quantos: number }[]> {
    const { situacao: _, ...semSituacao } = filtros;
    // Without the join the count reads one index and no table.
    const precisaDaLotacao = filtros.uf || filtros.busca;
    return rows<{ situacao: SituacaoPedido; quantos: number }>(
      tx,
      sql`
      select p.situacao, count(*)::int as quantos
      from pedidos p ${precisaDaLotacao ? sql`join lotacoes l on l.id = p.lotacao_id` : sql``}
      ${onde(semSituacao)}
      group by p.situacao`,
    );
  }
}
