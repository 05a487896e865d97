import { SessionCookie } from './session-cookie.ts';

const cookie = (origin = 'https://alipen.sap.pa.gov.br', name = 'CONTROLE') => new SessionCookie(name, origin);

describe('o cookie de controle de acesso', () => {
  it('é Secure em toda parte, menos em http na própria máquina', () => {
    expect(cookie().expire()).toContain('; HttpOnly; Secure; SameSite=Lax');
    expect(cookie('http://10.0.0.5:3000').expire()).toContain('Secure');
    expect(cookie('http://127.0.0.1:3000').expire()).not.toContain('Secure');
    expect(cookie('http://localhost:3000').expire()).not.toContain('Secure');
  });

  it('com nome __Host- é Strict e Secure', () => {
    expect(cookie('http://localhost', '__Host-alipen').expire()).toContain('Secure; SameSite=Strict');
  });

  it.each([
    [undefined, 'none'],
    ['', 'none'],
    ['outro=1', 'none'],
    ['xCONTROLE=a', 'none'],
    ['outro=CONTROLE=a', 'none'],
    ['CONTROLE=a', 'one'],
    ['a=1;CONTROLE=a;b=2', 'one'],
    ['a=1;   CONTROLE=a', 'one'],
    ['CONTROLE=a; CONTROLE=b', 'twice'],
    ['CONTROLE=; CONTROLE=', 'twice'],
    [';;;;', 'none'],
  ])('de %p lê %p', (header, kind) => expect(cookie().read(header).kind).toBe(kind));

  it('tira um par de aspas e mais nada', () => {
    const token = (text: string) => {
      const read = cookie().read(`CONTROLE=${text}`);
      return read.kind === 'one' ? read.token : undefined;
    };
    expect(['"abc"', '""abc""', '"abc', 'abc"', '"', "'abc'"].map(token)).toEqual([
      'abc',
      '"abc"',
      '"abc',
      'abc"',
      '"',
      "'abc'",
    ]);
  });

  it('dobrado, é apagado em todo lugar de onde possa ter vindo', () => {
    const places = cookie()
      .clearEverywhere()
      .map(text => text.replace(/; Max-Age.*/, ''));
    expect(places).toEqual([
      'CONTROLE=; Path=/',
      'CONTROLE=; Path=/api',
      'CONTROLE=; Path=/; Domain=alipen.sap.pa.gov.br',
      'CONTROLE=; Path=/api; Domain=alipen.sap.pa.gov.br',
      'CONTROLE=; Path=/; Domain=sap.pa.gov.br',
      'CONTROLE=; Path=/api; Domain=sap.pa.gov.br',
      'CONTROLE=; Path=/; Domain=pa.gov.br',
      'CONTROLE=; Path=/api; Domain=pa.gov.br',
      'CONTROLE=; Path=/; Domain=gov.br',
      'CONTROLE=; Path=/api; Domain=gov.br',
    ]);
  });
});
