import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos/pedidos.query.ts';

type Declarado = components['schemas']['DeclaradoNoMapa'];
export type DeclaradoEm = (lotacaoId: number, data: string) => Declarado | undefined;

/** Lists left out: every unit, every contract. */
export type DiasDeclarados = {
  readonly de: string;
  readonly ate: string;
  readonly lotacaoIds?: readonly number[] | undefined;
  readonly contratos?: readonly number[] | undefined;
};

const so = (coluna: SQL, ids: readonly number[] | undefined): SQL =>
  ids ? sql`and ${coluna} = any (${`{${ids.join(',')}}`}::int[])` : sql``;

@Injectable()
export class DeclaradoRepository {
  async porDia(tx: Transaction, { de, ate, lotacaoIds, contratos }: DiasDeclarados): Promise<DeclaradoEm> {
    const lidas = await rows<{ lotacaoId: number; data: string } & Declarado>(
      tx,
      sql`
        with declaradas as materialized (
          select i.lotacao_id, a.data, a.contrato_id, sum(i.produzida)::int as produzidas, sum(i.entregue)::int as entregues
          from declaracoes_atuais a join itens_declaracao i on i.declaracao_id = a.id
          where a.data between ${de}::date and ${ate}::date ${so(sql`a.contrato_id`, contratos)}
            ${so(sql`i.lotacao_id`, lotacaoIds)}
          group by 1, 2, 3
        )
        select d.lotacao_id as "lotacaoId", d.data::text, sum(d.produzidas)::int as produzidas,
          sum(d.entregues)::int as entregues, exists (
            select from pedidos p join itens_pedido i on i.pedido_id = p.id
            where p.lotacao_id = d.lotacao_id and p.data_refeicao = d.data and p.situacao in ${situacoesNoMapa}
              and ${demandaDe(sql`i`)} > 0 ${so(sql`i.contrato_id`, contratos)} and not exists (
                select from declaradas o
                where o.lotacao_id = d.lotacao_id and o.data = d.data and o.contrato_id = i.contrato_id)
          ) as "emParte"
        from declaradas d group by d.lotacao_id, d.data`,
    );
    const porDia = new Map(lidas.map(({ lotacaoId, data, ...declarado }) => [`${lotacaoId} ${data}`, declarado]));
    return (lotacaoId, data) => porDia.get(`${lotacaoId} ${data}`);
  }
}
