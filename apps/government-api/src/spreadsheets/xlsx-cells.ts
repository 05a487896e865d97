/** The order is that of `cellXfs` below. */
const STYLES = [
  'plain',
  'title',
  'header',
  'integer',
  'money',
  'date',
  'label',
  'boldInteger',
  'boldMoney',
  'moment',
] as const;
type Style = (typeof STYLES)[number];

/** A text, number, day, day and hour (`AAAA-MM-DDTHH:MM`), or a live formula with its present value; null is an empty cell. */
export type SheetCell =
  | null
  | { readonly text: string; readonly style?: Style }
  | { readonly number: number; readonly style?: Style }
  | { readonly date: string }
  | { readonly moment: string }
  | { readonly formula: string; readonly value: number; readonly style?: Style };

const EPOCH = Date.UTC(1899, 11, 30);
/** Days since 1899-12-30, as spreadsheets count them. */
export const serialOf = (date: string): number => serialOfMoment(`${date}T00:00`);
const serialOfMoment = (moment: string): number => (Date.parse(`${moment}:00Z`) - EPOCH) / 86_400_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
const printable = (text: string): string => text.replaceAll(FORBIDDEN, '');
export const escaped = (text: string): string =>
  printable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const styleOf = (style: Style): string => ` s="${STYLES.indexOf(style)}"`;

/** Column letters are computed once for each sheet, because a month of a whole state has a million cells. */
export function rowXml(letters: readonly string[], row: number, cells: readonly SheetCell[]): string {
  let xml = `<row r="${row}">`;
  for (const [at, cell] of cells.entries()) if (cell) xml += cellXml(`${letters[at]}${row}`, cell);
  return `${xml}</row>`;
}

function cellXml(ref: string, cell: NonNullable<SheetCell>): string {
  if ('text' in cell) {
    return `<c r="${ref}"${styleOf(cell.style ?? 'plain')} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.text)}</t></is></c>`;
  }
  if ('date' in cell) return `<c r="${ref}"${styleOf('date')}><v>${serialOf(cell.date)}</v></c>`;
  if ('moment' in cell) return `<c r="${ref}"${styleOf('moment')}><v>${serialOfMoment(cell.moment)}</v></c>`;
  const style = styleOf(cell.style ?? 'integer');
  if ('number' in cell) return `<c r="${ref}"${style}><v>${cell.number}</v></c>`;
  return `<c r="${ref}"${style}><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`;
}

const LINE = '<left style="thin"><color rgb="FFB8C1D9"/></left><right style="thin"><color rgb="FFB8C1D9"/></right>';

export const STYLES_XML = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy hh:mm"/></numFmts>
<fonts count="3"><font><sz val="10"/><name val="Arial"/></font><font><b/><sz val="10"/><name val="Arial"/></font><font><b/><sz val="13"/><name val="Arial"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8F0FE"/></patternFill></fill></fills>
<borders count="2"><border/><border>${LINE}<top style="thin"><color rgb="FFB8C1D9"/></top><bottom style="thin"><color rgb="FFB8C1D9"/></bottom></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="10"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/><xf numFmtId="0" fontId="2" fillId="0" borderId="0" applyFont="1"/><xf numFmtId="0" fontId="1" fillId="2" borderId="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment horizontal="center" vertical="center" wrapText="1"/></xf><xf numFmtId="3" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" applyFont="1" applyAlignment="1"><alignment horizontal="right"/></xf><xf numFmtId="3" fontId="1" fillId="0" borderId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="165" fontId="1" fillId="0" borderId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="166" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/></cellXfs>
<dxfs count="3"><dxf><font><b/><color rgb="FFB00020"/></font></dxf><dxf><font><color rgb="FF00038C"/></font></dxf><dxf><font><color rgb="FF1B6E3C"/></font></dxf></dxfs>
</styleSheet>`;
