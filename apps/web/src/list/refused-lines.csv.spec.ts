import { refusalOf } from './import.calls.ts';
import { refusedLines } from './refused-lines.csv.ts';

describe('the file of refused lines', () => {
  const report = {
    colunas: ['codigo', 'nome'],
    recusadas: [
      { linha: 2, motivo: 'Código repetido.', celulas: ['U1', 'Casa; "Norte"'] },
      { linha: 5, motivo: 'Nome vazio.', celulas: ['=1+1'] },
    ],
  };
  it('has semicolons, the mark of UTF-8 and the reason as last column', () => {
    const [head, first] = refusedLines(report).split('\r\n');
    expect(head).toBe('\uFEFFcodigo;nome;Motivo da recusa');
    expect(first).toBe('U1;"Casa; ""Norte""";Código repetido.');
  });
  it('never starts a formula in the spreadsheet', () => {
    expect(refusedLines(report)).toContain("\r\n'=1+1;;Nome vazio.");
  });
});

describe('a file that need not travel', () => {
  it.each([
    ['foto.png', 10, /CSV ou XLSX/],
    ['a.csv', 0, /vazio/],
    ['a.xlsx', 6_000_000, /5 MB/],
  ])('%s with %i bytes is refused here', (name, size, why) => expect(refusalOf({ name, size })).toMatch(why));
  it('a spreadsheet is let through whatever the case of its name', () => {
    expect(refusalOf({ name: 'UNIDADES.XLSX', size: 10 })).toBeNull();
  });
});
