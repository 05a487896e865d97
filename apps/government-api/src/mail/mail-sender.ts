import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { nextTry } from '../jobs/jobs-schedule.ts';
import { MAIL, type MailSettings } from './mail.settings.ts';
import { compose } from './mail-message.ts';
import { type Due, MailOutbox } from './mail-outbox.ts';
import { type Outcome, SmtpSession, type Timeouts } from './smtp-session.ts';

/** A run ends after this many mails or milliseconds, so that other jobs have their turn; the next run goes on. */
const MOST_IN_A_RUN = 200;
const LONGEST_RUN = 20_000;

/**
 * Sends what is due. A mail is marked as leaving before its first byte is sent, so after a crash it is INCERTO and not
 * sent again. SMTP cannot promise more: when the answer to a whole message is lost, nobody knows whether it was
 * accepted.
 */
@Injectable()
export class MailSender {
  private readonly logger = new Logger('mail');
  /** Set by specs, to wait less. */
  timeouts: Timeouts | undefined;

  constructor(
    @Inject(MAIL) private readonly settings: MailSettings | null,
    private readonly database: Database,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns how many were sent. Throws, once everything is recorded, if something will not arrive, so that the run counts
   * as failed.
   */
  async sendDue(signal: AbortSignal): Promise<number> {
    if (!this.settings) return 0;
    const now = this.clock.now();
    const lost = await this.outbox.leaveUncertain(this.database, now);
    const late = await this.outbox.expire(this.database, now);
    const errors = [
      ...(lost ? [`${lost} interrupted while being sent`] : []),
      ...(late ? [`${late} too late to be of use`] : []),
    ];
    let sent = 0;
    if (await this.outbox.hasDue(this.database, now)) sent = await this.sendAll(this.settings, signal, errors);
    if (errors.length) throw new Error(`${sent} sent; ${errors.join('; ')}`);
    return sent;
  }

  private async sendAll(settings: MailSettings, signal: AbortSignal, errors: string[]): Promise<number> {
    const began = performance.now();
    let session: SmtpSession | undefined;
    let sent = 0;
    try {
      session = await SmtpSession.open(settings.smtp, this.timeouts);
      while (sent + errors.length < MOST_IN_A_RUN && performance.now() - began < LONGEST_RUN && session.isOpen) {
        if (signal.aborted) break;
        const mail = await this.outbox.take(this.database, this.clock.now());
        if (!mail) break;
        const anexos = await this.outbox.attachmentsOf(this.database, mail.chave);
        const message = await compose(mail, settings, this.clock.now(), anexos);
        const outcome = await session.send(addressOf(settings.from), mail.para, message);
        if (outcome.kind === 'sent') sent += 1;
        await this.note(mail, outcome, errors);
      }
    } catch (error) {
      await this.outbox.postponeAll(this.database, this.clock.now(), String(error));
      errors.push(String(error));
    } finally {
      session?.close();
    }
    return sent;
  }

  private async note({ id, tentativas }: Due, outcome: Outcome, errors: string[]): Promise<void> {
    const now = this.clock.now();
    if (outcome.kind === 'sent') return this.outbox.end(this.database, id, 'ENVIADO', now, null);
    errors.push(outcome.error);
    this.logger.warn(`mail ${id}: ${outcome.kind}: ${outcome.error}`);
    if (outcome.kind === 'unknown') return this.outbox.end(this.database, id, 'INCERTO', now, outcome.error);
    if (outcome.kind === 'refused' && outcome.forGood) {
      return this.outbox.end(this.database, id, 'RECUSADO', now, outcome.error);
    }
    return this.outbox.postpone(this.database, id, nextTry(now, tentativas), outcome.error);
  }
}

const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
