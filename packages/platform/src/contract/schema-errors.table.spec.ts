import type { ErrorObject } from 'ajv';
import { schemaErrors } from './schema-errors.table.ts';

const sentence = (allowedValues: readonly string[]) =>
  schemaErrors.enum?.({ params: { allowedValues } } as unknown as ErrorObject) ?? '';

describe('the sentence of a value that is none of those allowed', () => {
  it('names them all where they are few', () => {
    expect(sentence(['DIA', 'MES'])).toBe('Deve ser um destes: DIA, MES.');
  });

  it('begins a long list and says how many more there are, within what a problem may hold', () => {
    const many = Array.from({ length: 40 }, (_, n) => `UM_ACONTECIMENTO_COMPRIDO_${n}`);
    expect(sentence(many)).toMatch(/COMPRIDO_11 e mais 28\.$/);
    expect(sentence(many).length).toBeLessThanOrEqual(500);
  });
});
