import type { ErrorObject } from 'ajv';

const p = (error: ErrorObject, name: string): string => String(error.params[name]);
const plural = (n: string, one: string, many: string): string => `${n} ${n === '1' ? one : many}`;

/** Most values in a list: a sentence of a problem has 500 letters at most, and nobody reads thirty words in it. */
const MOST = 12;
const listed = (values: readonly unknown[]): string =>
  values.slice(0, MOST).join(', ') + (values.length > MOST ? ` e mais ${values.length - MOST}` : '');

const TYPES: Readonly<Record<string, string>> = {
  integer: 'Deve ser um número inteiro.',
  number: 'Deve ser um número.',
  string: 'Deve ser um texto.',
  boolean: 'Deve ser sim ou não (true ou false).',
  array: 'Deve ser uma lista.',
  object: 'Deve ser um objeto.',
};
const FORMATS: Readonly<Record<string, string>> = {
  date: 'Deve ser uma data que existe, como 2026-11-21.',
  'date-time': 'Deve ser um instante, como 2026-11-21T15:00:00Z.',
};

export const schemaErrors: Readonly<Record<string, (error: ErrorObject) => string>> = {
  type: e => TYPES[String([e.params.type].flat()[0])] ?? 'O tipo do valor não é o esperado.',
  format: e => FORMATS[p(e, 'format')] ?? 'O formato não é o esperado.',
  required: () => 'Falta este campo.',
  additionalProperties: () => 'Este campo não existe.',
  unevaluatedProperties: () => 'Este campo não existe.',
  minimum: e => `Deve ser no mínimo ${p(e, 'limit')}.`,
  maximum: e => `Deve ser no máximo ${p(e, 'limit')}.`,
  minLength: e => `Deve ter ao menos ${plural(p(e, 'limit'), 'caractere', 'caracteres')}.`,
  maxLength: e => `Deve ter até ${plural(p(e, 'limit'), 'caractere', 'caracteres')}.`,
  minItems: e => `Deve ter ao menos ${plural(p(e, 'limit'), 'item', 'itens')}.`,
  maxItems: e => `Deve ter até ${plural(p(e, 'limit'), 'item', 'itens')}.`,
  uniqueItems: () => 'Há itens repetidos.',
  pattern: () => 'Não tem a forma esperada.',
  enum: e => `Deve ser um destes: ${listed([e.params.allowedValues].flat())}.`,
  const: e => `Deve ser ${p(e, 'allowedValue')}.`,
  anyOf: () => 'O valor não é aceito.',
  oneOf: () => 'O valor não é aceito.',
};
