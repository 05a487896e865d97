import { INK, type PdfCanvas, QUIET, type Style } from './pdf-canvas.ts';
import type { Slip } from './pdf-document.ts';

const HEAD: Style = { size: 7.5, color: QUIET };
const TITLE: Style = { size: 11, bold: true };
const TEXT: Style = { size: 8 };
const LABEL: Style = { size: 7.5, color: QUIET };
/** Typed from the paper, letter by letter. */
const VALUE: Style = { size: 15, bold: true, color: INK };
const PAD = 10;
const GAP = 3;

/** One below the other, each whole on its page, with a line to cut along above and below it. */
export async function drawSlips(canvas: PdfCanvas, slips: readonly Slip[]): Promise<void> {
  for (const [at, slip] of slips.entries()) {
    await canvas.breathe();
    const height = heightOf(canvas, slip);
    if (canvas.reserve(height) || at === 0) cut(canvas);
    drawSlip(canvas, slip);
    cut(canvas);
  }
  canvas.y += PAD;
}

/** From edge to edge of the paper. */
const cut = (canvas: PdfCanvas): void => canvas.rule(0, canvas.y, canvas.width + 2 * canvas.left, 4);

type Part = { readonly text: string; readonly style: Style };

const before = ({ head, title, detail }: Slip): Part[] => [
  ...(head ? [{ text: head, style: HEAD }] : []),
  { text: title, style: TITLE },
  { text: detail, style: TEXT },
];

const FACTS = LABEL.size + VALUE.size + 12;

const heightOf = (canvas: PdfCanvas, slip: Slip): number =>
  [...before(slip), { text: slip.foot, style: TEXT }].reduce(
    (sum, { text, style }) => sum + canvas.heightOf(text, canvas.width, style) + GAP,
    2 * PAD + FACTS,
  );

function drawSlip(canvas: PdfCanvas, slip: Slip): void {
  canvas.y += PAD;
  canvas.within(canvas.root, 'Sect', section => {
    const line = (type: string, { text, style }: Part) => {
      const at = { x: canvas.left, y: canvas.y, width: canvas.width };
      canvas.within(section, type, element => canvas.write(element, text, at, style));
      canvas.y += canvas.heightOf(text, canvas.width, style) + GAP;
    };
    for (const part of before(slip)) line(part.style === TITLE ? 'H2' : 'P', part);
    const width = canvas.width / slip.facts.length;
    canvas.within(section, 'L', list => {
      for (const [at, { name, value }] of slip.facts.entries()) {
        const x = canvas.left + at * width;
        canvas.within(list, 'LI', item => {
          canvas.within(item, 'Lbl', lbl => canvas.write(lbl, name, { x, y: canvas.y, width }, LABEL));
          canvas.within(item, 'LBody', body => canvas.write(body, value, { x, y: canvas.y + 9, width }, VALUE));
        });
      }
    });
    canvas.y += FACTS;
    line('P', { text: slip.foot, style: TEXT });
  });
  canvas.y += PAD;
}
