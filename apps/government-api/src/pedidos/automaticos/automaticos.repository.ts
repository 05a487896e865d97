import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { USUARIO_DO_SISTEMA } from '../../usuarios/usuarios.query.ts';
import { ciclo } from '../pedidos.ciclo.rules.ts';
import type { SituacaoPedido } from '../pedidos.ciclo.table.ts';
import { tipos } from '../pedidos.tipos.table.ts';
import type { Quantidade } from '../quantidades/itens.rules.ts';

/** A unit that ordered nothing for the day; `pedidoId` is the system's own draft, when nobody has touched it. */
export type UnidadeCalada = {
  lotacaoId: number;
  lotacao: string;
  pedidoId: number | null;
  versao: number | null;
};

export type RascunhoNovo = { lotacaoId: number; itens: readonly Quantidade[] };
export type RascunhoAberto = { id: number; lotacaoId: number };

export type PedidoVencido = {
  id: number;
  numero: string;
  lotacaoId: number;
  lotacao: string;
  data: string;
  situacao: SituacaoPedido;
};

export type Lote = { data: string; fuso: string; depoisDe: number; tamanho: number };

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
const ids = (lista: readonly number[]) => sql`(select value::int from jsonb_array_elements_text(${json(lista)}))`;
const doDia = Object.entries(tipos).flatMap(([tipo, { principal }]) => (principal ? [tipo] : []));

@Injectable()
export class PedidosAutomaticosRepository {
  async unitsAfter(tx: Transaction, { fuso, depoisDe, tamanho }: Lote): Promise<number[]> {
    const lidas = await rows<{ id: number }>(
      tx,
      sql`
        select id from lotacoes where ativa and fuso_horario = ${fuso} and id > ${depoisDe}
        order by id limit ${tamanho} for key share`,
    );
    return lidas.map(({ id }) => id);
  }

  /** Takes the same locks as `PedidosRepository.lockDay` for many units, always in id order. */
  async lockDays(tx: Transaction, lotacaoIds: readonly number[], data: string): Promise<void> {
    await tx.execute(sql`
      select pg_advisory_xact_lock(u.id, ${data}::date - date '2000-01-01')
      from (select id from lotacoes where id in ${ids(lotacaoIds)} order by id) u`);
  }

  /**
   * Of these units, those with no order for the day. A cancelled or refused order counts as an answer; the system's own
   * untouched draft does not, nor does what an interruption or a suspension cancelled.
   */
  silent(tx: Transaction, lotacaoIds: readonly number[], data: string): Promise<UnidadeCalada[]> {
    return rows<UnidadeCalada>(
      tx,
      sql`
        select l.id as "lotacaoId", l.nome as lotacao, r.id as "pedidoId", r.versao
        from lotacoes l
        left join pedidos r on r.lotacao_id = l.id and r.data_refeicao = ${data}::date and r.situacao = 'RASCUNHO'
          and r.tipo = 'PROGRAMADO' and r.alterado_por = ${USUARIO_DO_SISTEMA}
        where l.id in ${ids(lotacaoIds)} and not exists (
          select from pedidos p where p.lotacao_id = l.id and p.data_refeicao = ${data}::date and p.tipo in ${doDia}
            and p.id is distinct from r.id and p.interrupcao_id is null and p.suspensao_id is null)
        order by l.id`,
    );
  }

