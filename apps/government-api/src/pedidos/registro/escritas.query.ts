import { and, type SQL, sql } from 'drizzle-orm';
import type { Guard } from '../../cycle/cycle-steps.ts';
import type { Transaction } from '../../database/database.ts';
import { kept, keptRows } from '../../database/kept-query.ts';
import { nomeDe } from '../../usuarios/usuarios.query.ts';
import { type historicoPedido, numeracaoPedidos, pedidos } from '../pedidos.schema.ts';
import type { Par } from '../quantidades/itens.rules.ts';

type NovoPedido = Omit<typeof pedidos.$inferInsert, 'id'>;
const ABERTO = [
  ...(['numero', 'lotacaoId', 'dataRefeicao', 'tipo', 'complementoDe', 'situacao', 'foraDoPrazo'] as const),
  ...(['prazoLimiteEm', 'observacao', 'totalRefeicoes', 'criadoEm', 'criadoPor', 'alteradoEm'] as const),
  ...(['alteradoPor', 'versao'] as const),
] as const satisfies readonly (keyof NovoPedido)[];
/** What an order has when it is opened. */
export type PedidoAberto = Pick<NovoPedido, (typeof ABERTO)[number]>;
export type ItemAberto = Par & { quantidadeProgramada: number; quantidadeSolicitada: number };
export type NovoHistorico = typeof historicoPedido.$inferInsert;

type Autor = { autor: string };
type Atualizacao = (tx: Transaction, values: Record<string, unknown>) => Promise<Autor[]>;

// Prepared updates of one order. Each step sets its own columns from its own states, so there are only a handful of texts.
const atualizacoes = new Map<string, Atualizacao>();
const placeholder = (nome: string): SQL => sql`${sql.placeholder(nome)}`;

/** As the columns write them, because a placeholder does not. */
const escritos = (colunas: readonly (keyof NovoPedido)[], set: Partial<NovoPedido>): Record<string, unknown> =>
  Object.fromEntries(
    colunas.map(coluna => {
      const valor = set[coluna] ?? null;
      return [coluna, valor === null ? null : pedidos[coluna].mapToDriverValue(valor)];
    }),
  );

function atualizacaoDe(colunas: readonly (keyof NovoPedido)[], de: readonly string[]): Atualizacao {
  const nome = `${colunas}|${de}`;
  const conhecida = atualizacoes.get(nome);
  if (conhecida) return conhecida;
  const estados = sql.join(
    de.map(estado => sql`${estado}`),
    sql`, `,
  );
  const nova = kept<Autor[]>(tx =>
    tx
      .update(pedidos)
      .set({
        ...Object.fromEntries(colunas.map(coluna => [coluna, placeholder(coluna)])),
        versao: sql`${pedidos.versao} + 1`,
      })
      .where(
        and(
          sql`${pedidos.id} = ${sql.placeholder('id')}`,
          sql`${pedidos.versao} = ${sql.placeholder('versao')}`,
          sql`${pedidos.situacao} in (${estados})`,
        ),
      )
      .returning({ autor: nomeDe(pedidos.alteradoPor) }),
  );
  atualizacoes.set(nome, nova);
  return nova;
}

/** Empty when the row no longer matches the guard; else the name of the person who changed it. */
export function atualizarGuardado(
  tx: Transaction,
  { id, versao, de }: Guard,
  set: Partial<NovoPedido>,
): Promise<Autor[]> {
  const colunas = (Object.keys(set) as (keyof NovoPedido)[]).filter(coluna => set[coluna] !== undefined);
  return atualizacaoDe(colunas, [...de])(tx, { ...escritos(colunas, set), id, versao });
}

/** Repeats the predicate of the partial unique index word for word: that is how PostgreSQL finds it. */
const semLugar = sql`situacao not in ('RECUSADO', 'CANCELADO', 'EXPIRADO')`;

const abertura = kept<{ id: number }[]>(tx =>
  tx
    .insert(pedidos)
    .values(Object.fromEntries(ABERTO.map(coluna => [coluna, placeholder(coluna)])) as never)
    .onConflictDoNothing({ target: [pedidos.lotacaoId, pedidos.dataRefeicao, pedidos.tipo], where: semLugar })
    .returning({ id: pedidos.id }),
);

/** Empty when the unit already has a living order of the kind for that day. */
export const abrirPedido = (tx: Transaction, novo: PedidoAberto): Promise<{ id: number }[]> =>
  abertura(tx, escritos(ABERTO, novo));

export const abrirItens = keptRows(sql`
  insert into itens_pedido (pedido_id, tipo_alimentacao_id, tipo_publico_id, quantidade_programada, quantidade_solicitada)
  select ${sql.placeholder('pedidoId')}::int, i."tipoAlimentacaoId", i."tipoPublicoId", i."quantidadeProgramada", i."quantidadeSolicitada"
  from jsonb_to_recordset(${sql.placeholder('itens')}::jsonb) as i (
    "tipoAlimentacaoId" int, "tipoPublicoId" int, "quantidadeProgramada" int, "quantidadeSolicitada" int)`);

export const proximoNumero = kept<{ ultimo: number }[]>(tx =>
  tx
    .insert(numeracaoPedidos)
    .values({ ano: placeholder('ano'), ultimo: 1 })
    .onConflictDoUpdate({ target: numeracaoPedidos.ano, set: { ultimo: sql`${numeracaoPedidos.ultimo} + 1` } })
    .returning({ ultimo: numeracaoPedidos.ultimo }),
);

export const congelarCelulas = keptRows(sql`
  with contratos as (
    insert into contratos_pedido (pedido_id, contrato_id, fornecedor)
    select ${sql.placeholder('pedidoId')}::int, c.id, c.fornecedor
    from jsonb_to_recordset(${sql.placeholder('contratos')}::jsonb) as c (id int, fornecedor text)
  ), lotacao as (
    insert into lotacoes_pedido (pedido_id, nome, municipio, uf)
    select p.id, l.nome, l.municipio, l.uf from pedidos p join lotacoes l on l.id = p.lotacao_id
    where p.id = ${sql.placeholder('pedidoId')}::int
    on conflict (pedido_id) do update
    set nome = excluded.nome, municipio = excluded.municipio, uf = excluded.uf, pela_trilha = false
  )
  update itens_pedido i set preco_centavos = v."precoCentavos", contrato_id = v."contratoId"
  from jsonb_to_recordset(${sql.placeholder('precos')}::jsonb)
    as v ("tipoAlimentacaoId" int, "tipoPublicoId" int, "precoCentavos" bigint, "contratoId" int)
  where i.pedido_id = ${sql.placeholder('pedidoId')}::int
    and i.tipo_alimentacao_id = v."tipoAlimentacaoId" and i.tipo_publico_id = v."tipoPublicoId"`);

export const acrescentarHistorico = keptRows(sql`
  insert into historico_pedido (pedido_id, em, usuario_id, evento, de, para, detalhe, alteracoes)
  select h."pedidoId", h.em, h."usuarioId", h.evento, h.de, h.para, h.detalhe, h.alteracoes
  from jsonb_to_recordset(${sql.placeholder('novas')}::jsonb) as h (
    "pedidoId" int, em timestamptz, "usuarioId" int, evento text, de text, para text, detalhe text, alteracoes jsonb)`);
