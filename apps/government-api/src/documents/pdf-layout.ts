import { INK, PdfCanvas, PRIMARY, QUIET, type Style } from './pdf-canvas.ts';
import type { Block, Fact, PdfDocument } from './pdf-document.ts';
import { drawPhotos, drawSignatures } from './pdf-figures.ts';
import { drawTable } from './pdf-grid.ts';
import { drawIndex, type Entry } from './pdf-index.ts';
import { drawSlips } from './pdf-slips.ts';

const TITLE: Style = { size: 17, bold: true, color: PRIMARY };
const SUBTITLE: Style = { size: 10, color: QUIET };
const HEADING: Style = { size: 11.5, bold: true, color: INK };
const TEXT: Style = { size: 9 };

/** `part` is how far the writing is, from 0 to 1. */
export type Progress = (part: number) => Promise<void>;

export async function layPdf(document: PdfDocument, progress?: Progress): Promise<Buffer> {
  const titles = document.blocks.flatMap(block => (block.kind === 'heading' && block.index ? [block] : []));
  if (!document.blocks.some(({ kind }) => kind === 'index')) {
    const { canvas } = await lay(document, [], progress);
    return canvas.finish(document);
  }
  // The index stands before the pages it lists, so the document is laid out twice: once to know the pages, once with them.
  const pages = titles.map(({ text, index = 1 }) => ({ text, level: index, page: 0 }));
  const first = await lay(document, pages, progress && (part => progress(part / 2)));
  const known = pages.map((entry, at) => ({ ...entry, page: first.pages[at] ?? 0 }));
  const { canvas } = await lay(document, known, progress && (part => progress(0.5 + part / 2)), first.canvas);
  return canvas.finish(document);
}

/** `pages` are those of the headings in the index, in order. */
async function lay(document: PdfDocument, index: readonly Entry[], progress?: Progress, measured?: PdfCanvas) {
  const canvas = new PdfCanvas(document, measured);
  const pages: number[] = [];
  canvas.besideCorner(() => {
    line(canvas, 'H1', document.title, TITLE, 2);
    if (document.subtitle) line(canvas, 'P', document.subtitle, SUBTITLE, 8);
  });
  for (const [at, block] of document.blocks.entries()) {
    await canvas.breathe();
    await draw(canvas, block, index);
    if (block.kind === 'heading' && block.index) pages.push(canvas.page);
    await progress?.(at / document.blocks.length);
  }
  return { canvas, pages };
}

async function draw(canvas: PdfCanvas, block: Block, index: readonly Entry[]): Promise<void> {
  if (block.kind === 'heading') drawHeading(canvas, block);
  if (block.kind === 'page') canvas.newPage();
  if (block.kind === 'index') drawIndex(canvas, index);
  if (block.kind === 'paragraph') line(canvas, 'P', block.text, { ...TEXT, bold: block.strong ?? false }, 8);
  if (block.kind === 'facts') drawFacts(canvas, block.facts, block.close);
  if (block.kind === 'table') await drawTable(canvas, block);
  if (block.kind === 'code') drawCode(canvas, block);
  if (block.kind === 'lines') drawLines(canvas, block.lines);
  if (block.kind === 'photos') await drawPhotos(canvas, block.photos);
  if (block.kind === 'signatures') drawSignatures(canvas, block.signatures);
  if (block.kind === 'slips') await drawSlips(canvas, block.slips);
}

function line(canvas: PdfCanvas, type: string, text: string, style: Style, after: number): void {
  const height = canvas.heightOf(text, canvas.width, style);
  canvas.reserve(height);
  const at = { x: canvas.left, y: canvas.y, width: canvas.width };
  canvas.within(canvas.root, type, element => canvas.write(element, text, at, style));
  canvas.y += height + after;
}

/** Reserves more than its own height, so that a heading is never the last line of a page. */
function drawHeading(canvas: PdfCanvas, { text, index }: { text: string; index?: 1 | 2 }): void {
  canvas.y += 4;
  canvas.reserve(72);
  if (index) canvas.bookmark(text, index);
  line(canvas, index === 2 ? 'H3' : 'H2', text, HEADING, 4);
}

/** Points. */
const [FACT_WIDTH, CLOSE_FACT_WIDTH, BETWEEN] = [220, 138, 16];

function drawFacts(canvas: PdfCanvas, facts: readonly Fact[], close = false): void {
  const columns = Math.floor((canvas.width + BETWEEN) / ((close ? CLOSE_FACT_WIDTH : FACT_WIDTH) + BETWEEN));
  const width = (canvas.width + BETWEEN) / columns - BETWEEN;
  canvas.within(canvas.root, 'L', list => {
    for (let first = 0; first < facts.length; first += columns) {
      const row = facts.slice(first, first + columns);
      const height = Math.max(...row.map(({ value }) => canvas.heightOf(value || ' ', width, TEXT))) + 11;
      canvas.reserve(height + 6);
      for (const [at, { name, value }] of row.entries()) {
        const x = canvas.left + at * (width + BETWEEN);
        canvas.within(list, 'LI', item => {
          const label: Style = { size: 7.5, color: QUIET };
          canvas.within(item, 'Lbl', lbl => canvas.write(lbl, name, { x, y: canvas.y, width }, label));
          canvas.within(item, 'LBody', body => canvas.write(body, value, { x, y: canvas.y + 10, width }, TEXT));
        });
      }
      canvas.y += height + 6;
    }
  });
  canvas.y += 4;
}

const CODE_SIDE = { small: 84, large: 280 } as const;

function drawCode(canvas: PdfCanvas, { modules, description, lines, large }: Extract<Block, { kind: 'code' }>): void {
  const side = CODE_SIDE[large ? 'large' : 'small'];
  canvas.reserve(side + 16);
  const { y } = canvas;
  canvas.squares(canvas.root, modules, { x: canvas.left, y: y + 4, side }, description);
  drawLines(canvas, lines, side + 16);
  canvas.y = Math.max(canvas.y, y + side + 12);
}

/** `beside`: points left free at the left. */
function drawLines(canvas: PdfCanvas, lines: Extract<Block, { kind: 'lines' }>['lines'], beside = 0): void {
  const [x, width] = [canvas.left + beside, canvas.width - beside];
  const styled = lines.map(({ text, strong }) => {
    const style: Style = strong ? { ...TEXT, size: 13, bold: true } : TEXT;
    return { text, style, height: canvas.heightOf(text, width, style) + 4 };
  });
  canvas.reserve(styled.reduce((sum, { height }) => sum + height, 0));
  canvas.y += 6;
  for (const { text, style, height } of styled) {
    canvas.within(canvas.root, 'P', p => canvas.write(p, text, { x, y: canvas.y, width }, style));
    canvas.y += height;
  }
  canvas.y += 8;
}
