import type { Structure } from 'pdfkit';
import { INK, PdfCanvas, PRIMARY, QUIET, type Style, TINT } from './pdf-canvas.ts';
import type { Column, Row, Table } from './pdf-document.ts';

const PAD = { x: 4, y: 3 };
const BAND: Style = { size: 8, bold: true, color: INK };
const SIZES = { body: 8, head: 8, note: 7 };
const SMALLEST = 0.6;

type Cell = { x: number; width: number; align: 'left' | 'right' };
type Grid = { readonly cells: readonly Cell[]; readonly body: Style; readonly head: Style; readonly note: Style };

/** Repeats the table's heading on each page; screen readers read it once. */
export async function drawTable(canvas: PdfCanvas, { summary, columns, rows, total }: Table): Promise<void> {
  const grid = gridOf(canvas, { columns, rows, total: total ?? [] });
  const head = headHeight(canvas, columns, grid);
  const first = rows[0];
  canvas.reserve(head + (first ? rowHeight(canvas, first, grid) * 2 : 0));
  const table = canvas.open(canvas.root, 'Table', { title: summary });
  canvas.within(table, 'THead', group => drawHead(canvas, columns, grid, head, group));
  const body = canvas.open(table, 'TBody');
  for (const row of rows) {
    await canvas.breathe();
    const height = rowHeight(canvas, row, grid);
    // Keeps a band from standing alone at the foot of a page.
    if (canvas.reserve('band' in row ? height * 2.5 : height)) drawHead(canvas, columns, grid, head);
    drawRow(canvas, row, grid, body, height);
  }
  body.end();
  if (total) canvas.within(table, 'TFoot', group => drawTotal(canvas, total, { columns, grid, head, group }));
  table.end();
  canvas.y += 10;
}

const stylesOf = (scale: number): Omit<Grid, 'cells'> => ({
  body: { size: SIZES.body * scale },
  head: { size: SIZES.head * scale, bold: true, color: PRIMARY },
  note: { size: SIZES.note * scale, color: QUIET },
});

type Told = { readonly columns: readonly Column[]; readonly rows: readonly Row[]; readonly total: readonly string[] };

/**
 * Column widths follow the shares as long as no number and no word of a heading is broken. The whole is scaled down when
 * there are too many columns.
 */
function gridOf(canvas: PdfCanvas, told: Told): Grid {
  const { columns } = told;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const wanted = columns.map(({ share }) => (canvas.width * share) / shares);
  const needed = columns.map((_, at) => neededBy(canvas, told, at));
  const least = needed.reduce((sum, width) => sum + width, 0);
  const scale = Math.max(SMALLEST, Math.min(1, canvas.width / least));
  const widths = fitted(wanted, needed, { least, width: canvas.width });
  let x = canvas.left;
  const cells = columns.map(({ number }, at) => {
    const width = widths[at] ?? 0;
    const cell: Cell = { x: x + PAD.x * scale, width: width - 2 * PAD.x * scale, align: number ? 'right' : 'left' };
    x += width;
    return cell;
  });
  return { cells, ...stylesOf(scale) };
}

/** Gives each column the width it needs, and shares the rest in proportion to what each wanted beyond that. */
function fitted(
  wanted: readonly number[],
  needed: readonly number[],
  { least, width }: { least: number; width: number },
): readonly number[] {
  if (wanted.every((each, at) => each >= (needed[at] ?? 0))) return wanted;
  if (least >= width) return needed.map(each => (each * width) / least);
  const spare = wanted.map((each, at) => Math.max(0, each - (needed[at] ?? 0)));
  const all = spare.reduce((sum, each) => sum + each, 0);
  return needed.map((each, at) => each + ((width - least) * (spare[at] ?? 0)) / all);
}

const longestOf = (texts: readonly string[]): string =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** The widest word of the heading or, in a number column, the widest number; half a point is added for rounding. */
function neededBy(canvas: PdfCanvas, { columns, rows, total }: Told, at: number): number {
  const { head, body } = stylesOf(1);
  const words = (columns[at]?.header ?? '').split(' ').map(word => canvas.widthOf(word, head));
  const told = columns[at]?.number ? longestOf(rows.map(row => ('band' in row ? '' : (row.cells[at] ?? '')))) : '';
  const sum = columns[at]?.number ? canvas.widthOf(total[at] ?? '', { ...body, bold: true }) : 0;
  return Math.max(...words, canvas.widthOf(told, body), sum) + 2 * PAD.x + 0.5;
}

