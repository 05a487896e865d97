import { withoutBasePath } from './base-path.rules.ts';

describe('a API sob BASE_PATH', () => {
  it.each([
    ['/alimentacao/', '/alimentacao/api/login', '/api/login'],
    ['/alimentacao/', '/alimentacao/api/ms-alipen/pedidos?de=2026-11-20', '/api/ms-alipen/pedidos?de=2026-11-20'],
    ['/alimentacao/', '/api/login', '/api/login'],
    ['/alimentacao/', '/alimentacao/modules/solicitacao', '/alimentacao/modules/solicitacao'],
    ['/alimentacao/', '/outra/api/login', '/outra/api/login'],
    ['/alimentacao/', '/alimentacao/api/../api/login', '/api/../api/login'],
    ['/', '/api/login', '/api/login'],
  ])('em %s, %s é %s', (basePath, url, routed) => expect(withoutBasePath(basePath)(url)).toBe(routed));
});
