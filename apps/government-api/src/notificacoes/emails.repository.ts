import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { eq, type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { usuarios } from '../usuarios/usuarios.query.ts';
import type { FormaDeAviso } from './emails.rules.ts';
import type { Nova } from './notificacoes.rules.ts';
import { emailsRecusados, preferenciasDeEmail } from './notificacoes.schema.ts';

type Alcance = components['schemas']['AlcanceDosEmails'];
export type LinhaDoResumo = { usuarioId: number; para: string; id: number; titulo: string; texto: string };

/** Whether a notification `n` is within what person `u` wants mails of: everything, or what they answer for. */
const alcanca = (dia: string): SQL => sql`(
  not exists (select from preferencias_de_email p where p.usuario_id = u.id and p.alcance = 'MEUS_CONTRATOS')
  or exists (
    select from alcance_de_quem_responde(${dia}::date) a
    where a.usuario_id = u.id and (a.lotacao_id = n.lotacao_id or a.assunto = n.assunto)))`;
const doPerfil: SQL = sql`(
  u.authorities && array_remove(n.autoridades, 'SOLICITANTE')
  or ('SOLICITANTE' = any (n.autoridades) and 'SOLICITANTE' = any (u.authorities) and u.lotacao_id = n.lotacao_id))`;
/** What is a person's by name is told whatever they answer for. */
const diz = (dia: string): SQL => sql`(n.usuario_id = u.id or (${doPerfil} and ${alcanca(dia)}))`;

@Injectable()
export class EmailsRepository {
  async addressOf(tx: Transaction, usuarioId: number): Promise<string | null> {
    const [row] = await tx.select({ email: usuarios.email }).from(usuarios).where(eq(usuarios.id, usuarioId));
    return row?.email ?? null;
  }

  async chosenBy(tx: Transaction, usuarioId: number): Promise<Map<string, FormaDeAviso>> {
    const found = await tx
      .select({ evento: emailsRecusados.evento, forma: emailsRecusados.forma })
      .from(emailsRecusados)
      .where(eq(emailsRecusados.usuarioId, usuarioId));
    return new Map(found.map(({ evento, forma }) => [evento, forma]));
  }

  async scopeOf(tx: Transaction, usuarioId: number): Promise<Alcance> {
    const [row] = await tx
      .select({ alcance: preferenciasDeEmail.alcance })
      .from(preferenciasDeEmail)
      .where(eq(preferenciasDeEmail.usuarioId, usuarioId));
    return row?.alcance ?? 'TUDO';
  }

  /** Only these are chosen from now on; the rest is as for everybody. */
  async replace(
    tx: Transaction,
    usuarioId: number,
    escolhas: ReadonlyMap<string, FormaDeAviso>,
    agora: Date,
  ): Promise<void> {
    await tx.delete(emailsRecusados).where(eq(emailsRecusados.usuarioId, usuarioId));
    if (!escolhas.size) return;
    await tx
      .insert(emailsRecusados)
      .values([...escolhas].map(([evento, forma]) => ({ usuarioId, evento, forma, desde: agora })));
  }

  async setScope(tx: Transaction, usuarioId: number, alcance: Alcance): Promise<void> {
    await tx
      .insert(preferenciasDeEmail)
      .values({ usuarioId, alcance })
      .onConflictDoUpdate({ target: preferenciasDeEmail.usuarioId, set: { alcance } });
  }

  /** One for each person who asked to hear of it and whom it concerns. */
  async forWhoAsked(tx: Transaction, novas: readonly Nova[], dia: string): Promise<Nova[]> {
    const achados = await rows<{ chave: string; usuarioId: number }>(
      tx,
      sql`
        select n.chave, u.id as "usuarioId"
        from jsonb_to_recordset(${JSON.stringify(
          novas.map(({ chave, evento, assunto, autoridades, lotacaoId }) => ({
            ...{ chave, evento, assunto, autoridades },
            lotacao_id: lotacaoId,
          })),
        )}::jsonb) as n(chave text, evento text, assunto text, autoridades text[], lotacao_id int)
        join emails_recusados e on e.evento = n.evento and e.forma <> 'NAO'
        join usuarios u on u.id = e.usuario_id and u.ativo and ${doPerfil} and ${alcanca(dia)}`,
    );
    const porChave = new Map(novas.map(nova => [nova.chave, nova]));
    return achados.flatMap(({ chave, usuarioId }) => {
      const nova = porChave.get(chave);
      return nova ? [{ ...nova, chave: `${chave}|${usuarioId}`, usuarioId, autoridades: [] }] : [];
    });
  }

  /** One mail per address: the unit's own where the kind goes by mail to everybody, and those of people who want it at once. */
  mailsOf(ids: readonly number[], aTodos: boolean, dia: string): SQL {
    const padrao = aTodos ? 'NA_HORA' : 'SISTEMA';
    return sql`
      select distinct n.chave, lower(d.email) as para, n.titulo as assunto, n.texto
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as pedida
      join notificacoes n on n.id = pedida.value::int
      cross join lateral (
        select l.email from lotacoes l
        where ${aTodos}::boolean and l.id = n.lotacao_id and 'SOLICITANTE' = any (n.autoridades)
        union all
        select u.email from usuarios u
        where u.ativo and ${diz(dia)} and coalesce((
          select e.forma from emails_recusados e where e.usuario_id = u.id and e.evento = n.evento), ${padrao}) = 'NA_HORA'
      ) d
      where d.email like '%_@_%'`;
  }

  /** What each person's digest tells: new since the last, and not yet settled. */
  digests(tx: Transaction, desde: Date, dia: string): Promise<LinhaDoResumo[]> {
    return rows<LinhaDoResumo>(
      tx,
      sql`
        select u.id as "usuarioId", lower(u.email) as para, n.id, n.titulo, n.texto
        from emails_recusados e
        join usuarios u on u.id = e.usuario_id and u.ativo and u.email like '%_@_%'
        left join preferencias_de_email f on f.usuario_id = u.id
        join notificacoes n on n.evento = e.evento and n.id > coalesce(f.resumido_ate, 0) and n.resolvida_em is null
          and n.criada_em > ${desde.toISOString()}::timestamptz and ${diz(dia)}
        where e.forma = 'RESUMO'
        order by u.id, n.id`,
    );
  }

  async digested(tx: Transaction, ate: readonly { usuarioId: number; id: number }[]): Promise<void> {
    await tx.execute(sql`
      insert into preferencias_de_email (usuario_id, resumido_ate)
      select r."usuarioId", r.id from jsonb_to_recordset(${JSON.stringify(ate)}::jsonb) as r("usuarioId" int, id int)
      on conflict (usuario_id) do update set resumido_ate = excluded.resumido_ate`);
  }
}
