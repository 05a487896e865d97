import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailSettings } from './mail.settings.ts';

/** `conteudo` is base64. */
export type Attachment = { readonly nome: string; readonly tipo: string; readonly conteudo: string };

export type Mail = {
  readonly chave: string;
  readonly para: string;
  readonly assunto: string;
  /** Plain text; line breaks are kept. */
  readonly texto: string;
  /** The recipient does not sign in, so the mail has no link. */
  readonly externo: boolean;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Always the same for one event and address, so that a server that gets the mail twice can tell. */
function messageId({ chave, para }: Mail, from: string): string {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>.*$/, '');
  return `<${createHash('sha256').update(`${chave}\n${para}`).digest('hex').slice(0, 32)}@${domain}>`;
}

/** The bytes of one mail: plain text and the same as plain HTML, without images, tracking or personal data. */
export function compose(
  mail: Mail,
  { from, link: home }: MailSettings,
  date: Date,
  anexos: readonly Attachment[] = [],
): Promise<Buffer> {
  const { assunto, texto, para } = mail;
  const link = mail.externo ? null : home;
  const foot = 'Mensagem automática do Alipen. Não responda a este e-mail.';
  return new MailComposer({
    from,
    to: para,
    subject: assunto,
    date,
    messageId: messageId(mail, from),
    // Keeps automatic out-of-office answers away.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: [assunto, '', texto, ...(link ? ['', `Abra o Alipen: ${link}`] : []), '', foot, ''].join('\n'),
    html: [
      '<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif">',
      `<p><strong>${escaped(assunto)}</strong></p><p>${escaped(texto).replaceAll('\n', '<br>')}</p>`,
      ...(link ? [`<p><a href="${escaped(link)}">Abrir o Alipen</a></p>`] : []),
      `<p style="color:#595c72">${foot}</p></body></html>`,
    ].join(''),
    attachments: anexos.map(({ nome, tipo, conteudo }) => ({
      filename: nome,
      contentType: tipo,
      content: Buffer.from(conteudo, 'base64'),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
