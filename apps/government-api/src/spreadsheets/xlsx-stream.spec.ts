import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { type StreamedSheet, streamXlsx } from './xlsx-stream.ts';

/** The first sheet's XML: entries are deflated, each after its local header. */
async function sheetOf(differences: NonNullable<StreamedSheet['differences']>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'xlsx-'));
  const path = join(folder, 'a.xlsx');
  const sheet = { name: 'A', columns: [{ width: 9 }], frozen: { rows: 1, columns: 1 }, merged: [], differences };
  await streamXlsx(path, [{ ...sheet, rows: () => [[{ number: 1 }]] }]);
  const bytes = await readFile(path);
  await rm(folder, { recursive: true });
  const at = bytes.indexOf('xl/worksheets/sheet1.xml');
  const start = at + bytes.readUInt16LE(at - 4) + bytes.readUInt16LE(at - 2);
  return inflateRawSync(bytes.subarray(start)).toString('utf8');
}

const rulesOf = (xml: string): string[] =>
  [...xml.matchAll(/<conditionalFormatting sqref="(.*?)">(.*?)<\/conditionalFormatting>/g)].map(
    ([, range, rules = '']) =>
      [
        range,
        ...[...rules.matchAll(/dxfId="(\d)" priority="(\d)".*?<formula>(.*?)<\/formula>/g)].map(r =>
          r.slice(1).join(' '),
        ),
      ].join(' | '),
  );

describe('as cores das diferenças na planilha', () => {
  it('acima do limite vermelho, acima de zero azul, o mais verde se algo foi contado (R15)', async () => {
    expect(rulesOf(await sheetOf({ range: 'F10:G12', much: 5, counted: 'B10' }))).toEqual([
      'F10:G12 | 0 1 AND(ISNUMBER(F10),F10&gt;5) | 1 2 AND(ISNUMBER(F10),F10&gt;0) | 2 3 AND(ISNUMBER(F10),F10&lt;=0,B10&gt;0)',
    ]);
  });

  it('servidores comparados com os internos: do zero em diante vermelho, se algo foi pedido; antes disso verde (R16)', async () => {
    const redFromZero = [{ range: 'G10:G12', asked: 'C10' }];
    const [own, all = ''] = rulesOf(await sheetOf({ range: 'F10:G12', much: 5, counted: 'B10', redFromZero }));
    expect(own).toBe('G10:G12 | 0 1 AND(ISNUMBER(G10),G10&gt;=0,C10&gt;0) | 2 2 AND(ISNUMBER(G10),C10&gt;0)');
    expect(all.startsWith('F10:G12 | 0 3 ')).toBe(true);
  });
});
