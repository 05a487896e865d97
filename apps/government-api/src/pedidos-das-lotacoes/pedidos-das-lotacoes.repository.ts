import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { efetivoDoDia } from '../efetivos/efetivos.table.ts';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos/pedidos.table.ts';

type Schemas = components['schemas'];

export type PedidoLido = Schemas['ReferenciaPedido'] & {
  tipo: Schemas['TipoPedido'];
  situacao: Schemas['SituacaoPedido'];
  fornecedor: string | null;
};

/** One meal of one order that counts: meal, state of the order, asked for, centavos, what came (null while nothing was recorded). */
export type RefeicaoLida = readonly [
  refeicao: number,
  pedido: Schemas['SituacaoPedido'],
  quantidade: number,
  valorCentavos: number,
  completude: Schemas['Completude'] | null,
];

export type LotacaoLida = Schemas['ReferenciaLotacao'] & {
  tipo: Schemas['TipoLotacao'];
  telefone: string | null;
  fusoHorario: string;
  internos: number | null;
  servidores: number | null;
  pedidos: PedidoLido[] | null;
  enviadoEm: string | null;
  refeicoes: RefeicaoLida[] | null;
  /** Meals with a finished inspection. */
  fiscalizadas: number[] | null;
};

/** The states of an inspection whose answers are in. */
const CONCLUIDAS = [
  'AGUARDANDO_FOTOS',
  'REALIZADA',
  'CIENTE_FORNECEDOR',
] as const satisfies readonly Schemas['SituacaoFiscalizacao'][];

/** A day, and of which units: of all, of some states, or these. */
export type DasLotacoes = {
  readonly data: string;
  readonly ufs?: readonly Schemas['Uf'][] | undefined;
  readonly lotacaoIds?: readonly number[] | undefined;
};

const ids = (valores: readonly (string | number)[]): string => valores.join(',');

@Injectable()
export class PedidosDasLotacoesRepository {
  /** Every active unit, and any other with an order that counts that day, by name: one query, whatever the history. */
  async findDay(tx: Transaction, { data, ufs, lotacaoIds }: DasLotacoes): Promise<LotacaoLida[]> {
    const daUf = ufs ? sql`and l.uf = any (${`{${ids(ufs)}}`}::text[])` : sql``;
    const dela = lotacaoIds ? sql`and l.id = any (${`{${ids(lotacaoIds)}}`}::int[])` : sql``;
    return rows<LotacaoLida>(
      tx,
      sql`
      select l.id, l.nome, l.municipio, l.uf, l.tipo, l.telefone, l.fuso_horario as "fusoHorario",
        e.internos, e.servidores, p.pedidos, p.enviado_em as "enviadoEm", r.refeicoes, f.fiscalizadas
      from lotacoes l
      left join (
        select lotacao_id, max(enviado_em) as enviado_em, json_agg(json_build_object('id', id, 'numero', numero,
          'situacao', situacao, 'tipo', tipo, 'fornecedor', fornecedor) order by id) as pedidos
        from pedidos where data_refeicao = ${data} group by lotacao_id
      ) p on p.lotacao_id = l.id
      left join (
        select c.lotacao_id, json_agg(json_build_array(c.refeicao, c.situacao, c.quantidade, c.valor, case
          when not c.registrada then null when c.entregue = 0 then 'NAO_ENTREGUE'
          when c.completa then 'COMPLETA' else 'PARCIAL' end)) as refeicoes
        from (
          select p.lotacao_id, p.situacao, i.tipo_alimentacao_id as refeicao, sum(${demandaDe(sql`i`)}) as quantidade,
            sum(${demandaDe(sql`i`)} * coalesce(i.preco_centavos, 0)) as valor,
            bool_or(i.quantidade_entregue is not null) as registrada, sum(i.quantidade_entregue) as entregue,
            bool_and(i.quantidade_entregue - i.quantidade_recusada >= ${demandaDe(sql`i`)}) as completa
          from pedidos p join itens_pedido i on i.pedido_id = p.id
          where p.data_refeicao = ${data} and p.situacao in ${situacoesNoMapa}
          group by p.lotacao_id, p.id, i.tipo_alimentacao_id
        ) c group by c.lotacao_id
      ) r on r.lotacao_id = l.id
      left join (
        select lotacao_id, json_agg(distinct tipo_alimentacao_id) as fiscalizadas
        from fiscalizacoes where data = ${data} and situacao in ${[...CONCLUIDAS]} group by lotacao_id
      ) f on f.lotacao_id = l.id
      ${efetivoDoDia(sql`l.id`, sql`${data}::date`)}
      where (l.ativa or r.lotacao_id is not null) ${daUf} ${dela}
      order by l.nome_busca, l.id`,
    );
  }
}
