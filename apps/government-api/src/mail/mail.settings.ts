import { EnvironmentError } from '@alipen/platform/environment/environment';

/** Injection token: the settings, or null where nothing is to be sent by e-mail. */
export const MAIL = Symbol('MAIL');

export type Smtp = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  readonly secure: boolean;
  readonly requireTls: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | null;
};
export type MailSettings = {
  readonly smtp: Smtp;
  readonly from: string;
  /** The address of the web client, for the link at the foot; null: no link. */
  readonly link: string | null;
};

/** A page of the web client, for a mail's text: `caminho` begins with a slash. */
export const pageAt = (link: string, caminho: string): string => link.replace(/\/$/, '') + caminho;

const LOOPBACK = /^(localhost|127\.|\[?::1)/;

/** `smtp://user:password@host:587` or `smtps://host:465`. */
export function smtpUrl(text: string): Smtp {
  const { protocol, hostname, port, username, password, pathname, search } = new URL(text);
  const secure = protocol === 'smtps:';
  if ((!secure && protocol !== 'smtp:') || !hostname || (pathname && pathname !== '/') || search) {
    throw new RangeError('unusable value');
  }
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // A password must cross no network unencrypted.
    requireTls: !secure && auth !== null && !LOOPBACK.test(hostname),
    auth,
  };
}

const ADDRESS = /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

/** `Alipen <nao-responda@orgao.gov.br>` or the address alone. */
export function mailAddress(text: string): string {
  if (!ADDRESS.test(text)) throw new RangeError('unusable value');
  return text;
}

/** Null where nothing is set. The server and the sender must be set together. */
export function mailSettings(
  smtp: Smtp | undefined,
  from: string | undefined,
  link: string | null,
): MailSettings | null {
  if (!smtp && !from) return null;
  if (!smtp || !from) {
    const [set, missing] = smtp
      ? ['SMTP_URL', 'MAIL_FROM to the address mails come from, such as nao-responda@orgao.gov.br']
      : ['MAIL_FROM', 'SMTP_URL to the mail server, such as smtp://user:password@host:587'];
    throw new EnvironmentError(
      `The server did not start.\n${set} is set and the other is not. Set ${missing}, or unset both to send no e-mail.`,
    );
  }
  return { smtp, from, link };
}
