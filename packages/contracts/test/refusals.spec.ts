import { juntar } from '../scripts/document.mjs';
import { SAID_ONLY, withRefusals } from '../scripts/refusals.mjs';

const base = {
  name: 'base.yaml',
  content: {
    openapi: '3.1.0',
    components: { parameters: { IfMatch: { name: 'If-Match', in: 'header' }, De: { name: 'de', in: 'query' } } },
  },
};
const said = (path: string, operation: Record<string, unknown>, rules?: object) => {
  const one = { operationId: 'x', 'x-autoridades': ['AL_GESTOR'], responses: { 200: {} }, ...operation };
  const document = juntar([base, { name: 'a.yaml', content: { paths: { [path]: { post: one } } } }]);
  const { responses, ...rest } = withRefusals(document, rules).paths[path]?.post ?? { responses: {} };
  expect(rest).not.toHaveProperty('x-recusas');
  return Object.keys(responses).filter(status => status > '399');
};
const parameter = (name: string) => ({ parameters: [{ $ref: `#/components/parameters/${name}` }] });

describe('as recusas de uma operação', () => {
  it.each([
    ['nada', '/a', {}, '401 403 500'],
    ['é de qualquer um', '/a', { 'x-autoridades': ['PUBLICO'] }, '500'],
    ['um corpo', '/a', { requestBody: {} }, '400 401 403 413 415 422 500'],
    ['uma consulta', '/a', parameter('De'), '401 403 422 500'],
    ['um registro no caminho', '/a/{id}', {}, '401 403 404 422 500'],
    ['uma versão', '/a/{id}', parameter('IfMatch'), '401 403 404 412 422 428 500'],
    ['o que só ela recusa', '/a', { 'x-recusas': [409, 507] }, '401 403 409 500 507'],
  ])('seguem do que ela é: %s', (_, path, operation, statuses) => {
    expect(said(path, operation).join(' ')).toBe(statuses);
  });

  it('as do próprio BFF são as que ele diz', () => {
    expect(said('/api/a/{id}', { 'x-recusas': [404] }, SAID_ONLY)).toEqual(['404']);
  });

  it('não se repete o que já segue, nem se diz o que ninguém descreve', () => {
    expect(() => said('/a', { 'x-recusas': [401] })).toThrow('POST /a: x-recusas names 401, which it has by itself');
    expect(() => said('/a', { 'x-recusas': [418] })).toThrow('x-recusas names 418, which no answer describes');
  });
});
