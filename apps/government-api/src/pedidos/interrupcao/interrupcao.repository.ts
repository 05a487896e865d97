import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { ciclo } from '../pedidos.ciclo.rules.ts';
import type { SituacaoPedido } from '../pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos.query.ts';

/** What a contract delivers, or all that a unit asks for. */
export type Alcance = {
  readonly de: string;
  readonly ate: string;
  /** Empty: every meal. */
  readonly refeicaoIds: readonly number[];
  /** Empty, or left out: every public. */
  readonly publicoIds?: readonly number[];
} & ({ readonly contratoId: number } | { readonly lotacaoId: number });

/** An order already sent that asks for what stops on these days. */
export type PedidoAlcancado = {
  id: number;
  numero: string;
  versao: number;
  situacao: SituacaoPedido;
  data: string;
  lotacao: { id: number; nome: string; municipio: string; uf: string };
  fusoHorario: string;
  /** The cells that stop, with something asked. */
  celulas: { tipoAlimentacaoId: number; tipoPublicoId: number; quantidade: number }[];
  /** It asks for nothing else. */
  inteiro: boolean;
  recebido: boolean;
};

const deQuem = (quem: { contratoId: number } | { lotacaoId: number }): SQL =>
  'contratoId' in quem ? sql`i.contrato_id = ${quem.contratoId}` : sql`p.lotacao_id = ${quem.lotacaoId}`;
const emLista = (ids: readonly number[]): SQL => sql`any (${`{${ids.join(',')}}`}::int[])`;

@Injectable()
export class PedidosInterrupcaoRepository {
  findReached(
    tx: Transaction,
    { de, ate, refeicaoIds, publicoIds = [], ...quem }: Alcance,
  ): Promise<PedidoAlcancado[]> {
    const alvo = sql`${deQuem(quem)} and ${demandaDe(sql`i`)} > 0
      ${refeicaoIds.length ? sql`and i.tipo_alimentacao_id = ${emLista(refeicaoIds)}` : sql``}
      ${publicoIds.length ? sql`and i.tipo_publico_id = ${emLista(publicoIds)}` : sql``}`;
    return rows<PedidoAlcancado>(
      tx,
      sql`
        select p.id, p.numero, p.versao, p.situacao, p.data_refeicao::text as data, l.fuso_horario as "fusoHorario",
          json_build_object('id', l.id, 'nome', l.nome, 'municipio', l.municipio, 'uf', l.uf) as lotacao,
          json_agg(json_build_object('tipoAlimentacaoId', i.tipo_alimentacao_id, 'tipoPublicoId', i.tipo_publico_id,
            'quantidade', ${demandaDe(sql`i`)}) order by i.tipo_alimentacao_id, i.tipo_publico_id) filter (where ${alvo}) as celulas,
          bool_and((${alvo}) or ${demandaDe(sql`i`)} = 0) as inteiro,
          bool_or(i.quantidade_entregue is not null) as recebido
        from pedidos p
        join lotacoes l on l.id = p.lotacao_id
        join itens_pedido i on i.pedido_id = p.id
        where p.data_refeicao between ${de}::date and ${ate}::date and p.situacao in ${ciclo.from('cancelar')}
        group by p.id, l.id
        having bool_or(${alvo})
        order by p.data_refeicao, l.nome_busca, p.id`,
    );
  }

  /** What the system drafted by itself no longer asks for meals that are not delivered; nobody else typed it. */
  async clearDrafts(tx: Transaction, pedidoIds: readonly number[]): Promise<void> {
    await tx.execute(sql`
      update itens_pedido i set quantidade_solicitada = 0
      from pedidos p
      where p.id = i.pedido_id and p.id = ${emLista(pedidoIds)} and i.quantidade_solicitada > 0 and exists (
        select from entregas_interrompidas x where x.lotacao_id = p.lotacao_id
          and x.tipo_alimentacao_id = i.tipo_alimentacao_id and p.data_refeicao between x.inicio and x.fim
        union all
        select from publicos_suspensos x where x.lotacao_id = p.lotacao_id and i.tipo_publico_id = any (x.publico_ids)
          and x.tipo_alimentacao_id = i.tipo_alimentacao_id and p.data_refeicao between x.inicio and x.fim)`);
  }
}
