import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import type { Pessoa } from '../auth/pessoa.ts';
import { rows, type Transaction } from '../database/database.ts';
import { keptRows } from '../database/kept-query.ts';
import { findPage } from '../database/page.ts';
import type { Nova, Resolucao } from './notificacoes.rules.ts';

type Schemas = components['schemas'];
export type Leitor = Pick<Pessoa, 'usuarioId' | 'authorities' | 'lotacaoId'>;
export type BuscaNotificacoes = {
  tipo?: Schemas['TipoNotificacao'];
  aVer: boolean;
  pagina: number;
  tamanho: number;
};
export type Lida = {
  id: number;
  tipo: Schemas['TipoNotificacao'];
  evento: Schemas['EventoNotificado'];
  titulo: string;
  texto: string;
  lotacaoId: number | null;
  lotacao: string | null;
  pedidoId: number | null;
  dataRefeicao: string | null;
  criadaEm: number;
  lida: boolean;
  resolvidaEm: number | null;
};
export type Escrita = { id: number; chave: string };

/** Counts stop here: more is "a hundred or more" for anyone. */
const MOST_COUNTED = 100;

const listOf = (texts: readonly string[]): SQL =>
  sql`(select coalesce(array_agg(value), '{}') from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

function reachOf({ usuarioId, authorities, lotacaoId }: Leitor): SQL {
  const perfis = authorities.filter(autoridade => autoridade !== 'SOLICITANTE');
  const ways = [sql`n.usuario_id = ${usuarioId}`];
  if (perfis.length) ways.push(sql`n.autoridades && ${listOf(perfis)}`);
  if (authorities.includes('SOLICITANTE') && lotacaoId !== null) {
    ways.push(sql`(n.lotacao_id = ${lotacaoId} and 'SOLICITANTE' = any (n.autoridades))`);
  }
  return sql`(${sql.join(ways, sql` or `)})`;
}

const isRead = (usuarioId: number): SQL => sql`(
  n.id <= coalesce((select m.ate from marcos_de_leitura m where m.usuario_id = ${usuarioId}), 0)
  or exists (
    select from leituras_notificacoes l where l.usuario_id = ${usuarioId} and l.notificacao_id = n.id
  ))`;

const isToSee = (usuarioId: number): SQL =>
  sql`(n.resolvida_em is null and (n.tipo = 'PENDENCIA' or not ${isRead(usuarioId)}))`;

// The subjects are one array, which uses the index of the open notifications; a join would read all of them.
const contar = keptRows<{ id: number | null; chave: string }>(sql`
  with resolvidas as (
    update notificacoes n set resolvida_em = ${sql.placeholder('agora')}::timestamptz
    where n.resolvida_em is null
      and n.assunto = any (array(
        select r.assunto from jsonb_to_recordset(${sql.placeholder('resolucoes')}::jsonb) as r(assunto text)))
      and (n.assunto, n.evento) in (
        select r.assunto, r.evento
        from jsonb_to_recordset(${sql.placeholder('resolucoes')}::jsonb) as r(evento text, assunto text))
    returning n.chave
  ), escritas as (
    insert into notificacoes (chave, evento, tipo, assunto, autoridades, usuario_id, lotacao_id, pedido_id, data_refeicao,
      titulo, texto, criada_em)
    select n.chave, n.evento, n.tipo, n.assunto, n.autoridades, n."usuarioId", n."lotacaoId", n."pedidoId", n."dataRefeicao",
      n.titulo, n.texto, ${sql.placeholder('agora')}::timestamptz
    from jsonb_to_recordset(${sql.placeholder('novas')}::jsonb) as n(
      chave text, evento text, tipo text, assunto text, autoridades text[], "usuarioId" int, "lotacaoId" int,
      "pedidoId" int, "dataRefeicao" date, titulo text, texto text)
    on conflict (chave) do nothing
    returning id, chave
  )
  select null::int as id, chave from resolvidas
  union all select id, chave from escritas`);

@Injectable()
export class NotificacoesRepository {
  /**
   * Resolves what is over and writes what is new, in one statement however many there are. What was already told is not told
   * again. Answers the keys that were open and no longer are, and what was written.
   */
  async tell(
    tx: Transaction,
    { resolucoes, novas }: { resolucoes: readonly Resolucao[]; novas: readonly Nova[] },
    agora: Date,
  ): Promise<{ resolvidas: string[]; escritas: Escrita[] }> {
    const told = await contar(tx, {
      agora: agora.toISOString(),
      resolucoes: JSON.stringify(resolucoes),
      novas: JSON.stringify(novas),
    });
    return {
      resolvidas: told.flatMap(({ id, chave }) => (id === null ? [chave] : [])),
      escritas: told.flatMap(({ id, chave }) => (id === null ? [] : [{ id, chave }])),
    };
  }

  page(tx: Transaction, leitor: Leitor, { tipo, aVer, pagina, tamanho }: BuscaNotificacoes) {
    const millis = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;
    const toSee = isToSee(leitor.usuarioId);
    return findPage<Lida>(tx, {
      from: sql`notificacoes n`,
      id: sql`n.id`,
      where: [reachOf(leitor), ...(tipo ? [sql`n.tipo = ${tipo}`] : []), ...(aVer ? [toSee] : [])],
      ordering: { columns: aVer ? [] : [toSee], descending: true },
      pagina,
      tamanho,
      select: sql`n.id, n.tipo, n.evento, n.titulo, n.texto, n.lotacao_id as "lotacaoId", u.nome as lotacao,
        n.pedido_id as "pedidoId", n.data_refeicao::text as "dataRefeicao", ${millis(sql`n.criada_em`)} as "criadaEm",
        ${isRead(leitor.usuarioId)} as lida, ${millis(sql`n.resolvida_em`)} as "resolvidaEm"`,
      join: sql`join notificacoes n on n.id = pagina.id left join lotacoes u on u.id = n.lotacao_id`,
    });
  }

  async count(tx: Transaction, leitor: Leitor): Promise<Schemas['ContagemNotificacoes']> {
    const some = (condition: SQL) => sql`(select count(*)::int from (
      select from notificacoes n where ${reachOf(leitor)} and ${condition} order by n.id desc limit ${MOST_COUNTED}
    ) algumas)`;
    const [row] = await rows<{ aVer: number; pendencias: number }>(
      tx,
      sql`select ${some(isToSee(leitor.usuarioId))} as "aVer",
        ${some(sql`n.tipo = 'PENDENCIA' and n.resolvida_em is null`)} as pendencias`,
    );
    return row ?? { aVer: 0, pendencias: 0 };
  }

  /** False when it is not the person's to read. */
  async markRead(tx: Transaction, leitor: Leitor, id: number, agora: Date): Promise<boolean> {
    const [found] = await rows<{ id: number }>(
      tx,
      sql`select n.id from notificacoes n where n.id = ${id} and ${reachOf(leitor)}`,
    );
    if (!found) return false;
    await tx.execute(sql`
      insert into leituras_notificacoes (usuario_id, notificacao_id, lida_em)
      values (${leitor.usuarioId}, ${id}, ${agora.toISOString()}::timestamptz) on conflict do nothing`);
    return true;
  }

  /** Marks everything up to `ate`; single marks that this covers are deleted. */
  async markAllRead(tx: Transaction, { usuarioId }: Leitor, ate: number, agora: Date): Promise<void> {
    await tx.execute(sql`
      insert into marcos_de_leitura (usuario_id, ate, em)
      values (${usuarioId}, least(${ate}, (select coalesce(max(id), 0) from notificacoes)), ${agora.toISOString()}::timestamptz)
      on conflict (usuario_id) do update
        set ate = greatest(marcos_de_leitura.ate, excluded.ate), em = excluded.em`);
    await tx.execute(sql`
      delete from leituras_notificacoes l using marcos_de_leitura m
      where l.usuario_id = ${usuarioId} and m.usuario_id = l.usuario_id and l.notificacao_id <= m.ate`);
  }

  async deleteBefore(tx: Transaction, antes: Date): Promise<number> {
    const gone = await rows<{ id: number }>(
      tx,
      sql`
        delete from notificacoes
        where criada_em < ${antes.toISOString()}::timestamptz and (resolvida_em is not null or tipo <> 'PENDENCIA')
        returning id`,
    );
    return gone.length;
  }
}
