import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos/pedidos.query.ts';
import { usuarios } from '../usuarios/usuarios.query.ts';
import type { CelulaLida, UnidadeLida } from './listas-fornecedor.rules.ts';
import { emissoesLista as emissoes } from './listas-fornecedor.schema.ts';

export type CelulaDoDia = CelulaLida & { fornecedorId: number; contratoId: number; confirmada: boolean };

export type FornecedorLido = { id: number; nome: string; cnpj: string; emails: string[] };

const resumo = {
  id: emissoes.id,
  fornecedorId: emissoes.fornecedorId,
  numero: emissoes.numero,
  em: emissoes.em,
  por: usuarios.nome,
  sha256: emissoes.sha256,
  totalRefeicoes: emissoes.totalRefeicoes,
  mudancas: emissoes.mudancas,
};

export type EmissaoLida = Awaited<ReturnType<ListasFornecedorRepository['emissionsOf']>>[number];

@Injectable()
export class ListasFornecedorRepository {
  /** Confirmed cells, and those of orders still waiting for the desk. Reads one index by the day. */
  cellsOfDay(tx: Transaction, data: string, fornecedorId?: number): Promise<CelulaDoDia[]> {
    return rows<CelulaDoDia>(
      tx,
      sql`
      select c.fornecedor_id as "fornecedorId", c.id as "contratoId", p.id as "pedidoId", p.lotacao_id as "lotacaoId",
        p.situacao <> 'ENVIADO' as confirmada, i.tipo_alimentacao_id as "tipoAlimentacaoId",
        i.tipo_publico_id as "tipoPublicoId", ${demandaDe(sql`i`)} as quantidade
      from pedidos p
      join itens_pedido i on i.pedido_id = p.id
      join contratos c on c.id = i.contrato_id
      where p.data_refeicao = ${data} and p.situacao in ${situacoesNoMapa}
        and ${demandaDe(sql`i`)} > 0
        ${fornecedorId === undefined ? sql`` : sql`and c.fornecedor_id = ${fornecedorId}`}
      order by p.id, i.tipo_alimentacao_id, i.tipo_publico_id`,
    );
  }

  suppliers(tx: Transaction, ids: readonly number[]): Promise<FornecedorLido[]> {
    return rows<FornecedorLido>(
      tx,
      sql`
      select id, nome_fantasia as nome, cnpj,
        array(select e->>'email' from jsonb_array_elements(emails) e where e->>'assunto' = 'PEDIDOS') as emails
      from fornecedores where id = any(${sql.param([...ids])}::int[]) order by nome_busca, id`,
    );
  }

  contracts(tx: Transaction, ids: readonly number[]): Promise<{ id: number; numero: string }[]> {
    return rows<{ id: number; numero: string }>(
      tx,
      sql`select id, numero from contratos where id = any(${sql.param([...ids])}::int[]) order by numero collate "C"`,
    );
  }

  units(tx: Transaction, ids: readonly number[]): Promise<UnidadeLida[]> {
    return rows<UnidadeLida>(
      tx,
      sql`select id, nome, municipio, uf, endereco from lotacoes where id = any(${sql.param([...ids])}::int[])
        order by nome_busca, id`,
    );
  }

  async lastOfDay(tx: Transaction, data: string) {
    return tx
      .selectDistinctOn([emissoes.fornecedorId], { ...resumo, conteudo: emissoes.conteudo })
      .from(emissoes)
      .innerJoin(usuarios, eq(usuarios.id, emissoes.usuarioId))
      .where(eq(emissoes.data, data))
      .orderBy(asc(emissoes.fornecedorId), desc(emissoes.numero));
  }

  /** The number of the last list of its day that each supplier of the order was issued. */
  lastOfOrder(
    tx: Transaction,
    pedidoId: number,
  ): Promise<{ fornecedorId: number; fornecedor: string; numero: number }[]> {
    return rows<{ fornecedorId: number; fornecedor: string; numero: number }>(
      tx,
      sql`
      select f.id as "fornecedorId", f.nome_fantasia as fornecedor, max(e.numero) as numero
      from pedidos p
      join itens_pedido i on i.pedido_id = p.id
      join contratos c on c.id = i.contrato_id
      join fornecedores f on f.id = c.fornecedor_id
      join emissoes_lista e on e.fornecedor_id = f.id and e.data = p.data_refeicao
      where p.id = ${pedidoId} and p.situacao in ${situacoesNoMapa}
      group by f.id order by f.nome_busca, f.id`,
    );
  }

  async emissionsOf(tx: Transaction, fornecedorId: number, data: string) {
    return tx
      .select(resumo)
      .from(emissoes)
      .innerJoin(usuarios, eq(usuarios.id, emissoes.usuarioId))
      .where(and(eq(emissoes.fornecedorId, fornecedorId), eq(emissoes.data, data)))
      .orderBy(desc(emissoes.numero))
      .limit(1000);
  }

  async find(tx: Transaction, id: number) {
    const [lida] = await tx
      .select({ ...resumo, data: emissoes.data, conteudo: emissoes.conteudo })
      .from(emissoes)
      .innerJoin(usuarios, eq(usuarios.id, emissoes.usuarioId))
      .where(eq(emissoes.id, id));
    return lida;
  }

  /** One emission of a supplier at a time, because each is compared with the one before it. */
  async lock(tx: Transaction, fornecedorId: number): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('emissoes_lista'), ${fornecedorId}::int)`);
  }

  async insert(tx: Transaction, nova: typeof emissoes.$inferInsert): Promise<number> {
    const [inserida] = await tx.insert(emissoes).values(nova).returning({ id: emissoes.id });
    return inserida?.id ?? 0;
  }
}
