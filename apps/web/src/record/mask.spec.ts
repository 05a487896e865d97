import { caretAfter, clean, isWhole, masked } from './mask.ts';

describe('a masked field', () => {
  it.each([
    ['cpf', '529.982.247-25x', '52998224725', '529.982.247-25'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['cnpj', '11222333', '11222333', '11.222.333'],
    ['telefone', '9832120000', '9832120000', '(98) 3212-0000'],
    ['telefone', '98988880000', '98988880000', '(98) 98888-0000'],
    ['cep', '65000-000 ', '65000000', '65000-000'],
  ] as const)('%s %s is kept as %s and shown as %s', (name, typed, kept, shown) => {
    expect(clean(name, typed)).toBe(kept);
    expect(masked(name, kept)).toBe(shown);
  });

  it('keeps the caret behind what was typed', () => {
    expect(caretAfter('529.9', 3)).toBe(3);
    expect(caretAfter('529.982', 6)).toBe(7);
  });

  it('knows when it is whole', () => {
    expect(isWhole('telefone', '9832120000')).toBe(true);
    expect(isWhole('telefone', '983212')).toBe(false);
  });
});