  async insertDrafts(
    tx: Transaction,
    novos: readonly RascunhoNovo[],
    { data, agora, prazoLimiteEm, ano }: { data: string; agora: Date; prazoLimiteEm: Date; ano: number },
  ): Promise<RascunhoAberto[]> {
    const [numeracao] = await rows<{ ultimo: number }>(
      tx,
      sql`
        insert into numeracao_pedidos as n (ano, ultimo) values (${ano}, ${novos.length})
        on conflict (ano) do update set ultimo = n.ultimo + excluded.ultimo returning ultimo`,
    );
    const antes = (numeracao?.ultimo ?? novos.length) - novos.length;
    const linhas = novos.map(({ lotacaoId, itens }, n) => ({
      lotacaoId,
      numero: `${ano}-${String(antes + n + 1).padStart(6, '0')}`,
      total: itens.reduce((soma, { quantidade }) => soma + quantidade, 0),
    }));
    const em = sql`${agora.toISOString()}::timestamptz`;
    const abertos = await rows<RascunhoAberto>(
      tx,
      sql`
        insert into pedidos (numero, lotacao_id, data_refeicao, tipo, situacao, prazo_limite_em, total_refeicoes,
          criado_em, criado_por, alterado_em, alterado_por)
        select v.numero, v."lotacaoId", ${data}::date, 'PROGRAMADO', 'RASCUNHO', ${prazoLimiteEm.toISOString()}::timestamptz,
          v.total, ${em}, ${USUARIO_DO_SISTEMA}, ${em}, ${USUARIO_DO_SISTEMA}
        from jsonb_to_recordset(${json(linhas)}) as v(numero text, "lotacaoId" int, total int)
        returning id, lotacao_id as "lotacaoId"`,
    );
    const porUnidade = new Map(abertos.map(({ id, lotacaoId }) => [lotacaoId, id]));
    const celulas = novos.flatMap(({ lotacaoId, itens }) =>
      itens.map(item => ({ ...item, pedidoId: porUnidade.get(lotacaoId) })),
    );
    await tx.execute(sql`
      insert into itens_pedido (pedido_id, tipo_alimentacao_id, tipo_publico_id, quantidade_programada, quantidade_solicitada)
      select "pedidoId", "tipoAlimentacaoId", "tipoPublicoId", quantidade, quantidade
      from jsonb_to_recordset(${json(celulas)})
        as v("pedidoId" int, "tipoAlimentacaoId" int, "tipoPublicoId" int, quantidade int)`);
    await tx.execute(sql`
      insert into historico_pedido (pedido_id, em, usuario_id, evento, de, para, detalhe)
      select value::int, ${em}, ${USUARIO_DO_SISTEMA}, 'criar', null, 'RASCUNHO', 'Aberto pela programação.'
      from jsonb_array_elements_text(${json(abertos.map(({ id }) => id))})`);
    return abertos;
  }

  /**
   * Expires the next orders whose day has passed on the unit's clock and returns the state each was in. Skips locked rows
   * instead of waiting.
   */
  async expire(
    tx: Transaction,
    agora: Date,
    { tamanho, motivo }: { tamanho: number; motivo: string },
  ): Promise<PedidoVencido[]> {
    const em = sql`${agora.toISOString()}::timestamptz`;
    const vencidos = await rows<PedidoVencido>(
      tx,
      sql`
        with vencidos as (
          select p.id, p.situacao, l.nome
          from pedidos p join lotacoes l on l.id = p.lotacao_id
          where p.situacao in ${ciclo.from('expirar')}
            -- No zone is a day ahead of UTC: the first condition reads the index, the second decides.
            and p.data_refeicao <= (${em} at time zone 'UTC')::date
            and p.data_refeicao < (${em} at time zone l.fuso_horario)::date
          order by p.data_refeicao, p.id limit ${tamanho} for update of p skip locked
        )
        update pedidos p
        set situacao = 'EXPIRADO', versao = p.versao + 1, alterado_em = ${em}, alterado_por = ${USUARIO_DO_SISTEMA}
        from vencidos v where v.id = p.id
        returning p.id, p.numero, p.lotacao_id as "lotacaoId", v.nome as lotacao, p.data_refeicao::text as data, v.situacao`,
    );
    if (!vencidos.length) return vencidos;
    await tx.execute(sql`
      insert into historico_pedido (pedido_id, em, usuario_id, evento, de, para, detalhe)
      select id, ${em}, ${USUARIO_DO_SISTEMA}, 'expirar', situacao, 'EXPIRADO', ${motivo}
      from jsonb_to_recordset(${json(vencidos)}) as v(id int, situacao text)`);
    await tx.execute(sql`
      update ajustes_pedido set situacao = 'RECUSADO', respondido_em = ${em}, respondido_por = ${USUARIO_DO_SISTEMA},
        resposta = ${motivo}
      where situacao = 'SOLICITADO' and pedido_id in ${ids(vencidos.map(({ id }) => id))}`);
    return vencidos;
  }
}
