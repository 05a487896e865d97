import { gradeDe, valoresIniciais } from '../pedidos/grade.model.ts';
import { preparo } from '../pedidos/preparo.fixture.ts';
import { lerColagem } from './grid.paste.ts';

const grade = gradeDe(preparo());
const atual = valoresIniciais(grade, null);
const colar = (texto: string, linha = 0, coluna = 0) => lerColagem(texto, { linha, coluna }, grade, atual);

describe('pasting a block of a spreadsheet', () => {
  it('fills from the active cell', () => {
    expect(colar('300\t50\r\n310\r\n')).toEqual({
      valores: [
        [300, 50],
        [310, 0],
      ],
      mudancas: 3,
      recusadas: [],
    });
  });

  it('keeps a cell under a blank and takes a dash as zero', () => {
    expect(colar('\t-').valores[0]).toEqual([345, 0]);
  });

  it('drops a heading row and column that repeat the names, accents and capitals aside', () => {
    expect(colar('\tINTERNO\tservidor\nalmoco\t300\t50\nJANTAR\t310').valores).toEqual([
      [300, 50],
      [310, 0],
    ]);
  });

  it('lists what it did not understand, and leaves those cells alone', () => {
    const { valores, recusadas } = colar('doze\t-1\n10000\t7');
    expect(valores).toEqual(atual);
    expect(recusadas).toEqual([
      'Almoço, Interno: “doze”. Digite só números.',
      'Almoço, Servidor: “-1”. A quantidade não pode ser negativa: use um número de 0 a 9.999.',
      'Jantar, Interno: “10000”. O máximo por célula é 9.999.',
      'Jantar, Servidor: “7” não entra, sem preço no contrato.',
    ]);
  });

  it('says what falls outside the grid', () => {
    expect(colar('1\t2\n3', 1, 0).recusadas).toEqual([
      'Jantar, Servidor: “2” não entra, sem preço no contrato.',
      '“3” cai fora da grade (linha 3).',
    ]);
  });

  it('never touches the quantities it was given', () => {
    const antes = JSON.stringify(atual);
    colar('1\t2\n3\t4');
    expect(JSON.stringify(atual)).toBe(antes);
  });
});
