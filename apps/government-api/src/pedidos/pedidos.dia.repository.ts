import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { efetivoDoDia } from '../efetivos/efetivos.table.ts';
import { type SituacaoPedido, situacoesNoMapa } from './pedidos.ciclo.table.ts';
import { demandaDe } from './pedidos.table.ts';

type Schemas = components['schemas'];

type FiltrosDoDia = { data: string; uf?: Schemas['Uf']; lotacoes?: readonly number[] };

export type PedidoDoDia = {
  id: number;
  numero: string;
  situacao: SituacaoPedido;
  tipo: Schemas['TipoPedido'];
};

/** One unit on one day, with all its orders and the sum of those that count; null where there are none. */
export type UnidadeLida = {
  id: number;
  nome: string;
  municipio: string;
  uf: Schemas['Uf'];
  fusoHorario: string;
  ativa: boolean;
  /** The main unit this one is fed through. */
  principalId: number | null;
  pedidos: PedidoDoDia[] | null;
  internos: number | null;
  servidores: number | null;
  /** meal, public, quantity, value, price */
  celulas: [number, number, number, number, number][] | null;
};

@Injectable()
export class PedidosDiaRepository {
  /** Every active unit, and any other with an order that counts that day, by name: one query. */
  async unitsOfDay(tx: Transaction, { data, uf, lotacoes }: FiltrosDoDia): Promise<UnidadeLida[]> {
    const ids = lotacoes && sql`any (${`{${lotacoes.join(',')}}`}::int[])`;
    const doDia = sql`p.data_refeicao = ${data} ${ids ? sql`and p.lotacao_id = ${ids}` : sql``}`;
    return rows<UnidadeLida>(
      tx,
      sql`
      select l.id, l.nome, l.municipio, l.uf, l.fuso_horario as "fusoHorario", l.ativa,
        l.lotacao_principal_id as "principalId", p.pedidos, e.internos, e.servidores, i.celulas
      from lotacoes l
      left join (
        select p.lotacao_id, json_agg(
          json_build_object('id', p.id, 'numero', p.numero, 'situacao', p.situacao, 'tipo', p.tipo) order by p.id) as pedidos
        from pedidos p where ${doDia} group by p.lotacao_id
      ) p on p.lotacao_id = l.id
      left join (
        select c.lotacao_id, json_agg(
          json_build_array(c.refeicao, c.publico, c.quantidade, c.valor, c.preco) order by c.refeicao, c.publico) as celulas
        from (
          select p.lotacao_id, i.tipo_alimentacao_id as refeicao, i.tipo_publico_id as publico,
            sum(${demandaDe(sql`i`)}) as quantidade, sum(${demandaDe(sql`i`)} * coalesce(i.preco_centavos, 0)) as valor,
            max(coalesce(i.preco_centavos, 0)) as preco
          from pedidos p join itens_pedido i on i.pedido_id = p.id
          where ${doDia} and p.situacao in ${situacoesNoMapa}
          group by p.lotacao_id, i.tipo_alimentacao_id, i.tipo_publico_id
        ) c group by c.lotacao_id
      ) i on i.lotacao_id = l.id
      ${efetivoDoDia(sql`l.id`, sql`${data}::date`)}
      where (l.ativa or i.lotacao_id is not null)
        ${uf ? sql`and l.uf = ${uf}` : sql``}
        ${ids ? sql`and l.id = ${ids}` : sql``}
      order by l.nome_busca, l.id`,
    );
  }
}
