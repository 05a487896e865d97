import { buffer } from 'node:stream/consumers';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { type Formato, spreadsheetFile } from './spreadsheet-file.ts';
import type { ExportColumn } from './spreadsheet-value.ts';

type Linha = { nome: string; centavos: number; dia: string; ativo: boolean; em: string; n: number | null };
const colunas: ExportColumn<Linha>[] = [
  { header: 'Nome', value: ({ nome }) => nome },
  { header: 'Preço', value: ({ centavos }) => ({ centavos }) },
  { header: 'Dia', value: ({ dia }) => ({ data: dia }) },
  { header: 'Ativo', value: ({ ativo }) => ativo },
  { header: 'Em', value: ({ em }) => ({ instante: em, fuso: 'America/Manaus' }) },
  { header: 'Quantos', value: ({ n }) => n },
];
const linha: Linha = {
  nome: '=1+1',
  centavos: 123450,
  dia: '2026-11-20',
  ativo: true,
  em: '2026-11-20T18:30:00Z',
  n: 7,
};

async function arquivo(formato: Formato, linhas: Linha[]) {
  const file = await spreadsheetFile({ nome: 'Relação às 10/2026', formato, colunas, linhas });
  return { ...file.getHeaders(), bytes: await buffer(file.getStream()) };
}
const reler = (bytes: Buffer) => readSpreadsheet(bytes, { columns: 30, rows: 100 }, () => []);

describe('a planilha para baixar', () => {
  it('CSV: ponto e vírgula, BOM, vírgula decimal, e nada que a planilha execute', async () => {
    const { bytes, type, disposition } = await arquivo('csv', [
      linha,
      { ...linha, nome: 'Um; "dois"\nlinhas', centavos: 5, ativo: false, n: null },
      ...['+55', '-1', '@x', '\tx'].map(nome => ({ ...linha, nome })),
    ]);
    expect([type, disposition]).toEqual(['text/csv; charset=utf-8', 'attachment; filename="Relacao-as-10-2026.csv"']);
    expect(bytes.toString().split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFNome;Preço;Dia;Ativo;Em;Quantos',
      "'=1+1;1234,50;20/11/2026;Sim;20/11/2026 14:30;7",
      '"Um; ""dois"" linhas";0,05;20/11/2026;Não;20/11/2026 14:30;',
    ]);
    const nomes = (await reler(bytes)).lines.map(({ cells }) => cells[0]);
    expect(nomes).toEqual(['=1+1', 'Um; "dois" linhas', '+55', '-1', '@x', 'x']);
  });

  it('XLSX: números e datas com tipo, texto sempre texto', async () => {
    const { bytes, type } = await arquivo('xlsx', [{ ...linha, nome: '=1+1 & <x>\u0007' }]);
    expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const { header, lines } = await reler(bytes);
    expect(header).toEqual(['Nome', 'Preço', 'Dia', 'Ativo', 'Em', 'Quantos']);
    expect(lines[0]?.cells).toEqual([
      '=1+1 & <x>',
      1234.5,
      { moment: { date: '2026-11-20' } },
      'Sim',
      { moment: { date: '2026-11-20', time: '14:30' } },
      7,
    ]);
  });
});
