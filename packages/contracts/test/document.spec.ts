import { type Document, documentoDoBff, juntar, tabelaDeOperacoes } from '../scripts/document.mjs';

const base = { name: 'base.yaml', content: { openapi: '3.1.0', components: { schemas: { Id: { type: 'integer' } } } } };
const operation = (extra: Record<string, unknown> = {}) => ({
  operationId: 'listarCoisas',
  'x-autoridades': ['AL_GESTOR'],
  'x-classe': 'leitura',
  responses: { 200: { description: 'ok' } },
  ...extra,
});
const slice = (name: string, path: string, get: unknown, schemas = {}) => ({
  name,
  content: { paths: { [path]: { get } }, components: { schemas } },
});

describe('as fatias do contrato', () => {
  it('juntam-se em um documento, em ordem', () => {
    const joined = juntar([
      base,
      slice('b.yaml', '/ms-alipen/b', operation()),
      slice('a.yaml', '/ms-alipen/a', operation()),
    ]);
    expect(Object.keys(joined.paths)).toEqual(['/ms-alipen/a', '/ms-alipen/b']);
  });

  it('não podem descrever duas vezes o mesmo caminho nem o mesmo esquema de outro jeito', () => {
    const twice = [base, slice('a.yaml', '/ms-alipen/a', operation()), slice('b.yaml', '/ms-alipen/a', operation())];
    expect(() => juntar(twice)).toThrow('b.yaml: path /ms-alipen/a is already described by another slice');
    expect(() => juntar([base, slice('a.yaml', '/x', operation(), { Id: { type: 'string' } })])).toThrow(
      'schemas/Id is described twice',
    );
  });
});

describe('a tabela de operações', () => {
  const table = (get: unknown) => tabelaDeOperacoes(juntar([base, slice('a.yaml', '/ms-alipen/a', get)]));

  it('leva autoridades, classe, consulta e limites', () => {
    const post = operation({
      requestBody: { content: { 'application/json': {} } },
      parameters: [{ name: 'q', in: 'query' }],
    });
    expect(table(post)).toContain('"autoridades":["AL_GESTOR"],"classe":"leitura","aberta":false,"query":["q"]');
    expect(table(post)).toContain('"bodyLimit":102400');
  });

  it.each([
    [{ 'x-autoridades': undefined }, 'no x-autoridades (default deny)'],
    [{ 'x-autoridades': [] }, 'no x-autoridades (default deny)'],
    [{ 'x-classe': 'rapida' }, 'x-classe must be one of'],
    [{ operationId: undefined }, 'no operationId'],
  ])('recusa a operação com %p', (extra, message) => {
    expect(() => table(operation(extra))).toThrow(message);
  });

  describe('a porta aberta', () => {
    const porta = { 'x-autoridades': ['PUBLICO'], security: [], 'x-porta-aberta': 'codigo' };
    const at = (path: string, extra: Record<string, unknown>) =>
      tabelaDeOperacoes(juntar([base, slice('a.yaml', path, operation(extra))]));

    it('diz três vezes que é aberta', () => {
      expect(at('/ms-alipen/a/{codigo}', porta)).toContain('"aberta":true');
      expect(at('/ms-alipen/a/{codigo}', {})).toContain('"aberta":false');
    });

    it.each([
      ['/ms-alipen/a', porta, 'names no parameter of the path'],
      ['/ms-alipen/a/{codigo}', { ...porta, 'x-autoridades': ['AL_GESTOR'] }, 'wants x-autoridades: [PUBLICO]'],
      [
        '/ms-alipen/a/{codigo}',
        { ...porta, 'x-autoridades': ['AL_GESTOR', 'PUBLICO'] },
        'wants x-autoridades: [PUBLICO]',
      ],
      ['/ms-alipen/a/{codigo}', { ...porta, security: undefined }, 'wants security: []'],
      ['/ms-alipen/a/{codigo}', { ...porta, 'x-porta-aberta': undefined }, 'PUBLICO without x-porta-aberta'],
    ])('%s com %p não passa', (path, extra, message) => {
      expect(() => at(path, extra)).toThrow(message);
    });
  });

  it('recusa o mesmo nome em duas operações', () => {
    const joined = juntar([base, slice('a.yaml', '/a', operation()), slice('b.yaml', '/b', operation())]);
    expect(() => tabelaDeOperacoes(joined)).toThrow('operationId listarCoisas is used twice');
  });
});

describe('o documento do BFF', () => {
  const own = { paths: {}, components: { schemas: {} } } as unknown as Document;

  it('repassa só o que está em /ms-alipen, e diz o que o próprio BFF pode responder', () => {
    const government = juntar([
      base,
      slice('a.yaml', '/ms-alipen/a', operation()),
      slice('b.yaml', '/login', operation({ operationId: 'b' })),
    ]);
    const document = documentoDoBff(own, government);
    expect(Object.keys(document.paths)).toEqual(['/api/ms-alipen/a']);
    expect(Object.keys(document.paths['/api/ms-alipen/a']?.get?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '412',
      '422',
      '429',
      '502',
      '503',
      '504',
    ]);
  });
});
