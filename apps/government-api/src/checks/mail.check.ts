import { atencao, type Check, falha, messageOf, ok } from '@alipen/platform/checks/checks';
import type { MailSettings } from '../mail/mail.settings.ts';
import { SmtpSession } from '../mail/smtp-session.ts';

const TIMEOUTS = { connection: 5_000, answer: 5_000 };

/** Greets the server, with TLS and the password where there is one; sends nothing. */
export const mailCheck = (mail: MailSettings | null): Check => ({
  nome: 'e-mail',
  run: async () => {
    if (!mail)
      return atencao(
        'Nenhum e-mail é enviado: as pessoas são avisadas só dentro do sistema.',
        'defina SMTP_URL e MAIL_FROM',
      );
    const { host, port, auth, secure } = mail.smtp;
    try {
      (await SmtpSession.open(mail.smtp, TIMEOUTS)).close();
      return ok(`O servidor ${host}:${port} atende${auth ? ' e aceita a senha' : ''}; nada foi enviado.`);
    } catch (error) {
      const tls = secure || port === 465 ? '' : '-starttls smtp ';
      return falha(
        `O servidor de e-mail ${host}:${port} não atende: ${messageOf(error)}.`,
        `openssl s_client ${tls}-connect ${host}:${port}`,
      );
    }
  },
});
