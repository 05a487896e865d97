import { startsWords } from './plain-text.ts';

describe('what is typed to find a name', () => {
  it.each([
    ['Pedidos das Lotações', 'lot ped', true],
    ['Solicitar Alimentação', 'alimentacao', true],
    ['Pedidos das Lotações', 'edidos', false],
    ['Tudo (mapa do site)', 'mapa', true],
    ['Qualquer', '', true],
  ])('%s is found by "%s": %s', (label, typed, found) => {
    expect(startsWords(label, typed)).toBe(found);
  });
});
