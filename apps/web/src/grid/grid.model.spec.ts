import { lerQuantidade } from './grid.model.ts';

const MAXIMO = 9999;

describe('reading a quantity (domain 15.13)', () => {
  it.each([
    ['347', 347],
    [' 1.234 ', 1234],
    ['0', 0],
    ['007', 7],
    ['', 0],
    ['-', 0],
    ['9.999', 9999],
  ])('%j is %i', (texto, quantidade) => {
    expect(lerQuantidade(texto, MAXIMO)).toEqual({ quantidade });
  });

  it.each([
    ['-3', 'A quantidade não pode ser negativa: use um número de 0 a 9.999.'],
    ['12,5', 'Use números inteiros, sem vírgula.'],
    ['12.5', 'Use números inteiros, sem vírgula.'],
    ['10000', 'O máximo por célula é 9.999.'],
    ['doze', 'Digite só números.'],
    ['1e3', 'Digite só números.'],
    ['１２', 'Digite só números.'],
  ])('%j is refused: %s', (texto, erro) => {
    expect(lerQuantidade(texto, MAXIMO)).toEqual({ erro });
  });
});
