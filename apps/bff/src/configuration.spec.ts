import { readConfiguration } from './configuration.ts';

const read = (env: NodeJS.ProcessEnv = {}) => readConfiguration(env);

describe('a configuração', () => {
  it('sem nada definido serve em loopback e confere com as chaves da API do governo', () => {
    expect(read()).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      managementPort: 4000,
      upstream: { origin: 'http://127.0.0.1:3001', prefix: '' },
      cookieName: 'CONTROLE_DE_ACESSO_TOKEN',
      keys: { kind: 'jwks', url: 'http://127.0.0.1:3001/.well-known/jwks.json' },
      algorithms: ['ES256', 'RS256'],
      publicOrigin: 'http://127.0.0.1:3000',
      basePath: '/',
    });
  });

  it('aceita a API do governo atrás de um caminho', () => {
    expect(read({ GOVERNMENT_API_URL: 'https://api.gov.br/gateway/' }).upstream).toEqual({
      origin: 'https://api.gov.br',
      prefix: '/gateway',
    });
  });

  it('segredo só anda com HS256, chave pública nunca', () => {
    expect(read({ TOKEN_SECRET: 'x'.repeat(32) }).algorithms).toEqual(['HS256']);
    expect(() => read({ TOKEN_ALGORITHMS: 'HS256' })).toThrow(/TOKEN_ALGORITHMS does not fit the key/);
    expect(() => read({ TOKEN_SECRET: 'x'.repeat(32), TOKEN_ALGORITHMS: 'RS256' })).toThrow(/does not fit/);
  });

  it.each([
    [{ TOKEN_SECRET: 'curto' }, /TOKEN_SECRET has a value/],
    [{ TOKEN_SECRET: 'x'.repeat(32), TOKEN_JWKS_URL: 'http://a/jwks' }, /one way only/],
    [{ TOKEN_ALGORITHMS: 'none' }, /TOKEN_ALGORITHMS has a value/],
    [{ TOKEN_PUBLIC_KEY: 'abc' }, /TOKEN_PUBLIC_KEY has a value/],
    [{ SESSION_COOKIE_NAME: 'a b' }, /SESSION_COOKIE_NAME has a value/],
    [{ PUBLIC_ORIGIN: 'https://a.gov.br/caminho' }, /PUBLIC_ORIGIN has a value/],
    [{ VALKEY_URL: 'http://a' }, /VALKEY_URL has a value/],
    [{ NODE_ENV: 'production' }, /https/],
    [{ NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://alipen.gov.br' }, /Set PUBLIC_ORIGIN to the https origin/],
  ])('recusa %p e diz o que definir', (env, message) => {
    expect(() => read(env)).toThrow(message);
  });

  it('em produção aceita https', () => {
    expect(read({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://alipen.gov.br' }).publicOrigin).toBe(
      'https://alipen.gov.br',
    );
  });
});
