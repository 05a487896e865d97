import { Injectable } from '@nestjs/common';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { rows, type Transaction } from '../database/database.ts';
import { kept } from '../database/kept-query.ts';
import { findPage } from '../database/page.ts';
import { condicoes, type FiltroLotacoes, type OrdemLotacoes, ordem, tem } from './lotacoes.condicoes.query.ts';
import { lotacoes } from './lotacoes.schema.ts';

type Linha = typeof lotacoes.$inferSelect;
export type LinhaLotacao = Linha & { principal: { id: number; nome: string; municipio: string; uf: string } | null };
export type LinhaDaLista = Pick<
  Linha,
  | 'id'
  | 'codigo'
  | 'nome'
  | 'sigla'
  | 'tipo'
  | 'municipio'
  | 'uf'
  | 'fusoHorario'
  | 'endereco'
  | 'telefone'
  | 'email'
  | 'responsavelNome'
  | 'capacidade'
  | 'ativa'
  | 'versao'
> & { principal: string | null; temContrato: boolean; temProgramacao: boolean; temEfetivo: boolean };

export type UnidadeConhecida = Pick<Linha, 'id' | 'codigo' | 'nome' | 'municipio' | 'uf' | 'fusoHorario' | 'ativa'>;

export type DadosGravados = Omit<typeof lotacoes.$inferInsert, 'id' | 'versao' | 'criadoEm' | 'alteradoEm' | 'ativa'>;
export type Pagina = { readonly ordem: OrdemLotacoes; readonly pagina: number; readonly tamanho: number };

export type Dependentes = { pedidos: number; unidades: number; pessoas: number };

const principal = alias(lotacoes, 'principal');

const porId = kept(tx =>
  tx
    .select({
      ...getTableColumns(lotacoes),
      principal: { id: principal.id, nome: principal.nome, municipio: principal.municipio, uf: principal.uf },
    })
    .from(lotacoes)
    .leftJoin(principal, eq(principal.id, lotacoes.lotacaoPrincipalId))
    .where(eq(lotacoes.id, sql.placeholder('id'))),
);

@Injectable()
export class LotacoesRepository {
  async findById(tx: Transaction, id: number): Promise<LinhaLotacao | undefined> {
    const [row] = await porId(tx, { id });
    return row;
  }

  findAll(tx: Transaction): Promise<UnidadeConhecida[]> {
    const { id, codigo, nome, municipio, uf, fusoHorario, ativa } = lotacoes;
    return tx.select({ id, codigo, nome, municipio, uf, fusoHorario, ativa }).from(lotacoes);
  }

  async withSubunits(tx: Transaction, ids: readonly number[]): Promise<number[]> {
    const found = await rows<{ id: number }>(
      tx,
      sql`
        with recursive familia as (
          select id from lotacoes where id = any (${`{${ids.join(',')}}`}::int[])
          union
          select l.id from lotacoes l join familia f on l.lotacao_principal_id = f.id)
        select id from familia order by id`,
    );
    return found.map(({ id }) => id);
  }

  /**
   * `update` is for closing the unit: it and the holders of `key share`, such as an order being opened, wait for each other.
   * `no key update` only keeps two edits apart.
   */
  async lock(tx: Transaction, id: number, strength: 'key share' | 'no key update' | 'update'): Promise<void> {
    await tx.select({ id: lotacoes.id }).from(lotacoes).where(eq(lotacoes.id, id)).for(strength);
  }

  /**
   * The lock for placing one unit under another, to be taken before the unit's own row. The trigger takes it too, but by
   * then the update holds the row (it writes the unique code), and two people would each hold what the other needs.
   */
  async lockRing(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(1811)`);
  }

  findPage(
    tx: Transaction,
    filtro: FiltroLotacoes,
    { agora, ...pagina }: Pagina & { agora: Date },
  ): Promise<{ itens: LinhaDaLista[]; total: number }> {
    return findPage<LinhaDaLista>(tx, {
      from: sql`lotacoes l`,
      id: sql`l.id`,
      where: condicoes(filtro, agora),
      ordering: ordem(pagina.ordem),
      pagina: pagina.pagina,
      tamanho: pagina.tamanho,
      select: sql`l.id, l.codigo, l.nome, l.sigla, l.tipo, l.municipio, l.uf, l.fuso_horario as "fusoHorario", l.endereco,
        l.telefone, l.email, l.responsavel_nome as "responsavelNome", l.capacidade, l.ativa, l.versao,
        m.nome as principal, ${tem.SEM_CONTRATO(agora)} as "temContrato",
        ${tem.SEM_PROGRAMACAO(agora)} as "temProgramacao", ${tem.SEM_EFETIVO(agora)} as "temEfetivo"`,
      join: sql`join lotacoes l on l.id = pagina.id left join lotacoes m on m.id = l.lotacao_principal_id`,
    });
  }

  async insert(tx: Transaction, dados: DadosGravados): Promise<number> {
    const [row] = await tx.insert(lotacoes).values(dados).returning({ id: lotacoes.id });
    return row?.id ?? 0;
  }

  async update(tx: Transaction, id: number, dados: Partial<DadosGravados> & { ativa?: boolean }): Promise<void> {
    await tx
      .update(lotacoes)
      .set({ ...dados, versao: sql`${lotacoes.versao} + 1`, alteradoEm: sql`now()` })
      .where(eq(lotacoes.id, id));
  }

  /** The next code of a state, such as AC-000012. */
  async nextCodigo(tx: Transaction, uf: string): Promise<string> {
    const [row] = await rows<{ codigo: string }>(
      tx,
      sql`select ${uf}::text || '-' || lpad(nextval('codigos_lotacao')::text, 6, '0') as codigo`,
    );
    return row?.codigo ?? '';
  }

  async countDependentes(tx: Transaction, id: number, hoje: string): Promise<Dependentes> {
    const [row] = await rows<Dependentes>(
      tx,
      sql`
        select (select count(*) from pedidos where lotacao_id = ${id} and data_refeicao >= ${hoje}::date)::int as pedidos,
               (select count(*) from lotacoes where lotacao_principal_id = ${id} and ativa)::int as unidades,
               (select count(*) from usuarios where lotacao_id = ${id} and ativo)::int as pessoas`,
    );
    return row ?? { pedidos: 0, unidades: 0, pessoas: 0 };
  }
}
