import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { parada } from '../contratos/contratos.query.ts';
import { rows, rowsOfSamePlan, type Transaction } from '../database/database.ts';
import { efetivoDeTodasNoDia } from '../efetivos/efetivos.query.ts';
import { situacoesRealizadas } from '../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { quantidadeDe, somavelDe } from '../pedidos/pedidos.soma.table.ts';
import { ANTES, antesDe, CELULA, NADA, pedidosDe, refeicoesDe } from './lidas.mapper.ts';

type Schemas = components['schemas'];

export type PedidoLido = Schemas['ReferenciaPedido'] & {
  tipo: Schemas['TipoPedido'];
  situacao: Schemas['SituacaoPedido'];
  fornecedor: string | null;
};

/**
 * One meal of one order that counts: `prevista` is expected, `quantidade` is the part of it in the totals, `completude` is
 * null while nothing was recorded.
 */
export type RefeicaoLida = readonly [
  refeicao: number,
  pedido: Schemas['SituacaoPedido'],
  prevista: number,
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
  antes: (readonly [refeicao: number, quantidade: number])[] | null;
  /** Meals whose contract does not deliver them that day. */
  interrompidas: number[] | null;
  /** Nothing at all is delivered that day. */
  parada: boolean;
};

/** Without `ufs` and `lotacaoIds`, all units. */
export type DasLotacoes = {
  readonly data: string;
  readonly ufs?: readonly Schemas['Uf'][] | undefined;
  readonly lotacaoIds?: readonly number[] | undefined;
  readonly comparadaCom?: string | undefined;
};

const ids = (valores: readonly (string | number)[]): string => valores.join(',');

/**
 * The cells of the orders that count, each found by its order's key: the cost follows the day, never the table's age (ADR
 * 48).
 */
const itensDo = (data: string): SQL => sql`
  pedidos p cross join lateral (select i.* from itens_pedido i where i.pedido_id = p.id offset 0) i
  where p.data_refeicao = ${data} and p.situacao in ${situacoesNoMapa}`;

const { refeicoes, centavos } = somavelDe('PREVISTA');

const quantidadesDe = (data: string): SQL => sql`
  left join (
    select p.lotacao_id, ${ANTES.list({ refeicao: sql`i.tipo_alimentacao_id`, quantidade: refeicoes })} as antes
    from ${itensDo(data)} group by p.lotacao_id
  ) a on a.lotacao_id = l.id`;

/** `x`: by unit, the meals that are not delivered. */
export const interrompidas = (data: string): SQL => sql`
  left join (
    select lotacao_id, array_agg(distinct tipo_alimentacao_id) as interrompidas from entregas_interrompidas
    where ${data}::date between inicio and fim group by lotacao_id
  ) x on x.lotacao_id = l.id`;

type EmTexto = Omit<LotacaoLida, 'pedidos' | 'refeicoes' | 'antes'> &
  Record<'pedidos' | 'refeicoes' | 'antes', string | null>;

@Injectable()
export class PedidosDasLotacoesRepository {
  async findDay(tx: Transaction, { data, ufs, lotacaoIds, comparadaCom }: DasLotacoes): Promise<LotacaoLida[]> {
    const daUf = ufs ? sql`and l.uf = any (${`{${ids(ufs)}}`}::text[])` : sql``;
    // Filters each table itself, so that few units read few rows.
    const delas = (coluna: SQL): SQL =>
      lotacaoIds ? sql`and ${coluna} = any (${`{${ids(lotacaoIds)}}`}::int[])` : sql``;
    // For all units one plan serves any day; for some of them a plan of their own is better.
    const ler = lotacaoIds || ufs ? rows : rowsOfSamePlan;
    const lidas = await ler<EmTexto>(
      tx,
      sql`
      select l.id, l.nome, l.municipio, l.uf, l.tipo, l.telefone, l.fuso_horario as "fusoHorario",
        e.internos, e.servidores, p.pedidos, p.enviado_em as "enviadoEm", r.refeicoes, f.fiscalizadas,
        x.interrompidas, ${parada(sql`l.id`, sql`${data}::date`)} as parada,
        ${comparadaCom ? sql`a.antes` : sql`null as antes`}
      from lotacoes l
      left join (
        select lotacao_id, max(enviado_em) as enviado_em, string_agg(
          concat_ws(E'\\x1f', id, numero, situacao, tipo, fornecedor), E'\\x1e' order by id) as pedidos
        from pedidos where data_refeicao = ${data} ${delas(sql`lotacao_id`)} group by lotacao_id
      ) p on p.lotacao_id = l.id
      left join (
        select p.lotacao_id, ${CELULA.list({
          pedido: sql`p.id`,
          refeicao: sql`i.tipo_alimentacao_id`,
          prevista: quantidadeDe.PREVISTA,
          quantidade: refeicoes,
          valor: centavos,
          entregue: sql`coalesce(i.quantidade_entregue, ${NADA})`,
          recusada: sql`coalesce(i.quantidade_recusada, ${NADA})`,
        })} as refeicoes
        from ${itensDo(data)} ${delas(sql`p.lotacao_id`)} group by p.lotacao_id
      ) r on r.lotacao_id = l.id
      left join (
        select lotacao_id, json_agg(distinct tipo_alimentacao_id) as fiscalizadas
        from fiscalizacoes where data = ${data} and situacao in ${situacoesRealizadas} ${delas(sql`lotacao_id`)}
        group by lotacao_id
      ) f on f.lotacao_id = l.id
      ${interrompidas(data)}
      ${comparadaCom ? quantidadesDe(comparadaCom) : sql``}
      ${efetivoDeTodasNoDia(sql`l.id`, sql`${data}::date`)}
      where (l.ativa or r.lotacao_id is not null) ${daUf} ${delas(sql`l.id`)}
      order by l.nome_busca, l.id`,
    );
    // Changed in place: fifteen hundred rows are not copied to change three of their fields.
    return lidas.map(lida => {
      const pedidos = lida.pedidos && pedidosDe(lida.pedidos);
      const refeicoes = lida.refeicoes && refeicoesDe(lida.refeicoes, pedidos || []);
      return Object.assign(lida, { pedidos, refeicoes, antes: lida.antes && antesDe(lida.antes) }) as LotacaoLida;
    });
  }
}
