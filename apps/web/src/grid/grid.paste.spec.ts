import { gradeDe, quantidadesIniciais } from '../pedidos/grade/grade.model.ts';
import { preparo } from '../pedidos/preparo.fixture.ts';
import { lerColagem } from './grid.paste.ts';
import { faixaEntre } from './grid.range.ts';

const grade = gradeDe(preparo());
const atual = quantidadesIniciais(grade, null);
const colar = (texto: string, linha = 0, coluna = 0, html = '') =>
  lerColagem({ texto, html }, faixaEntre({ linha, coluna }, { linha, coluna }), grade, atual);

describe('pasting a block of a spreadsheet', () => {
  it('fills from the active cell', () => {
    expect(colar('300\t50\r\n310\r\n')).toEqual({
      quantidades: [
        [300, 50],
        [310, 0],
      ],
      mudancas: 3,
      recusadas: [],
      fora: 0,
      faixa: { de: { linha: 0, coluna: 0 }, ate: { linha: 1, coluna: 1 } },
    });
  });

  it('reads 1.234 and spaces as people write them', () => {
    expect(colar(' 1.234 \t 58 ').quantidades[0]).toEqual([1234, 58]);
  });

  it('keeps a cell under a blank and takes a dash as zero', () => {
    expect(colar('\t-').quantidades[0]).toEqual([345, 0]);
  });

  it('reads CSV with semicolons, and with commas under a heading', () => {
    expect(colar('300;50\n310;').quantidades[0]).toEqual([300, 50]);
    expect(colar('Refeição,Interno,Servidor\nAlmoço,300,50').quantidades[0]).toEqual([300, 50]);
    expect(colar('1,5').recusadas).toEqual(['A1 “1,5” (Almoço, Interno): Use números inteiros, sem vírgula.']);
  });

  it('drops a heading row and column that repeat the names, accents and capitals aside', () => {
    expect(colar('\tINTERNO\tservidor\nalmoco\t300\t50\nJANTAR\t310').quantidades).toEqual([
      [300, 50],
      [310, 0],
    ]);
  });

  it('believes the headings wherever they stand, not the active cell', () => {
    const { quantidades, recusadas } = colar('\tServidor\tInterno\nJantar\t\t310\nAlmoço\t50\t300', 1, 1);
    expect(recusadas).toEqual([]);
    expect(quantidades).toEqual([
      [300, 50],
      [310, 0],
    ]);
  });

  it('says which headings are not of this grid', () => {
    const { quantidades, recusadas } = colar('\tInterno\tTotal\nAlmoço\t300\t350\nCeia\t10\t10');
    expect(quantidades[0]).toEqual([300, 58]);
    expect(recusadas).toEqual(['Coluna “Total”: não é desta grade (C1).', 'Linha “Ceia”: não é desta grade (A3).']);
  });

  it('lists what it did not understand, and leaves those cells alone', () => {
    const { quantidades, recusadas } = colar('doze\t-1\n10000\t7');
    expect(quantidades).toEqual(atual);
    expect(recusadas).toEqual([
      'A1 “doze” (Almoço, Interno): Digite só números.',
      'B1 “-1” (Almoço, Servidor): A quantidade não pode ser negativa: use um número de 0 a 9.999.',
      'A2 “10000” (Jantar, Interno): O máximo por célula é 9.999.',
      'B2 “7” (Jantar, Servidor): não entra, sem preço no contrato.',
    ]);
  });

  it('counts what falls outside the grid', () => {
    expect(colar('1\n2\n3', 1, 0)).toMatchObject({ fora: 2, recusadas: [], mudancas: 1 });
  });

  it('repeats one number over the whole selection', () => {
    const tudo = faixaEntre({ linha: 0, coluna: 0 }, { linha: 1, coluna: 0 });
    expect(lerColagem({ texto: '7', html: '' }, tudo, grade, atual).quantidades).toEqual([
      [7, 58],
      [7, 0],
    ]);
  });

  it('takes the table of the clipboard before its text, merged cells and all', () => {
    const html =
      '<meta charset="utf-8"><table><tr><th></th><th>Interno</th><th>Servidor</th></tr><tr><td>Almoço</td><td sdval="1200">1.200</td><td>50</td></tr></table>';
    expect(colar('lixo', 0, 0, html)).toMatchObject({ quantidades: [[1200, 50], atual[1]], recusadas: [] });
  });

  it('keeps the rows it did not touch as they were', () => {
    expect(colar('300').quantidades[1]).toBe(atual[1]);
  });

  it('never touches the quantities it was given', () => {
    const antes = JSON.stringify(atual);
    colar('1\t2\n3\t4');
    expect(JSON.stringify(atual)).toBe(antes);
  });
});
