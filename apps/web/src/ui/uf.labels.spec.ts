import { isUf } from './uf.labels.ts';

it.each([
  ['MA', true],
  ['ma', false],
  ['XX', false],
  ['constructor', false],
  [null, false],
])('is %s a state of Brazil? %s', (text, expected) => {
  expect(isUf(text)).toBe(expected);
});
