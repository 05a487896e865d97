import { type PdfCanvas, type Style } from './pdf-canvas.ts';

/** `page` is 0 while it is not known. */
export type Entry = { readonly text: string; readonly level: 1 | 2; readonly page: number };

const STYLES = { 1: { size: 10, bold: true }, 2: { size: 9 } } as const satisfies Record<Entry['level'], Style>;
const INDENT = { 1: 0, 2: 16 } as const;
const NUMBER = 40;
const GAP = 4;

/** One line for each entry, equally high with and without page numbers. */
export function drawIndex(canvas: PdfCanvas, entries: readonly Entry[]): void {
  canvas.within(canvas.root, 'TOC', toc => {
    for (const { text, level, page } of entries) {
      const style = STYLES[level];
      const x = canvas.left + INDENT[level];
      const width = canvas.width - INDENT[level] - NUMBER;
      const height = canvas.heightOf(text, width, style) + GAP;
      canvas.reserve(height);
      const { y } = canvas;
      canvas.within(toc, 'TOCI', item => {
        canvas.write(item, text, { x, y, width }, style);
        const right = { x: canvas.left + canvas.width - NUMBER, y, width: NUMBER };
        canvas.write(item, page ? String(page) : '–', right, { ...style, align: 'right' });
      });
      canvas.rule(x, y + height - 2, canvas.width - INDENT[level]);
      canvas.y += height;
    }
  });
  canvas.y += 8;
}
