import { Injectable } from '@nestjs/common';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos/pedidos.query.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import { convitesDeclaracao, declaracoesFornecedor, itensDeclaracao } from './declaracoes.schema.ts';

export type Convite = typeof convitesDeclaracao.$inferSelect;
export type Acesso = Convite & { por: string };
export type Declaracao = typeof declaracoesFornecedor.$inferSelect;
type NovaDeclaracao = Omit<typeof declaracoesFornecedor.$inferInsert, 'id'>;
type NovoItem = Omit<typeof itensDeclaracao.$inferInsert, 'declaracaoId'>;

export type LinhaLida = {
  lotacaoId: number;
  lotacao: string;
  tipoAlimentacaoId: number;
  refeicao: string;
  confirmada: number;
  /** Null while nobody recorded the delivery. */
  recebida: number | null;
  /** Null where it was not declared. */
  produzida: number | null;
  entregue: number | null;
  lacres: string[] | null;
  placa: string | null;
};
export type DiaLido = {
  data: string;
  confirmadas: number;
  versao: number | null;
  nome: string | null;
  recebidaEm: string | null;
  produzidas: number | null;
  entregues: number | null;
};
export type VersaoLida = { versao: number; nome: string; recebidaEm: string; produzidas: number; entregues: number };
type Periodo = { readonly contratoId: number; readonly de: string; readonly ate: string };

/** `p`: what the contract's orders of those days ask for, by day, unit and meal, and what was recorded of it. */
const pedidas = ({ contratoId, de, ate }: Periodo): SQL => sql`(
  select p.data_refeicao as data, p.lotacao_id, i.tipo_alimentacao_id, sum(${demandaDe(sql`i`)})::int as confirmada,
    sum(i.quantidade_entregue)::int as recebida
  from pedidos p join itens_pedido i on i.pedido_id = p.id
  where p.data_refeicao between ${de}::date and ${ate}::date and p.situacao in ${situacoesNoMapa}
    and i.contrato_id = ${contratoId} and ${demandaDe(sql`i`)} > 0
  group by 1, 2, 3)`;

@Injectable()
export class DeclaracoesRepository {
  async access(tx: Transaction, contratoId: number): Promise<Acesso | undefined> {
    const [row] = await tx
      .select({ convite: convitesDeclaracao, por: nomeDe(convitesDeclaracao.criadoPor) })
      .from(convitesDeclaracao)
      .where(and(eq(convitesDeclaracao.contratoId, contratoId), isNull(convitesDeclaracao.revogadoEm)));
    return row && { ...row.convite, por: row.por };
  }

  async revoke(tx: Transaction, contratoId: number, em: Date): Promise<boolean> {
    const revogados = await tx
      .update(convitesDeclaracao)
      .set({ revogadoEm: em })
      .where(and(eq(convitesDeclaracao.contratoId, contratoId), isNull(convitesDeclaracao.revogadoEm)))
      .returning({ id: convitesDeclaracao.id });
    return revogados.length > 0;
  }

  async addAccess(tx: Transaction, novo: Omit<typeof convitesDeclaracao.$inferInsert, 'id'>): Promise<void> {
    await tx.insert(convitesDeclaracao).values(novo);
  }

  /** Locked, two sendings of one contract come one after the other. */
  async findBySum(tx: Transaction, codigoSha256: string, { travar = false } = {}): Promise<Convite | undefined> {
    const query = tx.select().from(convitesDeclaracao).where(eq(convitesDeclaracao.codigoSha256, codigoSha256));
    const [row] = await (travar ? query.for('update') : query);
    return row;
  }

  async findSent(tx: Transaction, uuid: string): Promise<Declaracao | undefined> {
    const [row] = await tx.select().from(declaracoesFornecedor).where(eq(declaracoesFornecedor.uuid, uuid));
    return row;
  }

  async insert(tx: Transaction, nova: NovaDeclaracao, itens: readonly NovoItem[]): Promise<number> {
    const [row] = await tx.insert(declaracoesFornecedor).values(nova).returning({ id: declaracoesFornecedor.id });
    const declaracaoId = row?.id ?? 0;
    await tx.insert(itensDeclaracao).values(itens.map(item => ({ ...item, declaracaoId })));
    return declaracaoId;
  }

  /** Every unit and meal the contract's orders ask for on the day, and any other that was declared, by name. */
  linesOf(tx: Transaction, contratoId: number, data: string): Promise<LinhaLida[]> {
    return rows<LinhaLida>(
      tx,
      sql`
        select l.id as "lotacaoId", l.nome as lotacao, t.id as "tipoAlimentacaoId", t.nome as refeicao,
          coalesce(p.confirmada, 0) as confirmada, p.recebida, d.produzida, d.entregue, d.lacres, d.placa
        from ${pedidas({ contratoId, de: data, ate: data })} p
        full join (
          select i.* from declaracoes_atuais a join itens_declaracao i on i.declaracao_id = a.id
          where a.contrato_id = ${contratoId} and a.data = ${data}::date
        ) d on d.lotacao_id = p.lotacao_id and d.tipo_alimentacao_id = p.tipo_alimentacao_id
        join lotacoes l on l.id = coalesce(p.lotacao_id, d.lotacao_id)
        join tipos_alimentacao t on t.id = coalesce(p.tipo_alimentacao_id, d.tipo_alimentacao_id)
        order by l.nome_busca, l.id, t.ordem, t.id`,
    );
  }

  versionsOf(tx: Transaction, contratoId: number, data: string): Promise<VersaoLida[]> {
    return rows<VersaoLida>(
      tx,
      sql`
        select d.versao, d.nome, d.recebida_em as "recebidaEm", sum(i.produzida)::int as produzidas,
          sum(i.entregue)::int as entregues
        from declaracoes_fornecedor d join itens_declaracao i on i.declaracao_id = d.id
        where d.contrato_id = ${contratoId} and d.data = ${data}::date
        group by d.id order by d.versao desc`,
    );
  }

  /** The days with an order or a declaration, the newest first. */
  daysOf(tx: Transaction, periodo: Periodo): Promise<DiaLido[]> {
    const { contratoId, de, ate } = periodo;
    return rows<DiaLido>(
      tx,
      sql`
        select coalesce(p.data, d.data)::text as data, coalesce(p.confirmadas, 0)::int as confirmadas, d.versao, d.nome,
          d.recebida_em as "recebidaEm", d.produzidas, d.entregues
        from (select data, sum(confirmada) as confirmadas from ${pedidas(periodo)} q group by data) p
        full join (
          select a.data, a.versao, a.nome, a.recebida_em, sum(i.produzida)::int as produzidas, sum(i.entregue)::int as entregues
          from declaracoes_atuais a join itens_declaracao i on i.declaracao_id = a.id
          where a.contrato_id = ${contratoId} and a.data between ${de}::date and ${ate}::date
          group by a.data, a.versao, a.nome, a.recebida_em
        ) d on d.data = p.data
        order by 1 desc`,
    );
  }
}
