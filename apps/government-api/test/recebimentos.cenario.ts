import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { fotos } from '../src/fotos/fotos.schema.ts';
import { AGORA, AMANHA, type Cliente, enviarPedido, ids, item } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
export type DoPedido = Schemas['RecebimentosDoPedido'];

/** Meals of the scenario are delivered from 06:00 to 07:00 in Fortaleza. */
export const emFortaleza = (hora: string, data = AMANHA) => new Date(`${data}T${hora}:00-03:00`).toISOString();

/** An order of tomorrow, confirmed as asked, and the clock at 06:30 of its day. */
export async function confirmado(
  cliente: Cliente,
  database: Database,
  { itens = ITENS, lotacaoId = ids.upsl as number } = {},
): Promise<Schemas['Pedido'] & { etag: string }> {
  cliente.em(AGORA);
  const quem = lotacaoId === ids.upsl ? 'solicitante' : 'gestora';
  const { corpo, etag, status } = await enviarPedido(cliente, quem, { lotacaoId, dataRefeicao: AMANHA, itens });
  if (status !== 200) throw new Error(JSON.stringify(corpo));
  await database.execute(sql`update pedidos set situacao = 'CONFIRMADO' where id = ${corpo.id}`);
  await database.execute(
    sql`update itens_pedido set quantidade_confirmada = quantidade_solicitada where pedido_id = ${corpo.id}`,
  );
  cliente.em(emFortaleza('06:30'));
  return { ...corpo, etag };
}

export const ITENS = [
  item(ids.cafe, ids.interno, 100),
  item(ids.cafe, ids.servidor, 8),
  item(ids.almoco, ids.interno, 110),
];

export const recebido = (tipoPublicoId: number, entregue: number, recusada = 0) => ({
  tipoPublicoId,
  entregue,
  recusada,
});

export const CAFE_INTEIRO = {
  tipoAlimentacaoId: ids.cafe,
  itens: [recebido(ids.interno, 100), recebido(ids.servidor, 8)],
};
export const ALMOCO_INTEIRO = { tipoAlimentacaoId: ids.almoco, itens: [recebido(ids.interno, 110)] };

export async function guardarFoto(database: Database, nome: string, lotacaoId: number, contexto = 'RECEBIMENTO') {
  const foto = { nome, lotacaoId, contexto, tipo: 'image/jpeg', bytes: 10, usuarioId: 1 };
  await database.insert(fotos).values({ ...foto, sha256: createHash('sha256').update(nome).digest('hex') });
  return nome;
}

/** These tables only grow, so nothing less than truncate empties them. */
export const esvaziar = (database: Database) =>
  database.execute(
    sql.raw(`truncate fotos_recebimento, itens_recebimento, recebimentos, fotos, chaves_idempotencia, historico_pedido,
      contratos_pedido, itens_pedido, pedidos, numeracao_pedidos restart identity cascade`),
  );
