import { readConfiguration } from '../configuration.ts';
import { mailAddress, smtpUrl } from './mail.settings.ts';

describe('o servidor de e-mail', () => {
  it.each([
    ['smtp://mail.gov.br', { host: 'mail.gov.br', port: 587, secure: false, requireTls: false, auth: null }],
    ['smtps://mail.gov.br', { host: 'mail.gov.br', port: 465, secure: true, requireTls: false, auth: null }],
    [
      'smtp://u%40x:p%2F1@mail.gov.br:2525',
      { host: 'mail.gov.br', port: 2525, secure: false, requireTls: true, auth: { user: 'u@x', pass: 'p/1' } },
    ],
  ])('%s', (texto, lido) => expect(smtpUrl(texto)).toEqual(lido));

  it.each(['http://mail.gov.br', 'smtp://', 'smtp://a/b', 'smtp://a?tls=1', 'mail.gov.br'])('recusa %s', texto => {
    expect(() => smtpUrl(texto)).toThrow();
  });

  it.each(['a', 'a@b\r\nBcc: c@d', 'Nome <a>', ''])('recusa o remetente %p', texto => {
    expect(() => mailAddress(texto)).toThrow();
  });

  it('um sem o outro não sobe, e diz o que digitar', () => {
    expect(() => readConfiguration({ SMTP_URL: 'smtp://mail.gov.br' })).toThrow(/Set MAIL_FROM to the address/);
    expect(() => readConfiguration({ MAIL_FROM: 'a@b.br' })).toThrow(/Set SMTP_URL to the mail server/);
    expect(() => readConfiguration({ SMTP_URL: 'mail', MAIL_FROM: 'a@b.br' })).toThrow(/Set SMTP_URL to a mail server/);
    expect(readConfiguration({}).mail).toBeNull();
    expect(
      readConfiguration({
        SMTP_URL: 'smtp://mail.gov.br',
        MAIL_FROM: 'a@b.br',
        PUBLIC_ORIGIN: 'https://x.gov.br',
        BASE_PATH: '/alipen',
      }).mail?.link,
    ).toBe('https://x.gov.br/alipen/');
  });
});
