import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { findPage, ordering, whereAll } from '../database/page.ts';
import { likeAnywhere } from '../database/search-text.ts';

type Schemas = components['schemas'];

export type FiltroAcessos = {
  evento?: Schemas['TipoEventoDeAcesso'];
  pessoa?: string;
  endereco?: string;
  conta?: string;
  codigo?: string;
  de?: Date | undefined;
  antesDoFim?: Date | undefined;
  ordem: 'em' | '-em';
};
export type LinhaAcesso = {
  id: number;
  em: number;
  evento: Schemas['TipoEventoDeAcesso'];
  vezes: number;
  motivo: string | null;
  nome: string | null;
  matricula: string | null;
  conta: string | null;
  endereco: string | null;
  operacao: string | null;
  codigo: string | null;
  rastro: string | null;
};

const colunas = sql`a.id::float8 as id, (extract(epoch from a.em) * 1000)::float8 as em, a.evento, a.vezes, a.motivo,
  u.nome, a.matricula, a.conta, a.endereco, a.operacao, a.codigo, a.rastro`;
const deQuem = sql`left join lateral (
  select p.nome from usuarios p where p.matricula = a.matricula order by p.id limit 1) u on a.matricula is not null`;

@Injectable()
export class AcessosRepository {
  /** An event that was delivered before is left as it is. */
  async insert(tx: Transaction, eventos: readonly Schemas['EventoDeAcesso'][]): Promise<void> {
    await tx.execute(sql`
      insert into acessos (chave, em, evento, vezes, motivo, matricula, marca, conta, endereco, operacao, codigo, rastro)
      select * from jsonb_to_recordset(${JSON.stringify(eventos)}::jsonb) as e(
        chave uuid, em timestamptz, evento text, vezes int, motivo text, matricula text, marca text, conta text,
        endereco text, operacao text, codigo text, rastro text)
      on conflict do nothing`);
  }

  page(tx: Transaction, filtro: FiltroAcessos & { pagina: number; tamanho: number }) {
    return findPage<LinhaAcesso>(tx, {
      from: sql`acessos a`,
      id: sql`a.id`,
      where: condicoes(filtro),
      ordering: ordering(filtro.ordem, { em: [sql`a.em`] }),
      pagina: filtro.pagina,
      tamanho: filtro.tamanho,
      select: colunas,
      join: sql`join acessos a on a.id = pagina.id ${deQuem}`,
    });
  }

  all(tx: Transaction, filtro: FiltroAcessos, limite: number): Promise<LinhaAcesso[]> {
    const direcao = filtro.ordem === 'em' ? sql`asc` : sql`desc`;
    return rows<LinhaAcesso>(
      tx,
      sql`select ${colunas} from acessos a ${deQuem} ${whereAll(condicoes(filtro))}
        order by a.em ${direcao}, a.id ${direcao} limit ${limite}`,
    );
  }

  /** Deletes at most `limite` expired events; `em` is the database's time. */
  async deleteExpired(tx: Transaction, limite: number): Promise<{ quantos: number; em: Date }> {
    const [row] = await rows<{ quantos: number; em: string }>(
      tx,
      sql`select expurgar_eventos_acesso(${limite}::int) as quantos, now()::text as em`,
    );
    if (!row) throw new Error('a purge did not answer');
    return { ...row, em: new Date(row.em) };
  }
}

function condicoes({ evento, pessoa, endereco, conta, codigo, de, antesDoFim }: FiltroAcessos): SQL[] {
  return [
    ...(evento ? [sql`a.evento = ${evento}`] : []),
    ...(pessoa ? [daPessoa(pessoa.trim())] : []),
    ...(endereco ? [sql`starts_with(a.endereco, ${endereco.trim()})`] : []),
    ...(conta ? [sql`a.conta = ${conta}`] : []),
    ...(codigo ? [sql`a.codigo = ${codigo}`] : []),
    ...(de ? [sql`a.em >= ${de.toISOString()}::timestamptz`] : []),
    ...(antesDoFim ? [sql`a.em < ${antesDoFim.toISOString()}::timestamptz`] : []),
  ];
}

const daPessoa = (pessoa: string): SQL => sql`(a.matricula = ${pessoa} or a.matricula in (
  select u.matricula from usuarios u where ${likeAnywhere(sql`u.nome_busca`, pessoa)}))`;
