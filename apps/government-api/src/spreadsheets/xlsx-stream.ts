import { columnName } from './sheet.ts';
import { escaped, rowXml, type SheetCell, STYLES_XML } from './xlsx-cells.ts';
import { type Comment, commentsXml, drawingXml } from './xlsx-comments.ts';
import { intoFile, intoMemory, type Sink, ZipWriter } from './zip-writer.ts';

type Differences = {
  readonly range: string;
  readonly much: number;
  /** The first quantity: where nothing was counted a difference has no colour, since it is not within anything. */
  readonly counted: string;
  /**
   * Columns that are red from zero on where anything was asked, and green below (R16 as in the field); `asked` is the
   * first quantity.
   */
  readonly redFromZero?: readonly { readonly range: string; readonly asked: string }[];
};

export type StreamedSheet = {
  readonly name: string;
  /** Widths are in characters. */
  readonly columns: readonly { readonly width: number; readonly hidden?: boolean }[];
  /** How many rows and columns stay in sight. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  readonly merged?: readonly string[];
  /** The range that can be filtered: the last row of the heading and the rows under it. */
  readonly filter?: string;
  readonly print?: {
    /** The range to print; the whole sheet where absent. */
    readonly area?: string;
    /** The first and the last row of the heading, repeated on each page. */
    readonly titles: readonly [number, number];
    readonly header: string;
  };
  /** Differences coloured by R15: above `much` red, above zero blue, else green. */
  readonly differences?: Differences;
  rows(): AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>;
  /** Called once the rows are written; at most one comment on each cell. */
  comments?(): readonly Comment[];
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Their places in the workbook's styles. */
const [RED, BLUE, GREEN] = [0, 1, 2];
/** Characters handed to the compressor at a time. */
const PIECE = 1 << 16;

/** A workbook with live formulas, written to a file row by row: no row is kept in memory. */
export const streamXlsx = async (path: string, sheets: readonly StreamedSheet[]): Promise<void> =>
  writeWorkbook(await intoFile(path), sheets);

/** The same for a few rows, in memory. */
export async function xlsxBytes(sheets: readonly StreamedSheet[]): Promise<Buffer> {
  const memory = intoMemory();
  await writeWorkbook(memory, sheets);
  return memory.bytes();
}

async function writeWorkbook(sink: Sink, sheets: readonly StreamedSheet[]): Promise<void> {
  const zip = new ZipWriter(sink);
  try {
    for (const [name, xml] of Object.entries(fixedParts(sheets))) await zip.add(name, [xml]);
    for (const [at, sheet] of sheets.entries()) {
      await zip.add(`xl/worksheets/sheet${at + 1}.xml`, pieces(sheet));
      for (const [name, xml] of Object.entries(commentParts(sheet, at + 1))) await zip.add(name, [xml]);
    }
    await zip.close();
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}

function fixedParts(sheets: readonly StreamedSheet[]): Record<string, string> {
  const each = (xml: (n: number, name: string) => string) => sheets.map(({ name }, i) => xml(i + 1, name)).join('');
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each(n => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}${each(n => (sheets[n - 1]?.comments ? `<Override PartName="/xl/comments${n}.xml" ContentType="${TYPE}.comments+xml"/>` : ''))}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((n, name) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets>${definedNames(sheets)}<calcPr fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each(n => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES_XML,
  };
}

const absolute = (range: string): string => range.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2');

/** Filters and print ranges are also named in the workbook, sheet by sheet. */
function definedNames(sheets: readonly StreamedSheet[]): string {
  const names = sheets.flatMap(({ name, filter, print }, at) => {
    const named = (what: string, of: string, more = '') =>
      `<definedName name="_xlnm.${what}" localSheetId="${at}"${more}>${escaped(`'${name}'!${of}`)}</definedName>`;
    return [
      filter ? named('_FilterDatabase', absolute(filter), ' hidden="1"') : '',
      print?.area ? named('Print_Area', absolute(print.area)) : '',
      print ? named('Print_Titles', `$${print.titles.join(':$')}`) : '',
    ];
  });
  return names.some(Boolean) ? `<definedNames>${names.join('')}</definedNames>` : '';
}

/** A comment is its text and the shape that old programs draw it in; the sheet refers to both. */
function commentParts({ comments }: StreamedSheet, n: number): Record<string, string> {
  if (!comments) return {};
  const all = comments();
  return {
    [`xl/comments${n}.xml`]: HEAD + commentsXml(all),
    [`xl/drawings/vmlDrawing${n}.vml`]: drawingXml(all),
    [`xl/worksheets/_rels/sheet${n}.xml.rels`]: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/comments" Target="../comments${n}.xml"/><Relationship Id="rId2" Type="${RELATIONS}/vmlDrawing" Target="../drawings/vmlDrawing${n}.vml"/></Relationships>`,
  };
}

async function* pieces(sheet: StreamedSheet): AsyncGenerator<string> {
  const letters = sheet.columns.map((_, at) => columnName(at));
  let piece = headOf(sheet);
  let row = 0;
  for await (const cells of sheet.rows()) {
    row += 1;
    if (cells.length) piece += rowXml(letters, row, cells);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece + tailOf(sheet);
}

function headOf({ columns, frozen }: StreamedSheet): string {
  const { rows, columns: left } = frozen;
  const [across, active] = left > 0 ? [` xSplit="${left}"`, 'bottomRight'] : ['', 'bottomLeft'];
  const pane = `<pane${across} ySplit="${rows}" topLeftCell="${columnName(left)}${rows + 1}" activePane="${active}" state="frozen"/>`;
  const cols = columns
    .map(
      ({ width, hidden }, i) =>
        `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"${hidden ? ' hidden="1"' : ''}/>`,
    )
    .join('');
  return `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${cols}</cols><sheetData>`;
}

function tailOf({ merged = [], differences, comments, filter, print }: StreamedSheet): string {
  const merges = merged.length
    ? `<mergeCells count="${merged.length}">${merged.map(range => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`
    : '';
  const page = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';
  const filtered = filter ? `<autoFilter ref="${filter}"/>` : '';
  // `&` starts a code in a header, so it is doubled.
  const head = print ? escaped(`&L${print.header.replaceAll('&', '&&')}&RPágina &P de &N`) : '';
  const above = print ? `<headerFooter><oddHeader>${head}</oddHeader></headerFooter>` : '';
  return `</sheetData>${filtered}${merges}${differences ? coloured(differences) : ''}${page}${above}${comments ? '<legacyDrawing r:id="rId2"/>' : ''}</worksheet>`;
}

/** ISNUMBER leaves empty cells uncoloured: a rule would count them as less than one. */
function coloured({ range, much, counted, redFromZero = [] }: Differences): string {
  let priority = 0;
  const rules = (of: string, by: readonly [dxf: number, when: (first: string) => string][]) => {
    const first = of.split(':')[0] ?? '';
    const each = by.map(
      ([dxf, when]) =>
        `<cfRule type="expression" dxfId="${dxf}" priority="${++priority}" stopIfTrue="1"><formula>AND(ISNUMBER(${first}),${escaped(when(first))})</formula></cfRule>`,
    );
    return `<conditionalFormatting sqref="${of}">${each.join('')}</conditionalFormatting>`;
  };
  const others = redFromZero.map(({ range: of, asked }) =>
    rules(of, [
      [RED, first => `${first}>=0,${asked}>0`],
      [GREEN, () => `${asked}>0`],
    ]),
  );
  const all = rules(range, [
    [RED, first => `${first}>${much}`],
    [BLUE, first => `${first}>0`],
    [GREEN, first => `${first}<=0,${counted}>0`],
  ]);
  return [...others, all].join('');
}
