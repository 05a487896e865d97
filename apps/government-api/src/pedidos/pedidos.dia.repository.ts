import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { type SituacaoPedido, situacoesNoMapa } from './pedidos.ciclo.table.ts';
import { efetivoDoDia } from './pedidos.efetivo.query.ts';

type Schemas = components['schemas'];

export type FiltrosDoDia = { data: string; uf?: Schemas['Uf']; lotacaoId?: number };

/** One unit on one day; its order and cells are null where there is none, the cells also before it is sent. */
export type UnidadeLida = {
  id: number;
  nome: string;
  municipio: string;
  uf: Schemas['Uf'];
  fusoHorario: string;
  ativa: boolean;
  pedidoId: number | null;
  numero: string | null;
  situacao: SituacaoPedido | null;
  tipo: Schemas['TipoPedido'] | null;
  internos: number | null;
  servidores: number | null;
  /** meal, public, quantity, price */
  celulas: [number, number, number, number | null][] | null;
};

@Injectable()
export class PedidosDiaRepository {
  /** Every active unit, and any other with an order that counts that day, by name: one query. */
  async unitsOfDay(tx: Transaction, { data, uf, lotacaoId }: FiltrosDoDia): Promise<UnidadeLida[]> {
    const contam = sql`p.situacao in ${situacoesNoMapa}`;
    return rows<UnidadeLida>(
      tx,
      sql`
      select l.id, l.nome, l.municipio, l.uf, l.fuso_horario as "fusoHorario", l.ativa,
        p.id as "pedidoId", p.numero, p.situacao, p.tipo, e.internos, e.servidores, i.celulas
      from lotacoes l
      left join pedidos p on p.lotacao_id = l.id and p.data_refeicao = ${data}
      ${efetivoDoDia(sql`l.id`, sql`${data}::date`)}
      left join lateral (
        select json_agg(json_build_array(tipo_alimentacao_id, tipo_publico_id, quantidade_solicitada, preco_centavos)) as celulas
        from itens_pedido where pedido_id = p.id
      ) i on ${contam}
      where (l.ativa or ${contam})
        ${uf ? sql`and l.uf = ${uf}` : sql``}
        ${lotacaoId ? sql`and l.id = ${lotacaoId}` : sql``}
      order by l.nome_busca, l.id`,
    );
  }
}
