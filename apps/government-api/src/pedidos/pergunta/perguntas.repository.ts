import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { fornecedores } from '../../fornecedores/fornecedores.query.ts';
import { lotacoes } from '../../lotacoes/lotacoes.query.ts';
import { nomeDe } from '../../usuarios/usuarios.query.ts';
import { demandaDe } from '../pedidos.query.ts';
import { pedidos, perguntasPedido as perguntas } from '../pedidos.schema.ts';
import type { Respondida } from './perguntas.rules.ts';

type Nova = Omit<typeof perguntas.$inferInsert, 'id'>;
export type PerguntaLida = Awaited<ReturnType<PerguntasRepository['ofOrder']>>[number];
export type PerguntaComPedido = NonNullable<Awaited<ReturnType<PerguntasRepository['findBySum']>>>;

/** Whether the supplier still delivers something of the order: a transfer may have taken it all. */
const atende = sql<boolean>`exists (
  select from contratos_pedido cp join contratos c on c.id = cp.contrato_id
  where cp.pedido_id = ${perguntas.pedidoId} and c.fornecedor_id = ${perguntas.fornecedorId})`;

const colunas = {
  pergunta: perguntas,
  fornecedor: fornecedores.nomeFantasia,
  por: nomeDe(perguntas.perguntadaPor),
  atende,
};

const MAIS = 100;

@Injectable()
export class PerguntasRepository {
  async ofOrder(tx: Transaction, pedidoId: number) {
    return tx
      .select(colunas)
      .from(perguntas)
      .innerJoin(fornecedores, eq(fornecedores.id, perguntas.fornecedorId))
      .where(eq(perguntas.pedidoId, pedidoId))
      .orderBy(desc(perguntas.id))
      .limit(MAIS);
  }

  async find(tx: Transaction, id: number) {
    const [lida] = await tx
      .select(colunas)
      .from(perguntas)
      .innerJoin(fornecedores, eq(fornecedores.id, perguntas.fornecedorId))
      .where(eq(perguntas.id, id));
    return lida;
  }

  async findBySum(tx: Transaction, codigoSha256: string) {
    const [lida] = await tx
      .select({
        ...colunas,
        pedido: {
          id: pedidos.id,
          numero: pedidos.numero,
          dataRefeicao: pedidos.dataRefeicao,
          situacao: pedidos.situacao,
          enviadoEm: pedidos.enviadoEm,
        },
        lotacao: { id: lotacoes.id, nome: lotacoes.nome, municipio: lotacoes.municipio },
      })
      .from(perguntas)
      .innerJoin(fornecedores, eq(fornecedores.id, perguntas.fornecedorId))
      .innerJoin(pedidos, eq(pedidos.id, perguntas.pedidoId))
      .innerJoin(lotacoes, eq(lotacoes.id, pedidos.lotacaoId))
      .where(eq(perguntas.codigoSha256, codigoSha256));
    return lida;
  }

  /** The suppliers of the order, each with what it would deliver by meal. */
  suppliersOf(tx: Transaction, pedidoId: number) {
    return rows<{ id: number; nome: string; refeicoes: { nome: string; quantidade: number }[] }>(
      tx,
      sql`
      select f.id, f.nome_fantasia as nome,
        json_agg(json_build_object('nome', q.nome, 'quantidade', q.quantidade) order by q.ordem, q.nome) as refeicoes
      from (
        select c.fornecedor_id, t.nome, t.ordem, sum(${demandaDe(sql`i`)})::int as quantidade
        from itens_pedido i
        join contratos c on c.id = i.contrato_id
        join tipos_alimentacao t on t.id = i.tipo_alimentacao_id
        where i.pedido_id = ${pedidoId} and ${demandaDe(sql`i`)} > 0
        group by c.fornecedor_id, t.id
      ) q join fornecedores f on f.id = q.fornecedor_id
      group by f.id order by f.nome_busca, f.id`,
    );
  }

  async insert(tx: Transaction, nova: Nova): Promise<number> {
    const [inserida] = await tx.insert(perguntas).values(nova).returning({ id: perguntas.id });
    return inserida?.id ?? 0;
  }

  /** Of an answer and a withdrawal at the same time only one finds it open. */
  async close(tx: Transaction, id: number, em: Date, retiradaPor: number | null): Promise<boolean> {
    const fechadas = await tx
      .update(perguntas)
      .set({ encerradaEm: em, retiradaPor })
      .where(and(eq(perguntas.id, id), isNull(perguntas.respondidaEm), isNull(perguntas.encerradaEm)))
      .returning({ id: perguntas.id });
    return fechadas.length > 0;
  }

  /** Of two answers at the same time only one finds it open. */
  async answer(
    tx: Transaction,
    id: number,
    resposta: Respondida & { respondente: string; respondidaEm: Date },
  ): Promise<boolean> {
    const respondidas = await tx
      .update(perguntas)
      .set(resposta)
      .where(and(eq(perguntas.id, id), isNull(perguntas.respondidaEm), isNull(perguntas.encerradaEm)))
      .returning({ id: perguntas.id });
    return respondidas.length > 0;
  }
}
