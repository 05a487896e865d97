import { Injectable } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import { contasServico, segredosConta } from './contas-servico.schema.ts';

export type LinhaConta = typeof contasServico.$inferSelect;
export type LinhaSegredo = typeof segredosConta.$inferSelect;
/** Instants are milliseconds, because they come out of one JSON with the rest. */
type SegredoLido = { id: number; fim: string; criadoEm: number; criadoPor: string; usadoEm: number | null };
export type ContaLida = {
  readonly conta: LinhaConta;
  readonly criadaPor: string;
  readonly revogadaPor: string | null;
  readonly lotacao: { id: number; nome: string; municipio: string; uf: string } | null;
  readonly segredos: SegredoLido[];
};

const NA_LISTA = 500;

@Injectable()
export class ContasServicoRepository {
  /** Also inserts the row of `usuarios`, with the same id, that signs what the account writes. */
  async insert(tx: Transaction, nova: Omit<typeof contasServico.$inferInsert, 'id'>): Promise<LinhaConta> {
    const [proximo] = await rows<{ id: number }>(
      tx,
      sql`select nextval(pg_get_serial_sequence('usuarios', 'id'))::int as id`,
    );
    if (!proximo) throw new Error('no id was given');
    const { id } = proximo;
    const nome = `conta-${id}`;
    await tx.execute(sql`
      insert into usuarios (id, cpf, nome, matricula, senha_hash, authorities, ativo, nome_busca, sistema)
      overriding system value values (${id}, ${nome}, ${nova.nome}, ${nome}, '!', '{CONTA_DE_SERVICO}', false, '', true)`);
    const [row] = await tx
      .insert(contasServico)
      .values({ ...nova, id })
      .returning();
    if (!row) throw new Error('an account was not written');
    return row;
  }

  async update(tx: Transaction, id: number, set: Partial<typeof contasServico.$inferInsert>): Promise<void> {
    await tx
      .update(contasServico)
      .set({ ...set, versao: sql`${contasServico.versao} + 1` })
      .where(eq(contasServico.id, id));
    if (set.nome !== undefined) await tx.execute(sql`update usuarios set nome = ${set.nome} where id = ${id}`);
  }

  /** A secret came or went: whoever has the record open must notice. */
  async touch(tx: Transaction, id: number): Promise<void> {
    await this.update(tx, id, {});
  }

  async lock(tx: Transaction, id: number): Promise<LinhaConta | undefined> {
    const [row] = await tx.select().from(contasServico).where(eq(contasServico.id, id)).for('update');
    return row;
  }

  async findLivingByName(tx: Transaction, nome: string): Promise<{ id: number; nome: string } | undefined> {
    const [row] = await tx
      .select({ id: contasServico.id, nome: contasServico.nome })
      .from(contasServico)
      .where(and(sql`lower(${contasServico.nome}) = lower(${nome})`, isNull(contasServico.revogadaEm)));
    return row;
  }

  livingSecrets(tx: Transaction, contaId: number): Promise<LinhaSegredo[]> {
    return tx
      .select()
      .from(segredosConta)
      .where(and(eq(segredosConta.contaId, contaId), isNull(segredosConta.revogadoEm)));
  }

  async insertSecret(tx: Transaction, novo: typeof segredosConta.$inferInsert): Promise<void> {
    await tx.insert(segredosConta).values(novo);
  }

  async updateSecret(tx: Transaction, id: number, set: Partial<typeof segredosConta.$inferInsert>): Promise<void> {
    await tx.update(segredosConta).set(set).where(eq(segredosConta.id, id));
  }

  async find(tx: Transaction, id: number): Promise<LinhaConta | undefined> {
    const [row] = await tx.select().from(contasServico).where(eq(contasServico.id, id));
    return row;
  }

  list(tx: Transaction, id?: number): Promise<ContaLida[]> {
    return tx
      .select({
        conta: contasServico,
        criadaPor: nomeDe(contasServico.criadaPor),
        revogadaPor: nomeDe(contasServico.revogadaPor),
        lotacao: sql<ContaLida['lotacao']>`(
          select json_build_object('id', l.id, 'nome', l.nome, 'municipio', l.municipio, 'uf', l.uf)
          from lotacoes l where l.id = contas_servico.lotacao_id)`,
        segredos: sql<SegredoLido[]>`(
          select coalesce(json_agg(json_build_object('id', s.id, 'fim', s.fim,
            'criadoEm', (extract(epoch from s.criado_em) * 1000)::float8, 'criadoPor', u.nome,
            'usadoEm', (extract(epoch from s.usado_em) * 1000)::float8) order by s.id), '[]')
          from segredos_conta s join usuarios u on u.id = s.criado_por
          where s.conta_id = contas_servico.id and s.revogado_em is null)`,
      })
      .from(contasServico)
      .where(id === undefined ? undefined : eq(contasServico.id, id))
      .orderBy(sql`contas_servico.revogada_em is not null`, sql`contas_servico.id desc`)
      .limit(NA_LISTA);
  }
}
