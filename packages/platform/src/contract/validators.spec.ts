import bff from '@alipen/contracts/documents/bff.json' with { type: 'json' };
import governmentApi from '@alipen/contracts/documents/government-api.json' with { type: 'json' };
import { ContractValidators, type OpenApiDocument } from './validators.ts';

const documents = { governmentApi, bff } as unknown as Record<string, OpenApiDocument>;
const operationsOf = (document: OpenApiDocument) =>
  Object.values(document.paths)
    .flatMap(item => Object.values(item))
    .flatMap(operation => (operation as { operationId?: string } | null)?.operationId ?? []);

describe.each(Object.entries(documents))('the validators of %s', (_name, document) => {
  const validators = new ContractValidators(document);
  const ids = operationsOf(document);

  it('are one for each operation', () => {
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter(id => !validators.has(id))).toEqual([]);
  });

  // In production they compile at the first call, so a schema that Ajv cannot read must be known before.
  it('compile, every part of every operation', async () => {
    for (const id of ids) {
      for (const part of [validators.body(id), validators.query(id), validators.path(id)])
        await part?.['~standard'].validate({});
    }
  });
});

describe('an answer', () => {
  const coisa = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, dono: { type: 'object', properties: { nome: { type: 'string' } } } },
  };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Coisa' } } };
  const validators = new ContractValidators({
    paths: { '/coisa': { get: { operationId: 'obterCoisa', responses: { 200: { description: 'ok', content } } } } },
    components: { schemas: { Coisa: coisa } },
  });
  const drift = (body: unknown) => validators.response('obterCoisa', 200, 'application/json', body);

  it('with a field nobody described is wrong, at any depth', () => {
    expect(drift({ id: 1, dono: { nome: 'Ana' } })).toEqual([]);
    expect(drift({ id: 1, senhaHash: 'x' })).toEqual([expect.stringContaining('senhaHash')]);
    expect(drift({ id: 1, dono: { nome: 'Ana', cpf: 'x' } })).toEqual([expect.stringContaining('cpf')]);
  });

  it('of a status or a type that is not declared is wrong', () => {
    expect(validators.response('obterCoisa', 201, 'application/json', { id: 1 })).toHaveLength(1);
    expect(validators.response('obterCoisa', 200, 'text/html', '<p>')).toHaveLength(1);
  });
});
