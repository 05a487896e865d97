import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { searchText } from '../database/search-text.ts';
import type { Cadastrada, UnidadeAchada } from './importacoes-usuarios.rules.ts';

export type NovaPessoa = Cadastrada & { readonly nomeBusca: string };
type Feitas = { readonly senhaHash: string; readonly agora: Date };

/** A fixed number of statements, whatever the number of lines; the lines go as one JSON parameter. */
@Injectable()
export class ImportacoesUsuariosRepository {
  /** Active units by what was written of them: the one with that code or, where none has it, those with that name. */
  async findUnidades(tx: Transaction, escritas: readonly string[]): Promise<Map<string, UnidadeAchada[]>> {
    const lidas = escritas.map(escrita => ({ escrita, codigo: escrita.toLowerCase(), nome: searchText(escrita) }));
    const achadas = await rows<UnidadeAchada & { escrita: string; peloCodigo: boolean }>(
      tx,
      sql`
        with lidas as (
          select * from jsonb_to_recordset(${JSON.stringify(lidas)}::jsonb) as i(escrita text, codigo text, nome text)
        )
        select i.escrita, l.id, l.codigo, l.nome, true as "peloCodigo"
        from lidas i join lotacoes l on lower(l.codigo) = i.codigo where l.ativa
        union all
        select i.escrita, l.id, l.codigo, l.nome, false
        from lidas i join lotacoes l on split_part(l.nome_busca, chr(10), 1) = i.nome where l.ativa
        order by codigo`,
    );
    const porEscrita = new Map<string, typeof achadas>();
    for (const achada of achadas) porEscrita.set(achada.escrita, [...(porEscrita.get(achada.escrita) ?? []), achada]);
    return new Map(
      [...porEscrita].map(([escrita, delas]) => {
        const peloCodigo = delas.filter(achada => achada.peloCodigo);
        return [escrita, peloCodigo.length ? peloCodigo : delas];
      }),
    );
  }

  async findConhecidas(tx: Transaction, cpfs: readonly string[]): Promise<Map<string, Cadastrada>> {
    const conhecidas = await rows<Cadastrada>(
      tx,
      sql`select u.cpf, u.nome, u.matricula, u.email, u.authorities, u.lotacao_id as "lotacaoId"
          from usuarios u join jsonb_array_elements_text(${JSON.stringify(cpfs)}::jsonb) as i(cpf) on i.cpf = u.cpf`,
    );
    return new Map(conhecidas.map(conhecida => [conhecida.cpf, conhecida]));
  }

  /** `primeira_senha_ate` is now: their first password is not made yet, and nothing opens until it is. */
  async insert(
    tx: Transaction,
    novas: readonly NovaPessoa[],
    { senhaHash, agora }: Feitas,
  ): Promise<Map<string, number>> {
    const feitas = await rows<{ id: number; cpf: string }>(
      tx,
      sql`
        insert into usuarios (cpf, nome, matricula, email, nome_busca, authorities, lotacao_id, senha_hash,
                              primeira_senha_ate)
        select n.cpf, n.nome, n.matricula, n.email, n."nomeBusca",
               array(select jsonb_array_elements_text(n.authorities)), n."lotacaoId", ${senhaHash},
               ${agora.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(novas)}::jsonb) as n(
          cpf text, nome text, matricula text, email text, "nomeBusca" text, authorities jsonb, "lotacaoId" int)
        returning id, cpf`,
    );
    return new Map(feitas.map(({ id, cpf }) => [cpf, id]));
  }
}
