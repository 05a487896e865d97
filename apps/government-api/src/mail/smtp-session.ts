import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Smtp } from './mail.settings.ts';

export type Outcome =
  | { readonly kind: 'sent' }
  /** The server refused: for good (5xx) or for now (4xx). */
  | { readonly kind: 'refused'; readonly forGood: boolean; readonly error: string }
  /** The connection broke before the message was sent: nothing was accepted. */
  | { readonly kind: 'unreachable'; readonly error: string }
  /** The message was sent but no answer came: the server may have accepted it or not. */
  | { readonly kind: 'unknown'; readonly error: string };

export type Timeouts = { readonly connection: number; readonly answer: number };
const TIMEOUTS: Timeouts = { connection: 10_000, answer: 20_000 };

const PERMANENT = 500;

export class SmtpSession {
  private broken: Error | undefined;

  private constructor(private readonly connection: SMTPConnection) {
    connection.on('error', error => {
      this.broken = error;
    });
  }

  /** Throws where the server cannot be reached or refuses our sign-in. */
  static async open({ host, port, secure, requireTls, auth }: Smtp, timeouts = TIMEOUTS): Promise<SmtpSession> {
    const connection = new SMTPConnection({
      host,
      port,
      secure,
      requireTLS: requireTls,
      connectionTimeout: timeouts.connection,
      greetingTimeout: timeouts.connection,
      socketTimeout: timeouts.answer,
    });
    const session = new SmtpSession(connection);
    try {
      await settle(connection, done => connection.connect(done));
      if (auth) await settle(connection, done => connection.login(auth, done));
      return session;
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  get isOpen(): boolean {
    return this.broken === undefined && !this.connection.destroyed;
  }

  async send(from: string, to: string, message: Buffer): Promise<Outcome> {
    let begun = false;
    // Read only once the server has said "go ahead": until then nothing of the message has left.
    const body = new Readable({
      read() {
        begun = true;
        this.push(message);
        this.push(null);
      },
    });
    try {
      await settle(this.connection, done => this.connection.send({ from, to: [to] }, body, done));
      return { kind: 'sent' };
    } catch (cause) {
      const error = hideAddresses(String(cause));
      const code = (cause as { responseCode?: number }).responseCode;
      if (code !== undefined) {
        await this.reset();
        return { kind: 'refused', forGood: code >= PERMANENT, error };
      }
      return { kind: begun ? 'unknown' : 'unreachable', error };
    }
  }

  close(): void {
    if (this.isOpen) this.connection.quit();
    else this.connection.close();
  }

  private async reset(): Promise<void> {
    if (!this.isOpen) return;
    await settle(this.connection, done => this.connection.reset(done)).catch((error: Error) => {
      this.broken = error;
    });
  }
}

/** Servers repeat the address in their refusals, and a log needs only its domain. */
const hideAddresses = (text: string): string => text.replaceAll(/[^\s<>@]+@/g, '…@');

type Done = (error?: Error | null) => void;

function settle(connection: SMTPConnection, command: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = (error?: Error) => reject(error ?? new Error('The mail server closed the connection.'));
    connection.once('error', gone);
    connection.once('end', gone);
    command(error => {
      connection.off('error', gone);
      connection.off('end', gone);
      if (error) reject(error);
      else resolve();
    });
  });
}
