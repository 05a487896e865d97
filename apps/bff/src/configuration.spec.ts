import { readConfiguration } from './configuration.ts';

const SECRET = 'Gk8!dD2-qz_7pLmW0xYvR5tNcB1hJfUa';
const OIDC = { OIDC_ISSUER: 'https://sso.acesso.gov.br/', OIDC_CLIENT_ID: 'alipen' };

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
    expect(read({ TOKEN_SECRET: SECRET }).algorithms).toEqual(['HS256']);
    expect(() => read({ TOKEN_ALGORITHMS: 'HS256' })).toThrow(/TOKEN_ALGORITHMS does not fit the key/);
    expect(() => read({ TOKEN_SECRET: SECRET, TOKEN_ALGORITHMS: 'RS256' })).toThrow(/does not fit/);
  });

  it.each([
    [{ TOKEN_SECRET: 'curto' }, /TOKEN_SECRET has a value/],
    [{ TOKEN_SECRET: 'x'.repeat(64) }, /TOKEN_SECRET has a value/],
    [{ TOKEN_SEAL_SECRET: 'senha'.repeat(20) }, /TOKEN_SEAL_SECRET has a value/],
    [{ TOKEN_SECRET: SECRET, TOKEN_SEAL_SECRET: SECRET }, /one way only/],
    [{ OIDC_ISSUER: 'https://sso.acesso.gov.br/' }, /go together/],
    [{ OIDC_CLIENT_SECRET: 'x' }, /go together/],
    [{ ...OIDC, OIDC_ISSUER: 'http://sso.acesso.gov.br/' }, /OIDC_ISSUER has a value/],
    [{ ...OIDC, OIDC_ISSUER: 'https://sso.acesso.gov.br/?x=1' }, /OIDC_ISSUER has a value/],
    [{ ...OIDC, OIDC_SCOPES: 'profile' }, /OIDC_SCOPES has a value/],
    [{ ...OIDC, OIDC_NAME: '<b>gov</b>' }, /OIDC_NAME has a value/],
    [{ ...OIDC, OIDC_LEVEL_PARAMETER: 'prata' }, /OIDC_LEVEL_PARAMETER has a value/],
    [{ ...OIDC, OIDC_LEVEL_PARAMETER: 'nonce=1' }, /OIDC_LEVEL_PARAMETER has a value/],
    [{ ...OIDC, OIDC_LEVEL_PARAMETER: 'redirect_uri=https://mau.example' }, /OIDC_LEVEL_PARAMETER has a value/],
    [{ ...OIDC, OIDC_LEVEL_PARAMETER: 'code_challenge_method=plain' }, /OIDC_LEVEL_PARAMETER has a value/],
    [
      { ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:9/', NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://a.gov.br' },
      /https address/,
    ],
    [{ TOKEN_SECRET: SECRET, TOKEN_JWKS_URL: 'http://a/jwks' }, /one way only/],
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

  it('sem chave nenhuma, o selo', () => {
    expect(read({ TOKEN_SEAL_SECRET: SECRET }).keys).toEqual({ kind: 'seal', secret: SECRET });
  });

  it('o provedor de identidade é o do gov.br enquanto não se diz outro, e o emissor fica como foi escrito', () => {
    expect(read(OIDC).provider).toMatchObject({ issuer: 'https://sso.acesso.gov.br/', name: 'gov.br' });
    expect(read(OIDC).provider?.levelParameter).toBeUndefined();
    expect(read({ ...OIDC, OIDC_LEVEL_PARAMETER: 'nivel=prata' }).provider?.levelParameter).toEqual({
      name: 'nivel',
      value: 'prata',
    });
    expect(read().provider).toBeUndefined();
  });

  it('em produção aceita https', () => {
    expect(read({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://alipen.gov.br' }).publicOrigin).toBe(
      'https://alipen.gov.br',
    );
  });
});
