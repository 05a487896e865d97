import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { isoInstant } from '../clock/iso-instant.ts';
import type { Guard } from '../cycle/cycle-steps.ts';
import { rows, type Transaction } from '../database/database.ts';
import type { CelulaEntregue, JaGlosado } from './glosa.rules.ts';
import type { SituacaoOcorrencia } from './ocorrencias.ciclo.table.ts';
import { anexosOcorrencia, ocorrencias, passosOcorrencia } from './ocorrencias.schema.ts';

export type Ocorrencia = typeof ocorrencias.$inferSelect;
export type Anexo = typeof anexosOcorrencia.$inferSelect;
type PassoNovo = typeof passosOcorrencia.$inferInsert;
export type PassoLido = Pick<PassoNovo, 'evento' | 'para' | 'detalhe'> & { em: string; quem: string | null };
/** The record an occurrence comes from; `vale`: it still stands. */
export type Origem = { tipoAlimentacaoId: number; vale: boolean };
/** `pedidoId` is null for a delivery without an order; `contratoId`, where the inspection knew of no contract. */
export type SemPedido = Origem & {
  lotacaoId: number;
  dataRefeicao: string;
  pedidoId: number | null;
  contratoId: number | null;
};
export type Entrega = { contratoId: number; fornecedorId: number };

type Alvo = Pick<Ocorrencia, 'pedidoId' | 'contratoId' | 'tipoAlimentacaoId'>;

@Injectable()
export class OcorrenciasRepository {
  /** The contract of the meal; without a meal, the order's principal contract. */
  async findContract(
    tx: Transaction,
    pedidoId: number,
    tipoAlimentacaoId: number | null,
  ): Promise<Entrega | undefined> {
    const [entrega] = await rows<Entrega>(
      tx,
      sql`
        select c.id as "contratoId", c.fornecedor_id as "fornecedorId" from contratos c where c.id = (
          select case when ${tipoAlimentacaoId}::int is null then p.contrato_id else (
            select i.contrato_id from itens_pedido i
            where i.pedido_id = p.id and i.tipo_alimentacao_id = ${tipoAlimentacaoId}::int and i.contrato_id is not null
            order by i.contrato_id limit 1) end
          from pedidos p where p.id = ${pedidoId})`,
    );
    return entrega;
  }

  /** Undefined where there is none or it is another order's. */
  async findReception(tx: Transaction, id: number, pedidoId: number): Promise<Origem | undefined> {
    const [achado] = await rows<Origem>(
      tx,
      sql`select tipo_alimentacao_id as "tipoAlimentacaoId", vigente as vale from recebimentos
          where id = ${id} and pedido_id = ${pedidoId} and not anulacao`,
    );
    return achado;
  }

  /** An inspection stands (`vale`) once it is concluded. */
  async findInspection(tx: Transaction, id: number, pedidoId: number): Promise<Origem | undefined> {
    const [achada] = await rows<Origem>(
      tx,
      sql`select tipo_alimentacao_id as "tipoAlimentacaoId", versao_vigente is not null as vale from fiscalizacoes
          where id = ${id} and pedido_id = ${pedidoId}`,
    );
    return achada;
  }

  async findInspectedDelivery(tx: Transaction, id: number): Promise<SemPedido | undefined> {
    const [achada] = await rows<SemPedido>(
      tx,
      sql`select tipo_alimentacao_id as "tipoAlimentacaoId", versao_vigente is not null as vale, lotacao_id as "lotacaoId",
            data::text as "dataRefeicao", pedido_id as "pedidoId", contrato_id as "contratoId"
          from fiscalizacoes where id = ${id}`,
    );
    return achada;
  }

  async findSupplier(tx: Transaction, contratoId: number): Promise<Entrega | undefined> {
    const [entrega] = await rows<Entrega>(
      tx,
      sql`select id as "contratoId", fornecedor_id as "fornecedorId" from contratos where id = ${contratoId}`,
    );
    return entrega;
  }

  async nextNumber(tx: Transaction, ano: number): Promise<string> {
    const [row] = await rows<{ ultimo: number }>(
      tx,
      sql`insert into numeracao_ocorrencias as n (ano, ultimo) values (${ano}, 1)
          on conflict (ano) do update set ultimo = n.ultimo + 1 returning ultimo`,
    );
    return `${ano}-${String(row?.ultimo).padStart(5, '0')}`;
  }

  async insert(tx: Transaction, nova: typeof ocorrencias.$inferInsert): Promise<Ocorrencia> {
    const [row] = await tx.insert(ocorrencias).values(nova).returning();
    if (!row) throw new Error('an occurrence was not written');
    return row;
  }

