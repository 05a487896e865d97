import { setImmediate } from 'node:timers/promises';
import type { Structure } from 'pdfkit';
import { INK, PdfCanvas, PRIMARY, QUIET, type Style, TINT } from './pdf.canvas.ts';
import type { Column, Row, Table } from './pdf-document.ts';

const PAD = { x: 4, y: 3 };
const BODY: Style = { size: 8 };
const HEAD: Style = { size: 8, bold: true, color: PRIMARY };
const NOTE: Style = { size: 7, color: QUIET };
const BAND: Style = { size: 8, bold: true, color: INK };

type Cell = { x: number; width: number; align: 'left' | 'right' };

const ROWS_A_TURN = 20;

/** A table whose heading is repeated on each page it reaches: to be heard once, to be seen on all. */
export async function drawTable(canvas: PdfCanvas, { summary, columns, rows, total }: Table): Promise<void> {
  const cells = layout(canvas, columns);
  const head = headHeight(canvas, columns, cells);
  const first = rows[0];
  canvas.reserve(head + (first ? rowHeight(canvas, first, cells) * 2 : 0));
  const table = canvas.open(canvas.root, 'Table', { title: summary });
  canvas.within(table, 'THead', group => drawHead(canvas, columns, cells, head, group));
  const body = canvas.open(table, 'TBody');
  for (const [at, row] of rows.entries()) {
    // A long table takes a second or two: other requests are served between its rows.
    if (at % ROWS_A_TURN === ROWS_A_TURN - 1) await setImmediate();
    const height = rowHeight(canvas, row, cells);
    // A band never stays alone at a page's foot.
    if (canvas.reserve('band' in row ? height * 2.5 : height)) drawHead(canvas, columns, cells, head);
    drawRow(canvas, row, cells, body, height);
  }
  body.end();
  if (total) canvas.within(table, 'TFoot', group => drawTotal(canvas, total, { columns, cells, head, group }));
  table.end();
  canvas.y += 10;
}

function layout(canvas: PdfCanvas, columns: readonly Column[]): Cell[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = canvas.left;
  return columns.map(({ share, number }) => {
    const width = (canvas.width * share) / shares;
    const cell: Cell = { x: x + PAD.x, width: width - 2 * PAD.x, align: number ? 'right' : 'left' };
    x += width;
    return cell;
  });
}

const tallest = (canvas: PdfCanvas, texts: readonly string[], cells: readonly Cell[], style: Style): number =>
  Math.max(...cells.map(({ width }, at) => canvas.heightOf(texts[at] || ' ', width, style)));

const headHeight = (canvas: PdfCanvas, columns: readonly Column[], cells: readonly Cell[]): number =>
  tallest(
    canvas,
    columns.map(({ header }) => header),
    cells,
    HEAD,
  ) +
  2 * PAD.y;

function rowHeight(canvas: PdfCanvas, row: Row, cells: readonly Cell[]): number {
  if ('band' in row) return canvas.heightOf(row.band, canvas.width, BAND) + 2 * PAD.y;
  const name = cells[0];
  const note = row.note && name ? canvas.heightOf(row.note, name.width, NOTE) : 0;
  const named = name ? canvas.heightOf(row.cells[0] || ' ', name.width, BODY) + note : 0;
  return Math.max(named, tallest(canvas, row.cells, cells, BODY)) + 2 * PAD.y;
}

/** Without a group it is the repetition on a later page. */
function drawHead(
  canvas: PdfCanvas,
  columns: readonly Column[],
  cells: readonly Cell[],
  height: number,
  group?: Structure,
): void {
  canvas.fill(canvas.left, canvas.y, canvas.width, height, TINT);
  const y = canvas.y + PAD.y;
  const each = (draw: (text: string, cell: Cell) => void) => {
    for (const [at, cell] of cells.entries()) draw(columns[at]?.header ?? '', cell);
  };
  if (!group) each((text, cell) => canvas.decorate(text, { ...cell, y }, { ...HEAD, align: cell.align }));
  else
    canvas.within(group, 'TR', row =>
      each((text, cell) => {
        const style = { ...HEAD, align: cell.align };
        canvas.within(row, 'TH', th => canvas.write(th, text, { ...cell, y }, style), { scope: 'Column' });
      }),
    );
  canvas.y += height;
}

function drawRow(canvas: PdfCanvas, row: Row, cells: readonly Cell[], group: Structure, height: number): void {
  const y = canvas.y + PAD.y;
  canvas.within(group, 'TR', tr => {
    if ('band' in row) drawBand(canvas, row.band, cells.length, tr, y);
    else drawCells(canvas, row, { cells, tr, y, style: BODY });
  });
  canvas.y += height;
  canvas.rule(canvas.left, canvas.y, canvas.width);
}

function drawBand(canvas: PdfCanvas, text: string, span: number, tr: Structure, y: number): void {
  const at = { x: canvas.left + PAD.x, y, width: canvas.width - 2 * PAD.x };
  canvas.within(tr, 'TH', th => {
    // pdfkit knows the scope of a heading and not how many columns it spans; the element is written out when it ends.
    th.dictionary.data.A = { O: 'Table', Scope: 'Row', ColSpan: span };
    canvas.write(th, text, at, BAND);
  });
}

type Placed = { cells: readonly Cell[]; tr: Structure; y: number; style: Style };

function drawCells(
  canvas: PdfCanvas,
  row: { readonly cells: readonly string[]; readonly note?: string },
  { cells, tr, y, style }: Placed,
): void {
  for (const [at, cell] of cells.entries()) {
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
      if (row.note) canvas.write(th, row.note, { ...place, y: under }, NOTE);
    };
    canvas.within(tr, 'TH', draw, { scope: 'Row' });
  }
}

type Foot = { columns: readonly Column[]; cells: readonly Cell[]; head: number; group: Structure };

function drawTotal(canvas: PdfCanvas, texts: readonly string[], { columns, cells, head, group }: Foot): void {
  const style: Style = { ...BODY, bold: true };
  const height = tallest(canvas, texts, cells, style) + 2 * PAD.y;
  if (canvas.reserve(height)) drawHead(canvas, columns, cells, head);
  canvas.fill(canvas.left, canvas.y, canvas.width, height, TINT);
  const y = canvas.y + PAD.y;
  canvas.within(group, 'TR', tr => drawCells(canvas, { cells: texts }, { cells, tr, y, style }));
  canvas.y += height;
}
