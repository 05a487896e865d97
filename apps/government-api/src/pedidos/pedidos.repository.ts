import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contratos } from '../contratos/contratos.table.ts';
import type { Transaction } from '../database/database.ts';
import { lotacoes } from '../lotacoes/lotacoes.table.ts';
import { tiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.table.ts';
import { tiposPublico } from '../tipos-publico/tipos-publico.table.ts';
import { usuarios } from '../usuarios/usuarios.table.ts';
import type { BaseConferencia } from './pedidos.diferenca.table.ts';
import type { Par } from './pedidos.itens.rules.ts';
import { contratosPedido, historicoPedido, itensPedido, numeracaoPedidos, pedidos } from './pedidos.table.ts';

type Schemas = components['schemas'];
type NovoPedido = Omit<typeof pedidos.$inferInsert, 'id'>;
type NovoItem = Omit<typeof itensPedido.$inferInsert, 'pedidoId'>;
type NovoHistorico = typeof historicoPedido.$inferInsert;

/** What a guarded update asks of the row before it touches it. */
export type Guarda = { id: number; versao: number; de: readonly (string | null)[] };

const criador = alias(usuarios, 'criador');
const remetente = alias(usuarios, 'remetente');
const autor = alias(usuarios, 'autor');

export type CabecalhoPedido = NonNullable<Awaited<ReturnType<PedidosRepository['findById']>>>;
export type ItemLido = Awaited<ReturnType<PedidosRepository['itemsOf']>>[number];
export type HistoricoLido = Awaited<ReturnType<PedidosRepository['historyOf']>>[number];

@Injectable()
export class PedidosRepository {
  /** The next `AAAA-000001` of a year. The row stays locked until the transaction ends, so numbers have no holes. */
  async nextNumber(tx: Transaction, ano: number): Promise<string> {
    const [row] = await tx
      .insert(numeracaoPedidos)
      .values({ ano, ultimo: 1 })
      .onConflictDoUpdate({ target: numeracaoPedidos.ano, set: { ultimo: sql`${numeracaoPedidos.ultimo} + 1` } })
      .returning({ ultimo: numeracaoPedidos.ultimo });
    return `${ano}-${String(row?.ultimo).padStart(6, '0')}`;
  }

  /** The new order's id, or null when this unit already has its order for that day. */
  async insert(tx: Transaction, novo: NovoPedido): Promise<number | null> {
    const [row] = await tx
      .insert(pedidos)
      .values(novo)
      .onConflictDoNothing({ target: [pedidos.lotacaoId, pedidos.dataRefeicao] })
      .returning({ id: pedidos.id });
    return row?.id ?? null;
  }

  async findOfDay(tx: Transaction, lotacaoId: number, data: string) {
    const [row] = await tx
      .select({ id: pedidos.id, numero: pedidos.numero })
      .from(pedidos)
      .where(and(eq(pedidos.lotacaoId, lotacaoId), eq(pedidos.dataRefeicao, data)));
    return row ?? null;
  }

  async findById(tx: Transaction, id: number) {
    const [row] = await tx
      .select({
        pedido: pedidos,
        lotacao: {
          id: lotacoes.id,
          nome: lotacoes.nome,
          municipio: lotacoes.municipio,
          uf: sql<Schemas['Uf']>`${lotacoes.uf}`,
        },
        fusoHorario: lotacoes.fusoHorario,
        criadoPor: criador.nome,
        enviadoPor: remetente.nome,
        alteradoPor: autor.nome,
      })
      .from(pedidos)
      .innerJoin(lotacoes, eq(lotacoes.id, pedidos.lotacaoId))
      .innerJoin(criador, eq(criador.id, pedidos.criadoPor))
      .innerJoin(autor, eq(autor.id, pedidos.alteradoPor))
      .leftJoin(remetente, eq(remetente.id, pedidos.enviadoPor))
      .where(eq(pedidos.id, id));
    return row ?? null;
  }

  /** In the order of the grid: meals as served, publics as columns. */
  async itemsOf(tx: Transaction, pedidoId: number) {
    return tx
      .select({
        tipoAlimentacaoId: itensPedido.tipoAlimentacaoId,
        tipoPublicoId: itensPedido.tipoPublicoId,
        quantidadeProgramada: itensPedido.quantidadeProgramada,
        quantidade: itensPedido.quantidadeSolicitada,
        precoCentavos: itensPedido.precoCentavos,
        contratoId: itensPedido.contratoId,
        refeicao: tiposAlimentacao.nome,
        publico: tiposPublico.nome,
        baseConferencia: sql<BaseConferencia>`${tiposPublico.baseConferencia}`,
        exigeJustificativa: tiposPublico.exigeJustificativa,
        ativo: sql<boolean>`${tiposAlimentacao.ativo} and ${tiposPublico.ativo}`,
      })
      .from(itensPedido)
      .innerJoin(tiposAlimentacao, eq(tiposAlimentacao.id, itensPedido.tipoAlimentacaoId))
      .innerJoin(tiposPublico, eq(tiposPublico.id, itensPedido.tipoPublicoId))
      .where(eq(itensPedido.pedidoId, pedidoId))
      .orderBy(tiposAlimentacao.ordem, tiposAlimentacao.id, tiposPublico.ordem, tiposPublico.id);
  }

  /** The contracts a sent order was frozen with. */
  async contractsOf(tx: Transaction, pedidoId: number) {
    return tx
      .select({ id: contratos.id, numero: contratos.numero, fornecedor: contratosPedido.fornecedor })
      .from(contratosPedido)
      .innerJoin(contratos, eq(contratos.id, contratosPedido.contratoId))
      .where(eq(contratosPedido.pedidoId, pedidoId))
      .orderBy(contratos.numero);
  }

  /** The latest thousand lines, oldest first. */
  async historyOf(tx: Transaction, pedidoId: number) {
    const lines = await tx
      .select({
        em: historicoPedido.em,
        por: usuarios.nome,
        evento: historicoPedido.evento,
        de: historicoPedido.de,
        para: historicoPedido.para,
        alteracoes: historicoPedido.alteracoes,
        detalhe: historicoPedido.detalhe,
      })
      .from(historicoPedido)
      .innerJoin(usuarios, eq(usuarios.id, historicoPedido.usuarioId))
      .where(eq(historicoPedido.pedidoId, pedidoId))
      .orderBy(desc(historicoPedido.id))
      .limit(1000);
    return lines.reverse();
  }

  /** False when the row is no longer what the person saw: another state or another version. */
  async transition(tx: Transaction, { id, versao, de }: Guarda, set: Partial<NovoPedido>): Promise<boolean> {
    const states = de.filter(state => state !== null) as NovoPedido['situacao'][];
    const rows = await tx
      .update(pedidos)
      .set({ ...set, versao: sql`${pedidos.versao} + 1` })
      .where(and(eq(pedidos.id, id), eq(pedidos.versao, versao), inArray(pedidos.situacao, states)))
      .returning({ id: pedidos.id });
    return rows.length === 1;
  }

  async replaceItems(tx: Transaction, pedidoId: number, itens: readonly NovoItem[]): Promise<void> {
    await tx.delete(itensPedido).where(eq(itensPedido.pedidoId, pedidoId));
    await this.insertItems(tx, pedidoId, itens);
  }

  async insertItems(tx: Transaction, pedidoId: number, itens: readonly NovoItem[]): Promise<void> {
    if (itens.length) await tx.insert(itensPedido).values(itens.map(item => ({ ...item, pedidoId })));
  }

  /** Writes prices and the contracts they come from into an order's cells, for good. */
  async freezePrices(
    tx: Transaction,
    pedidoId: number,
    precos: readonly (Par & { precoCentavos: number; contratoId: number })[],
  ): Promise<void> {
    if (!precos.length) return;
    const rows = sql.join(
      precos.map(
        p =>
          sql`(${p.tipoAlimentacaoId}::int, ${p.tipoPublicoId}::int, ${p.precoCentavos}::bigint, ${p.contratoId}::int)`,
      ),
      sql`, `,
    );
    await tx.execute(sql`
      update itens_pedido i set preco_centavos = v.preco, contrato_id = v.contrato
      from (values ${rows}) as v (refeicao, publico, preco, contrato)
      where i.pedido_id = ${pedidoId} and i.tipo_alimentacao_id = v.refeicao and i.tipo_publico_id = v.publico`);
  }

  async addContracts(tx: Transaction, pedidoId: number, lista: readonly { id: number; fornecedor: string }[]) {
    await tx
      .insert(contratosPedido)
      .values(lista.map(({ id, fornecedor }) => ({ pedidoId, contratoId: id, fornecedor })));
  }

  async addHistory(tx: Transaction, novo: NovoHistorico): Promise<void> {
    await tx.insert(historicoPedido).values(novo);
  }
}
