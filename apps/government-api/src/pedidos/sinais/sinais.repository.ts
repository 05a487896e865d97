import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { situacoesNoMapa } from '../pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos.query.ts';
import type { DiaPedido } from '../quantidades/sinais.rules.ts';

@Injectable()
export class PedidosSinaisRepository {
  /** The days with something, the oldest first. */
  async daysBefore(
    tx: Transaction,
    { lotacaoId, dataRefeicao }: { lotacaoId: number; dataRefeicao: string },
    dias: number,
  ): Promise<DiaPedido[]> {
    const lidos = await rows<{ itens: DiaPedido }>(
      tx,
      sql`
        select json_agg(json_build_object('tipoAlimentacaoId', c.tipo_alimentacao_id, 'tipoPublicoId', c.tipo_publico_id,
          'quantidade', c.quantidade)) as itens
        from (
          select p.data_refeicao, i.tipo_alimentacao_id, i.tipo_publico_id, sum(${demandaDe(sql`i`)})::int as quantidade
          from pedidos p join itens_pedido i on i.pedido_id = p.id
          where p.lotacao_id = ${lotacaoId} and p.data_refeicao >= ${dataRefeicao}::date - ${dias}::int
            and p.data_refeicao < ${dataRefeicao}::date and p.situacao in ${situacoesNoMapa}
          group by 1, 2, 3
        ) c
        where c.quantidade > 0 group by c.data_refeicao order by c.data_refeicao`,
    );
    return lidos.map(({ itens }) => itens);
  }
}
