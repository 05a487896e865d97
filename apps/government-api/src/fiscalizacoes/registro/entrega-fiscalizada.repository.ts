import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { demandaDe } from '../../pedidos/pedidos.query.ts';

type Schemas = components['schemas'];

export type Chave = { readonly pedidoId: number; readonly tipoAlimentacaoId: number };

export type Entrega = { readonly lotacaoId: number; readonly data: string; readonly tipoAlimentacaoId: number };

export type EntregaDoPedido = Chave & {
  readonly numero: string;
  readonly situacao: Schemas['SituacaoPedido'];
  readonly lotacaoId: number;
  readonly data: string;
  readonly contratoId: number | null;
  readonly fornecedorId: number | null;
  readonly confirmadas: number;
};

export type FatosDaEntrega = {
  readonly publicos: Schemas['ConfirmadaPorPublico'][];
  readonly dietas: number;
  readonly recebimento: Schemas['RecebimentoConhecido'] | null;
};

const SEM_FATOS: FatosDaEntrega = { publicos: [], dietas: 0, recebimento: null };

type Lida = Chave & { publicos: Schemas['ConfirmadaPorPublico'][]; dietas: number; recebimento: Recebida | null };
type Recebida = Omit<Schemas['RecebimentoConhecido'], 'chegadaEm'> & { chegadaEm: string | null };

const confirmada = demandaDe(sql`i`);
const chaves = (todas: readonly Chave[]): SQL =>
  sql.join(
    todas.map(({ pedidoId, tipoAlimentacaoId }) => sql`(${pedidoId}::int, ${tipoAlimentacaoId}::int)`),
    sql`, `,
  );

@Injectable()
export class EntregaFiscalizadaRepository {
  /** Undefined where the order has nothing of that meal. */
  async findDelivery(tx: Transaction, { pedidoId, tipoAlimentacaoId }: Chave): Promise<EntregaDoPedido | undefined> {
    const [lida] = await rows<EntregaDoPedido>(
      tx,
      sql`select p.id as "pedidoId", i.tipo_alimentacao_id as "tipoAlimentacaoId", p.numero, p.situacao,
            p.lotacao_id as "lotacaoId", p.data_refeicao::text as data,
            min(i.contrato_id) as "contratoId", min(c.fornecedor_id) as "fornecedorId", sum(${confirmada})::int as confirmadas
          from pedidos p join itens_pedido i on i.pedido_id = p.id left join contratos c on c.id = i.contrato_id
          where p.id = ${pedidoId} and i.tipo_alimentacao_id = ${tipoAlimentacaoId} group by p.id, i.tipo_alimentacao_id`,
    );
    return lida;
  }

  /**
   * The order a delivery belongs to. Of several, a confirmed one comes first, then one that was delivered, then the
   * day's order before the one that complements it.
   */
  async findOrderOf(
    tx: Transaction,
    { lotacaoId, data, tipoAlimentacaoId }: Entrega,
    situacoes: readonly Schemas['SituacaoPedido'][],
  ): Promise<number | undefined> {
    const [lido] = await rows<{ id: number }>(
      tx,
      sql`select p.id from pedidos p
          join itens_pedido i on i.pedido_id = p.id and i.tipo_alimentacao_id = ${tipoAlimentacaoId}
          where p.lotacao_id = ${lotacaoId} and p.data_refeicao = ${data} and p.situacao in ${[...situacoes]}
          group by p.id having sum(${confirmada}) > 0
          order by p.situacao = 'ENVIADO', p.situacao = 'NAO_ENTREGUE', p.tipo = 'COMPLEMENTAR', p.id limit 1`,
    );
    return lido?.id;
  }

  async supplierOf(tx: Transaction, contratoId: number): Promise<number | null> {
    const [lido] = await rows<{ fornecedorId: number }>(
      tx,
      sql`select fornecedor_id as "fornecedorId" from contratos where id = ${contratoId}`,
    );
    return lido?.fornecedorId ?? null;
  }

  async factsOf(tx: Transaction, todas: readonly Chave[]): Promise<(chave: Partial<Chave>) => FatosDaEntrega> {
    if (!todas.length) return () => SEM_FATOS;
    const lidas = await rows<Lida>(
      tx,
      sql`select k.pedido as "pedidoId", k.refeicao as "tipoAlimentacaoId", q.publicos, coalesce(d.dietas, 0) as dietas, r.recebimento
          from (values ${chaves(todas)}) as k (pedido, refeicao)
          join lateral (
            select json_agg(json_build_object('tipoPublicoId', t.id, 'publico', t.nome, 'confirmada', ${confirmada})
              order by t.ordem, t.id) as publicos
            from itens_pedido i join tipos_publico t on t.id = i.tipo_publico_id
            where i.pedido_id = k.pedido and i.tipo_alimentacao_id = k.refeicao
          ) q on true
          left join lateral (
            select sum(quantidade)::int as dietas from dietas_pedido
            where pedido_id = k.pedido and tipo_alimentacao_id = k.refeicao
          ) d on true
          left join lateral (
            select json_build_object('chegadaEm', min(r.chegada_em), 'chegadaDigitada', bool_or(r.chegada_digitada),
              'atrasoMin', (array_agg(r.atraso_min order by r.entrega))[1],
              'completude', (array_agg(r.completude order by r.entrega))[1],
              'temperaturaQuente', min(r.temperatura_quente), 'temperaturaFria', max(r.temperatura_fria),
              'itens', (
                select coalesce(json_agg(json_build_object('tipoPublicoId', s.publico, 'entregue', s.entregue)), '[]')
                from (
                  select x.tipo_publico_id as publico, sum(x.entregue)::int as entregue
                  from recebimentos v join itens_recebimento x on x.recebimento_id = v.id
                  where v.pedido_id = k.pedido and v.tipo_alimentacao_id = k.refeicao and v.vigente
                  group by 1 order by 1
                ) s)) as recebimento
            from recebimentos r where r.pedido_id = k.pedido and r.tipo_alimentacao_id = k.refeicao and r.vigente
            having count(*) > 0
          ) r on true`,
    );
    const porChave = new Map(lidas.map(lida => [`${lida.pedidoId}:${lida.tipoAlimentacaoId}`, fatosDe(lida)]));
    return ({ pedidoId, tipoAlimentacaoId }) => porChave.get(`${pedidoId}:${tipoAlimentacaoId}`) ?? SEM_FATOS;
  }
}

const fatosDe = ({ publicos, dietas, recebimento }: Lida): FatosDaEntrega => ({
  publicos: publicos ?? [],
  dietas,
  recebimento: recebimento && {
    ...recebimento,
    chegadaEm: recebimento.chegadaEm && new Date(recebimento.chegadaEm).toISOString(),
  },
});
