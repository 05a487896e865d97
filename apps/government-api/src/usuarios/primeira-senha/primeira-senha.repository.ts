import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';

/** An active person who has no password of their own yet. */
export type SemSenha = {
  id: number;
  cpf: string;
  nome: string;
  matricula: string;
  authorities: string[];
  nomeLotacao: string | null;
  versao: number;
};
export type SenhaFeita = { readonly id: number; readonly versao: number; readonly senhaHash: string };

/** One statement each, whatever the number of people: they go as one JSON parameter. */
@Injectable()
export class PrimeiraSenhaRepository {
  findSemSenha(tx: Transaction, ids: readonly number[]): Promise<SemSenha[]> {
    return rows<SemSenha>(
      tx,
      sql`select u.id, u.cpf, u.nome, u.matricula, u.authorities, l.nome as "nomeLotacao", u.versao
          from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as i(id)
          join usuarios u on u.id = i.id::int
          left join lotacoes l on l.id = u.lotacao_id
          where u.ativo and not u.sistema and u.primeira_senha_ate is not null
          order by u.nome_busca, u.id`,
    );
  }

  /** Writes only the rows that are still as they were read; returns which. */
  async give(tx: Transaction, feitas: readonly SenhaFeita[], ate: Date, agora: Date): Promise<number[]> {
    const dadas = await rows<{ id: number }>(
      tx,
      sql`update usuarios u
          set senha_hash = f."senhaHash", primeira_senha_ate = ${ate.toISOString()}::timestamptz,
              versao = u.versao + 1, alterado_em = ${agora.toISOString()}::timestamptz
          from jsonb_to_recordset(${JSON.stringify(feitas)}::jsonb) as f(id int, versao int, "senhaHash" text)
          where u.id = f.id and u.versao = f.versao and u.ativo and u.primeira_senha_ate is not null
          returning u.id`,
    );
    return dadas.map(({ id }) => id);
  }
}
