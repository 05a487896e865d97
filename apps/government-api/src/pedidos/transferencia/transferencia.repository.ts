import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { precoNoDia } from '../../contratos/contratos.query.ts';
import { rows, type Transaction } from '../../database/database.ts';
import { ciclo } from '../pedidos.ciclo.rules.ts';
import { demandaDe } from '../pedidos.query.ts';
import { PedidosRastroRepository } from '../registro/rastro.repository.ts';

export type ParTransferido = { lotacaoId: number; tipoAlimentacaoId: number };

/** `precoDepois` is null when the new contract has no price for the cell. */
export type CelulaTransferida = {
  pedidoId: number;
  numero: string;
  dataRefeicao: string;
  lotacaoId: number;
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  refeicao: string;
  publico: string;
  quantidade: number;
  precoAntes: string | number | null;
  precoDepois: number | null;
};

type Alcance = { origemId: number; destinoId: number; aPartirDe: string; manter: boolean };

const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

@Injectable()
export class PedidosTransferenciaRepository {
  constructor(private readonly rastro: PedidosRastroRepository) {}

  async findCelulas(
    tx: Transaction,
    pares: readonly ParTransferido[],
    { origemId, destinoId, aPartirDe, manter }: Alcance,
  ): Promise<CelulaTransferida[]> {
    const celulas = sql`
      from jsonb_to_recordset(${json(pares)}) as v("lotacaoId" int, "tipoAlimentacaoId" int)
      join pedidos p on p.lotacao_id = v."lotacaoId" and p.data_refeicao >= ${aPartirDe}::date
        and p.situacao in ${ciclo.from('transferir')}
      join itens_pedido i on i.pedido_id = p.id and i.tipo_alimentacao_id = v."tipoAlimentacaoId"
        and i.contrato_id = ${origemId}`;
    if (manter)
      await tx.execute(sql`select id from pedidos where id in (select p.id ${celulas}) order by id for update`);
    return rows<CelulaTransferida>(
      tx,
      sql`
        select p.id as "pedidoId", p.numero, p.data_refeicao::text as "dataRefeicao", p.lotacao_id as "lotacaoId",
               i.tipo_alimentacao_id as "tipoAlimentacaoId", i.tipo_publico_id as "tipoPublicoId", ta.nome as refeicao,
               tp.nome as publico, ${demandaDe(sql`i`)} as quantidade, i.preco_centavos as "precoAntes",
               ${precoNoDia(sql`ic`, sql`p.data_refeicao`)} as "precoDepois"
        ${celulas}
        join tipos_alimentacao ta on ta.id = i.tipo_alimentacao_id
        join tipos_publico tp on tp.id = i.tipo_publico_id
        left join itens_contrato ic on ic.contrato_id = ${destinoId}
          and ic.tipo_alimentacao_id = i.tipo_alimentacao_id and ic.tipo_publico_id = i.tipo_publico_id
        order by p.data_refeicao, p.id, ta.ordem, tp.ordem`,
    );
  }

  /** Drafts by unit from a day on: they take the new contract by themselves. */
  async countDrafts(tx: Transaction, lotacaoIds: readonly number[], aPartirDe: string): Promise<Map<number, number>> {
    const contadas = await rows<{ lotacaoId: number; n: number }>(
      tx,
      sql`
        select lotacao_id as "lotacaoId", count(*)::int as n from pedidos
        where lotacao_id in (select value::int from jsonb_array_elements_text(${json(lotacaoIds)}))
          and data_refeicao >= ${aPartirDe}::date and situacao = 'RASCUNHO'
        group by lotacao_id`,
    );
    return new Map(contadas.map(({ lotacaoId, n }) => [lotacaoId, n]));
  }

  /**
   * Writes the new contract and price into the cells, then each order's value, principal contract and supplier from its
   * cells. A cell with nothing asked may have no price in the new contract, and is left without one.
   */
  async rebind(
    tx: Transaction,
    celulas: readonly CelulaTransferida[],
    { origemId, destinoId, agora, usuarioId }: { origemId: number; destinoId: number; agora: Date; usuarioId: number },
  ): Promise<void> {
    const ids = [...new Set(celulas.map(({ pedidoId }) => pedidoId))];
    const pares = new Map(
      celulas.map(c => [`${c.lotacaoId}:${c.tipoAlimentacaoId}`, [c.lotacaoId, c.tipoAlimentacaoId]]),
    );
    const pedidos = sql`(select value::int from jsonb_array_elements_text(${json(ids)}))`;
    await tx.execute(sql`
      update itens_pedido i
      set preco_centavos = ${precoNoDia(sql`ic`, sql`p.data_refeicao`)}, contrato_id = ic.contrato_id
      from ${pedidos} as ids(id)
      join pedidos p on p.id = ids.id
      join (
        select (value ->> 0)::int as lotacao_id, (value ->> 1)::int as refeicao
        from jsonb_array_elements(${json([...pares.values()])})
      ) v on v.lotacao_id = p.lotacao_id
      cross join tipos_publico tp
      left join itens_contrato ic on ic.contrato_id = ${destinoId} and ic.tipo_alimentacao_id = v.refeicao
        and ic.tipo_publico_id = tp.id
      where i.pedido_id = p.id and i.tipo_alimentacao_id = v.refeicao and i.tipo_publico_id = tp.id
        and i.contrato_id = ${origemId}`);
    await this.rastro.recount(tx, ids);
    await tx.execute(sql`
      update pedidos set alterado_em = ${agora.toISOString()}::timestamptz, alterado_por = ${usuarioId}, versao = versao + 1
      where id in ${pedidos}`);
  }

  async addHistory(
    tx: Transaction,
    linhas: readonly { pedidoId: number; detalhe: string }[],
    { agora, usuarioId }: { agora: Date; usuarioId: number },
  ): Promise<void> {
    await tx.execute(sql`
      insert into historico_pedido (pedido_id, em, usuario_id, evento, de, para, detalhe)
      select v."pedidoId", ${agora.toISOString()}::timestamptz, ${usuarioId}::int, 'transferir', p.situacao, p.situacao, v.detalhe
      from jsonb_to_recordset(${json(linhas)}) as v("pedidoId" int, detalhe text)
      join pedidos p on p.id = v."pedidoId"
      order by v."pedidoId"`);
  }
}
