import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { quantidadeDe, somavelDe } from '../pedidos/pedidos.soma.table.ts';

type Schemas = components['schemas'];
export type Agrupamento = Schemas['GrupoDosTotais'];

/** One meal of one group; `refeicao` is null where the group asked for nothing. */
export type ParcelaLida = {
  /** null for meals that no contract answers for. */
  nome: string | null;
  uf: Schemas['Uf'] | null;
  lotacoes: number;
  enviaram: number;
  refeicao: number | null;
  quantidade: number;
  valorCentavos: number;
};

const { refeicoes, centavos } = somavelDe('PREVISTA');

/** The supplier's name is the one frozen with the order. */
const chaves: Record<Agrupamento, { nome: SQL; uf: SQL }> = {
  FORNECEDOR: { nome: sql`x.fornecedor`, uf: sql`null::text` },
  MUNICIPIO: { nome: sql`x.municipio`, uf: sql`x.uf` },
  UF: { nome: sql`x.uf`, uf: sql`null::text` },
};

@Injectable()
export class TotaisRepository {
  async sum(
    tx: Transaction,
    { data, uf, por }: { data: string; uf?: Schemas['Uf'] | undefined; por: Agrupamento },
  ): Promise<ParcelaLida[]> {
    const { nome, uf: daUf } = chaves[por];
    // A unit that asked for nothing has no supplier, but has a city.
    const contam = por === 'FORNECEDOR' ? sql`x.prevista > 0` : sql`(x.ativa or x.refeicao is not null)`;
    // Joins the day's orders only; otherwise all that were ever sent are read.
    const comFornecedor =
      por === 'FORNECEDOR'
        ? sql`left join (select c.* from do_dia d join contratos_pedido c on c.pedido_id = d.id) c
            on c.pedido_id = p.id and c.contrato_id = i.contrato_id`
        : sql``;
    const deQuem = por === 'FORNECEDOR' ? sql`c.fornecedor` : sql`null::text`;
    return rows<ParcelaLida>(
      tx,
      sql`
      with do_dia as materialized (
        select id, lotacao_id from pedidos where data_refeicao = ${data} and situacao in ${situacoesNoMapa}
      ),
      pedidas as (
        select p.lotacao_id, i.tipo_alimentacao_id as refeicao, ${deQuem} as fornecedor, sum(${quantidadeDe.PREVISTA}) as prevista,
          sum(${refeicoes}) as somada, sum(${centavos}) as valor
        from do_dia p join itens_pedido i on i.pedido_id = p.id ${comFornecedor}
        group by 1, 2, 3
      ),
      lidas as (
        select x.*, ${nome} as nome, ${daUf} as da_uf
        from (
          select l.id, l.ativa, l.municipio, l.uf, q.refeicao, q.fornecedor, q.prevista, q.somada, q.valor
          from lotacoes l left join pedidas q on q.lotacao_id = l.id
        ) x where ${contam} ${uf ? sql`and x.uf = ${uf}` : sql``}
      ),
      grupos as (
        select nome, da_uf, count(distinct id)::int as lotacoes,
          (count(distinct id) filter (where refeicao is not null))::int as enviaram
        from lidas group by 1, 2
      )
      select g.nome, g.da_uf as uf, g.lotacoes, g.enviaram, l.refeicao, coalesce(sum(l.somada), 0)::int as quantidade,
        coalesce(sum(l.valor), 0)::float8 as "valorCentavos"
      from grupos g join lidas l on coalesce(l.nome, '') = coalesce(g.nome, '') and coalesce(l.da_uf, '') = coalesce(g.da_uf, '')
      group by 1, 2, 3, 4, 5`,
    );
  }
}
