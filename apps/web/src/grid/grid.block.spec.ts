import { blocoDe, blocoDoHtml, blocoDoTexto, enderecoDe } from './grid.block.ts';

describe('what the clipboard holds', () => {
  it('is rows by line and cells by tab; the last line break is no row', () => {
    expect(blocoDoTexto('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });
  it('keeps a quoted field whole', () => {
    expect(blocoDoTexto('"Lanche\nda tarde"\t"a ""b"""\t5')).toEqual([['Lanche\nda tarde', 'a "b"', '5']]);
  });
  it('is a table where there is one; a merged cell is its text and then blanks', () => {
    const html =
      '<html><body><!--StartFragment--><table><tr><td colspan=2>Dia</td><td>Total</td></tr>' +
      '<tr><td rowspan=2>Almoço</td><td>Interno</td><td> 1.234\n</td></tr><tr><td>Servidor</td><td>5</td></tr></table>';
    expect(blocoDe({ texto: 'outro', html })).toEqual([
      ['Dia', '', 'Total'],
      ['Almoço', 'Interno', '1.234'],
      ['', 'Servidor', '5'],
    ]);
  });
  it('without a table is its text', () => {
    expect(blocoDoHtml('<p>347</p>')).toBeNull();
    expect(blocoDe({ texto: '347', html: '<p>347</p>' })).toEqual([['347']]);
  });
  it.each([
    [0, 0, 'A1'],
    [3, 1, 'B4'],
    [9, 26, 'AA10'],
  ])('row %i, column %i is %s', (linha, coluna, nome) => {
    expect(enderecoDe({ linha, coluna })).toBe(nome);
  });
});