const tallest = (canvas: PdfCanvas, texts: readonly string[], cells: readonly Cell[], style: Style): number =>
  Math.max(...cells.map(({ width }, at) => canvas.heightOf(texts[at] || ' ', width, style)));

const headHeight = (canvas: PdfCanvas, columns: readonly Column[], { cells, head }: Grid): number =>
  tallest(
    canvas,
    columns.map(({ header }) => header),
    cells,
    head,
  ) +
  2 * PAD.y;

function rowHeight(canvas: PdfCanvas, row: Row, { cells, body, note: small }: Grid): number {
  if ('band' in row) return canvas.heightOf(row.band, canvas.width, BAND) + 2 * PAD.y;
  const name = cells[0];
  const note = row.note && name ? canvas.heightOf(row.note, name.width, small) : 0;
  const named = name ? canvas.heightOf(row.cells[0] || ' ', name.width, body) + note : 0;
  return Math.max(named, tallest(canvas, row.cells, cells, body)) + 2 * PAD.y;
}

/** Without `group` it is the repetition on a later page. */
function drawHead(
  canvas: PdfCanvas,
  columns: readonly Column[],
  { cells, head }: Grid,
  height: number,
  group?: Structure,
): void {
  canvas.fill(canvas.left, canvas.y, canvas.width, height, TINT);
  const y = canvas.y + PAD.y;
  const each = (draw: (text: string, cell: Cell) => void) => {
    for (const [at, cell] of cells.entries()) draw(columns[at]?.header ?? '', cell);
  };
  if (!group) each((text, cell) => canvas.decorate(text, { ...cell, y }, { ...head, align: cell.align }));
  else
    canvas.within(group, 'TR', row =>
      each((text, cell) => {
        const style = { ...head, align: cell.align };
        canvas.within(row, 'TH', th => canvas.write(th, text, { ...cell, y }, style), { scope: 'Column' });
      }),
    );
  canvas.y += height;
}

function drawRow(canvas: PdfCanvas, row: Row, grid: Grid, group: Structure, height: number): void {
  const y = canvas.y + PAD.y;
  canvas.within(group, 'TR', tr => {
    if ('band' in row) drawBand(canvas, row.band, grid.cells.length, tr, y);
    else drawCells(canvas, row, { grid, tr, y, style: grid.body });
  });
  canvas.y += height;
  canvas.rule(canvas.left, canvas.y, canvas.width);
}

function drawBand(canvas: PdfCanvas, text: string, span: number, tr: Structure, y: number): void {
  const at = { x: canvas.left + PAD.x, y, width: canvas.width - 2 * PAD.x };
  canvas.within(tr, 'TH', th => {
    // pdfkit sets the scope of a heading but not how many columns it spans. The element is written when it ends.
    th.dictionary.data.A = { O: 'Table', Scope: 'Row', ColSpan: span };
    canvas.write(th, text, at, BAND);
  });
}

type Placed = { grid: Grid; tr: Structure; y: number; style: Style };

function drawCells(
  canvas: PdfCanvas,
  row: { readonly cells: readonly string[]; readonly note?: string },
  { grid, tr, y, style }: Placed,
): void {
  for (const [at, cell] of grid.cells.entries()) {
    const text = row.cells[at] ?? '';
    const place = { ...cell, y };
    const aligned = { ...style, align: cell.align };
    if (at > 0) {
      canvas.within(tr, 'TD', td => text && canvas.write(td, text, place, aligned));
      continue;
    }
    const draw = (th: Structure) => {
      if (text) canvas.write(th, text, place, aligned);
      const under = y + canvas.heightOf(text || ' ', cell.width, style);
      if (row.note) canvas.write(th, row.note, { ...place, y: under }, grid.note);
    };
    canvas.within(tr, 'TH', draw, { scope: 'Row' });
  }
}

type Foot = { columns: readonly Column[]; grid: Grid; head: number; group: Structure };

function drawTotal(canvas: PdfCanvas, texts: readonly string[], { columns, grid, head, group }: Foot): void {
  const style: Style = { ...grid.body, bold: true };
  const height = tallest(canvas, texts, grid.cells, style) + 2 * PAD.y;
  if (canvas.reserve(height)) drawHead(canvas, columns, grid, head);
  canvas.fill(canvas.left, canvas.y, canvas.width, height, TINT);
  const y = canvas.y + PAD.y;
  canvas.within(group, 'TR', tr => drawCells(canvas, { cells: texts }, { grid, tr, y, style }));
  canvas.y += height;
}
