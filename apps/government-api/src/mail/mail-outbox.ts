import { Inject, Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { emails, type SituacaoEmail } from './emails.schema.ts';
import { MAIL, type MailSettings } from './mail.settings.ts';
import type { Attachment, Mail } from './mail-message.ts';

/** Half a day: after that the person has seen the system anyway. */
const VALID_HOURS = 12;
const LONGEST_ERROR = 1000;
/** The text of a mail that is done with: emptied when it held a secret. */
const SEM_SEGREDO = sql<string>`case when ${emails.sigiloso} then '' else ${emails.texto} end`;

export type Due = Mail & { readonly id: number; readonly tentativas: number };

/** One text with files, for addresses outside. */
export type Letter = {
  readonly chave: string;
  /** The record it belongs to; `ofReferences` and `lastTo` find it by this. */
  readonly referencia: string;
  readonly para: readonly string[];
  readonly assunto: string;
  readonly texto: string;
  readonly anexos: readonly Attachment[];
  /** Its text holds a secret, and is emptied once it was sent or will not be. */
  readonly sigiloso?: boolean;
};

export type Sent = {
  readonly chave: string;
  readonly referencia: string;
  readonly para: string;
  readonly situacao: SituacaoEmail;
  /** Milliseconds since 1970; null while it waits. */
  readonly terminadoEm: number | null;
};

const SENT = sql`chave, referencia, para, situacao, (extract(epoch from terminado_em) * 1000)::float8 as "terminadoEm"`;

/** The mails to be sent. Without a mail server nothing is stored. */
@Injectable()
export class MailOutbox {
  constructor(@Inject(MAIL) private readonly settings: MailSettings | null) {}

  get isOn(): boolean {
    return this.settings !== null;
  }

  /** Adds the rows of a query (chave, para, assunto, texto): one mail for each event and address. */
  async add(tx: Transaction, query: SQL, now: Date): Promise<void> {
    if (!this.isOn) return;
    const at = sql`${now.toISOString()}::timestamptz`;
    await tx.execute(sql`
      insert into emails (chave, para, assunto, texto, criado_em, proxima_tentativa_em, vale_ate)
      select q.chave, q.para, q.assunto, q.texto, ${at}, ${at}, ${at} + make_interval(hours => ${VALID_HOURS}::int)
      from (${query}) q
      on conflict (chave, para) do nothing`);
  }

  async addSecret(tx: Transaction, mails: readonly Mail[], now: Date, valeAte: Date): Promise<void> {
    if (!this.isOn || !mails.length) return;
    const novos = mails.map(mail => ({ ...mail, criadoEm: now, proximaTentativaEm: now, valeAte, sigiloso: true }));
    await tx.insert(emails).values(novos).onConflictDoNothing();
  }

  /** Adds one mail for each address; the files are stored once for all of them. */
  async addLetter(tx: Transaction, letter: Letter, now: Date): Promise<void> {
    if (!this.isOn || !letter.para.length) return;
    const { chave, referencia, para, assunto, texto, anexos, sigiloso = false } = letter;
    const at = sql`${now.toISOString()}::timestamptz`;
    for (const { nome, tipo, conteudo } of anexos) {
      await tx.execute(sql`
        insert into anexos_emails (chave, nome, tipo, conteudo, criado_em)
        values (${chave}, ${nome}, ${tipo}, decode(${conteudo}, 'base64'), ${at}) on conflict do nothing`);
    }
    await tx.execute(sql`
      insert into emails (chave, para, assunto, texto, referencia, externo, sigiloso, criado_em, proxima_tentativa_em, vale_ate)
      select ${chave}, value, ${assunto}, ${texto}, ${referencia}, true, ${sigiloso}::boolean, ${at}, ${at},
        ${at} + make_interval(hours => ${VALID_HOURS}::int)
      from jsonb_array_elements_text(${JSON.stringify(para)}::jsonb)
      on conflict (chave, para) do nothing`);
  }

  attachmentsOf(tx: Transaction, chave: string): Promise<Attachment[]> {
    return rows<Attachment>(
      tx,
      sql`select nome, tipo, encode(conteudo, 'base64') as conteudo from anexos_emails where chave = ${chave} order by nome`,
    );
  }

  /** The last letter of each record to each address. */
  ofReferences(tx: Transaction, referencias: readonly string[]): Promise<Sent[]> {
    return rows<Sent>(
      tx,
      sql`
        select distinct on (referencia, para) ${SENT}
        from emails
        where referencia in (select jsonb_array_elements_text(${JSON.stringify(referencias)}::jsonb))
        order by referencia, para, id desc`,
    );
  }

  /** The last letter of the record to each of these addresses, however many there were. */
  lastTo(tx: Transaction, referencia: string, para: readonly string[]): Promise<Sent[]> {
    return rows<Sent>(
      tx,
      sql`
        select e.* from jsonb_array_elements_text(${JSON.stringify(para)}::jsonb) as a cross join lateral (
          select ${SENT} from emails
          where referencia = ${referencia} and para = a.value
          order by id desc limit 1) e`,
    );
  }

  /** The event is settled: mails about it that are not sent yet are not sent. */
  async withdraw(tx: Transaction, chaves: readonly string[], now: Date): Promise<void> {
    if (!this.isOn || !chaves.length) return;
    await tx
      .update(emails)
      .set({ situacao: 'VENCIDO', terminadoEm: now, erro: 'O que ele dizia já foi resolvido.', texto: SEM_SEGREDO })
      .where(and(inArray(emails.chave, [...chaves]), eq(emails.situacao, 'PENDENTE')));
  }

  /** Mails of a process that died while sending: they may have arrived, so they are not sent again. */
  async leaveUncertain(tx: Transaction, now: Date): Promise<number> {
    const left = await tx
      .update(emails)
      .set({ situacao: 'INCERTO', terminadoEm: now, erro: 'O processo terminou durante o envio.', texto: SEM_SEGREDO })
      .where(eq(emails.situacao, 'ENVIANDO'))
      .returning({ id: emails.id });
    return left.length;
  }

  async expire(tx: Transaction, now: Date): Promise<number> {
    const gone = await tx
      .update(emails)
      .set({ situacao: 'VENCIDO', terminadoEm: now, texto: SEM_SEGREDO })
      .where(and(eq(emails.situacao, 'PENDENTE'), lt(emails.valeAte, now)))
      .returning({ id: emails.id });
    return gone.length;
  }

  async hasDue(tx: Transaction, now: Date): Promise<boolean> {
    const found = await rows<{ id: number }>(
      tx,
      sql`select id from emails where situacao = 'PENDENTE' and proxima_tentativa_em <= ${now.toISOString()}::timestamptz limit 1`,
    );
    return found.length > 0;
  }

  /** Takes the next mail and marks it as leaving before it is sent, so that no mail is sent twice. */
  async take(tx: Transaction, now: Date): Promise<Due | undefined> {
    const [due] = await rows<Due>(
      tx,
      sql`
        update emails set situacao = 'ENVIANDO', tentativas = tentativas + 1
        where id = (
          select id from emails
          where situacao = 'PENDENTE' and proxima_tentativa_em <= ${now.toISOString()}::timestamptz
          order by proxima_tentativa_em, id limit 1 for update skip locked)
        returning id, chave, para, assunto, texto, externo, tentativas`,
    );
    return due;
  }

  async end(tx: Transaction, id: number, situacao: SituacaoEmail, now: Date, erro: string | null): Promise<void> {
    const set = { situacao, terminadoEm: now, erro: erro?.slice(0, LONGEST_ERROR) ?? null, texto: SEM_SEGREDO };
    await tx.update(emails).set(set).where(eq(emails.id, id));
  }

  async postpone(tx: Transaction, id: number, next: Date, erro: string): Promise<void> {
    const set = { situacao: 'PENDENTE' as const, proximaTentativaEm: next, erro: erro.slice(0, LONGEST_ERROR) };
    await tx.update(emails).set(set).where(eq(emails.id, id));
  }

  /** Called when the server cannot be reached. Each mail waits, longer the more often it was tried, half an hour at most. */
  async postponeAll(tx: Transaction, now: Date, erro: string): Promise<void> {
    const at = sql`${now.toISOString()}::timestamptz`;
    await tx.execute(sql`
      update emails set tentativas = tentativas + 1, erro = ${erro.slice(0, LONGEST_ERROR)},
        proxima_tentativa_em = ${at} + make_interval(mins => least(power(2, least(tentativas, 10)), 30)::int)
      where situacao = 'PENDENTE' and proxima_tentativa_em <= ${at}`);
  }

  async deleteBefore(tx: Transaction, before: Date): Promise<number> {
    const gone = await tx
      .delete(emails)
      .where(
        and(
          lt(emails.criadoEm, before),
          isNull(emails.referencia),
          sql`${emails.situacao} not in ('PENDENTE', 'ENVIANDO')`,
        ),
      )
      .returning({ id: emails.id });
    await tx.execute(sql`delete from anexos_emails where criado_em < ${before.toISOString()}::timestamptz`);
    return gone.length;
  }
}
