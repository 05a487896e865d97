import { basePathOf } from './base-path.ts';

it.each([
  ['http://127.0.0.1:3000/', ''],
  ['https://orgao.gov.br/alimentacao/', '/alimentacao'],
  ['https://orgao.gov.br/sistemas/alimentacao/', '/sistemas/alimentacao'],
])('%s serves under "%s"', (uri, path) => {
  expect(basePathOf(uri)).toBe(path);
});