  async find(tx: Transaction, id: number, travada = false): Promise<Ocorrencia | undefined> {
    const consulta = tx.select().from(ocorrencias).where(eq(ocorrencias.id, id));
    const [row] = await (travada ? consulta.for('update') : consulta);
    return row;
  }

  async transition(
    tx: Transaction,
    { id, versao, de }: Guard<SituacaoOcorrencia>,
    set: Partial<Ocorrencia> & { alteradaEm: Date },
  ): Promise<Ocorrencia | undefined> {
    const [row] = await tx
      .update(ocorrencias)
      .set({ ...set, versao: versao + 1 })
      .where(and(eq(ocorrencias.id, id), eq(ocorrencias.versao, versao), inArray(ocorrencias.situacao, [...de])))
      .returning();
    return row;
  }

  async addStep(tx: Transaction, passo: PassoNovo): Promise<void> {
    await tx.insert(passosOcorrencia).values(passo);
  }

  findSteps(tx: Transaction, id: number): Promise<PassoLido[]> {
    return rows<PassoLido>(
      tx,
      sql`select h.evento, h.para, h.detalhe, u.nome as quem,
            ${isoInstant(sql`h.em`)} as em
          from passos_ocorrencia h left join usuarios u on u.id = h.usuario_id
          where h.ocorrencia_id = ${id} order by h.id limit 200`,
    );
  }

  async findAuthor(tx: Transaction, usuarioId: number): Promise<string> {
    const [row] = await rows<{ nome: string }>(tx, sql`select nome from usuarios where id = ${usuarioId}`);
    return row?.nome ?? '';
  }

  /** Serializes the glosas of an order: what is read from here on stays as it is. */
  async lockDelivery(tx: Transaction, pedidoId: number | null): Promise<void> {
    await tx.execute(sql`select id from pedidos where id = ${pedidoId} for update`);
  }

  findCells(tx: Transaction, { pedidoId, contratoId, tipoAlimentacaoId }: Alvo): Promise<CelulaEntregue[]> {
    return rows<CelulaEntregue>(
      tx,
      sql`select coalesce(quantidade_entregue, 0) as entregue, coalesce(quantidade_recusada, 0) as recusada,
            coalesce(preco_centavos, 0)::int as "precoCentavos"
          from itens_pedido where pedido_id = ${pedidoId} and contrato_id = ${contratoId}
            and (${tipoAlimentacaoId}::int is null or tipo_alimentacao_id = ${tipoAlimentacaoId}::int)`,
    );
  }

  /**
   * What other occurrences took of the same meals. One about the whole order and one about a meal of it reach the same
   * centavos, so each counts in full against the other.
   */
  async findTaken(tx: Transaction, { id, pedidoId, contratoId, tipoAlimentacaoId }: Ocorrencia): Promise<JaGlosado> {
    const [row] = await rows<{ recusado: string; desconto: string }>(
      tx,
      sql`select coalesce(sum(glosa_recusado_centavos), 0)::text as recusado,
            coalesce(sum(glosa_desconto_centavos), 0)::text as desconto
          from ocorrencias where pedido_id = ${pedidoId} and contrato_id = ${contratoId} and id <> ${id}
            and (${tipoAlimentacaoId}::int is null or tipo_alimentacao_id is null
              or tipo_alimentacao_id = ${tipoAlimentacaoId}::int)`,
    );
    return { recusado: Number(row?.recusado ?? 0), desconto: Number(row?.desconto ?? 0) };
  }

  findAttachments(tx: Transaction, ocorrenciaId: number): Promise<Anexo[]> {
    return tx
      .select()
      .from(anexosOcorrencia)
      .where(eq(anexosOcorrencia.ocorrenciaId, ocorrenciaId))
      .orderBy(asc(anexosOcorrencia.id));
  }

  async addAttachment(tx: Transaction, anexo: typeof anexosOcorrencia.$inferInsert): Promise<Anexo | undefined> {
    const [row] = await tx.insert(anexosOcorrencia).values(anexo).onConflictDoNothing().returning();
    return row;
  }

  async findOverdue(tx: Transaction, agora: Date, tamanho: number): Promise<Ocorrencia[]> {
    return tx
      .select()
      .from(ocorrencias)
      .where(and(eq(ocorrencias.situacao, 'NOTIFICADA'), lt(ocorrencias.prazoRespostaEm, agora)))
      .orderBy(asc(ocorrencias.id))
      .limit(tamanho)
      .for('update', { skipLocked: true });
  }
}
