import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { contratos } from '../contratos/contratos.query.ts';
import { rows, type Transaction } from '../database/database.ts';
import { afastamentos, designacoes } from './responsaveis.schema.ts';

type Schemas = components['schemas'];
export type Designacao = typeof designacoes.$inferSelect;
type Afastamento = typeof afastamentos.$inferSelect;
export type Candidata = { id: number; nome: string; matricula: string; ativo: boolean; authorities: string[] };
export type DesignacaoLida = {
  id: number;
  versao: number;
  usuarioId: number;
  nome: string;
  matricula: string;
  papel: Schemas['PapelNoContrato'];
  qualidade: Schemas['QualidadeDaDesignacao'];
  titularId: number | null;
  titular: string | null;
  portaria: string;
  portariaEm: string;
  inicio: string;
  fim: string | null;
  motivoDoFim: string | null;
  lotacoes: Schemas['ReferenciaLotacao'][];
};
export type AfastamentoLido = Pick<Afastamento, 'id' | 'versao' | 'usuarioId' | 'inicio' | 'fim' | 'motivo'> & {
  nome: string;
  matricula: string;
};

@Injectable()
export class ResponsaveisRepository {
  async contractNumber(tx: Transaction, contratoId: number): Promise<string | undefined> {
    const [row] = await tx.select({ numero: contratos.numero }).from(contratos).where(eq(contratos.id, contratoId));
    return row?.numero;
  }

  ofContract(tx: Transaction, contratoId: number): Promise<DesignacaoLida[]> {
    return rows<DesignacaoLida>(
      tx,
      sql`
        select d.id, d.versao, d.usuario_id as "usuarioId", u.nome, u.matricula, d.papel, d.qualidade,
          d.titular_id as "titularId", t.nome as titular, d.portaria, d.portaria_em::text as "portariaEm",
          d.inicio::text as inicio, d.fim::text as fim, d.motivo_do_fim as "motivoDoFim", coalesce((
            select json_agg(json_build_object('id', l.id, 'nome', l.nome, 'municipio', l.municipio, 'uf', l.uf)
              order by l.nome_busca, l.id)
            from lotacoes l where l.id = any (d.lotacao_ids)), '[]') as lotacoes
        from designacoes d join usuarios u on u.id = d.usuario_id
        left join designacoes s on s.id = d.titular_id left join usuarios t on t.id = s.usuario_id
        where d.contrato_id = ${contratoId} order by d.inicio, d.id`,
    );
  }

  /** Of whoever was ever designated for the contract, from a day on. */
  absencesOf(tx: Transaction, contratoId: number, desde: string): Promise<AfastamentoLido[]> {
    return rows<AfastamentoLido>(
      tx,
      sql`
        select a.id, a.versao, a.usuario_id as "usuarioId", u.nome, u.matricula, a.inicio::text as inicio,
          a.fim::text as fim, a.motivo
        from afastamentos a join usuarios u on u.id = a.usuario_id
        where a.fim >= ${desde}::date and a.fim >= a.inicio
          and exists (select from designacoes d where d.contrato_id = ${contratoId} and d.usuario_id = a.usuario_id)
        order by a.inicio, a.id`,
    );
  }

  async absence(tx: Transaction, id: number): Promise<AfastamentoLido | undefined> {
    const [lido] = await rows<AfastamentoLido>(
      tx,
      sql`
        select a.id, a.versao, a.usuario_id as "usuarioId", u.nome, u.matricula, a.inicio::text as inicio,
          a.fim::text as fim, a.motivo
        from afastamentos a join usuarios u on u.id = a.usuario_id where a.id = ${id} for update of a`,
    );
    return lido;
  }

  async candidate(tx: Transaction, usuarioId: number): Promise<Candidata | undefined> {
    const [lida] = await rows<Candidata>(
      tx,
      sql`select id, nome, matricula, ativo, authorities from usuarios where id = ${usuarioId} and not sistema`,
    );
    return lida;
  }

  async findForUpdate(tx: Transaction, id: number): Promise<Designacao | undefined> {
    const [row] = await tx.select().from(designacoes).where(eq(designacoes.id, id)).for('update');
    return row;
  }

  async insert(tx: Transaction, nova: typeof designacoes.$inferInsert): Promise<number> {
    const [row] = await tx.insert(designacoes).values(nova).returning({ id: designacoes.id });
    if (!row) throw new Error('a designation that was inserted has a row');
    return row.id;
  }

  async end(
    tx: Transaction,
    id: number,
    set: Pick<Designacao, 'fim' | 'motivoDoFim' | 'encerradaEm' | 'encerradaPor'>,
  ): Promise<void> {
    await tx
      .update(designacoes)
      .set({ ...set, versao: sql`${designacoes.versao} + 1` })
      .where(eq(designacoes.id, id));
  }

  /** With the holder's end; one that would only begin later never holds. Answers whose they were. */
  async endSubstitutes(
    tx: Transaction,
    titularId: number,
    { fim, ...set }: Pick<Designacao, 'motivoDoFim' | 'encerradaEm' | 'encerradaPor'> & { fim: string },
  ): Promise<number[]> {
    const encerradas = await tx
      .update(designacoes)
      .set({
        ...set,
        fim: sql`greatest(${fim}::date, ${designacoes.inicio} - 1)`,
        versao: sql`${designacoes.versao} + 1`,
      })
      .where(and(eq(designacoes.titularId, titularId), or(isNull(designacoes.fim), gt(designacoes.fim, fim))))
      .returning({ id: designacoes.id });
    return encerradas.map(({ id }) => id);
  }

  async insertAbsence(tx: Transaction, novo: typeof afastamentos.$inferInsert): Promise<number> {
    const [row] = await tx.insert(afastamentos).values(novo).returning({ id: afastamentos.id });
    if (!row) throw new Error('an absence that was inserted has a row');
    return row.id;
  }

  async endAbsence(tx: Transaction, id: number, fim: string): Promise<void> {
    await tx
      .update(afastamentos)
      .set({ fim, versao: sql`${afastamentos.versao} + 1` })
      .where(eq(afastamentos.id, id));
  }
}
