import type { Box } from './pdf-box.ts';
import { type PdfCanvas, QUIET, type Style, TINT } from './pdf-canvas.ts';
import type { Photo, Signature } from './pdf-document.ts';

const CAPTION: Style = { size: 8 };
const UNDER: Style = { size: 7.5, color: QUIET };
const GAP = 16;
const COLUMNS = 2;
/** Up to this many photos are shown larger, four on a page; more are shown six on a page. */
const FEW = 4;
const TALL = 262;
const SHORT = 182;

/** Two photos side by side. Each is loaded when it is drawn, so that a hundred take the memory of one. */
export async function drawPhotos(canvas: PdfCanvas, photos: readonly Photo[]): Promise<void> {
  const width = (canvas.width - GAP) / COLUMNS;
  const height = photos.length > FEW ? SHORT : TALL;
  for (let first = 0; first < photos.length; first += COLUMNS) {
    const row = photos.slice(first, first + COLUMNS);
    const under = Math.max(...row.map(({ caption }) => captionHeight(canvas, caption, width)));
    canvas.reserve(height + under + 8);
    for (const [at, photo] of row.entries()) {
      const x = canvas.left + at * (width + GAP);
      await drawPhoto(canvas, photo, { x, y: canvas.y, width, height });
    }
    canvas.y += height + under + 14;
  }
}

async function drawPhoto(canvas: PdfCanvas, { alt, caption, load }: Photo, box: Box): Promise<void> {
  const { x, y, width, height } = box;
  const jpeg = await load();
  canvas.fill(x, y, width, height, TINT);
  if (jpeg) canvas.picture(canvas.root, jpeg, box, alt);
  canvas.within(canvas.root, 'P', p => {
    let under = y + height + 4;
    const lines = jpeg ? caption : [...caption, GONE];
    for (const [at, text] of lines.entries()) {
      const style = at ? UNDER : { ...CAPTION, bold: true };
      canvas.write(p, text, { x, y: under, width }, style);
      under += canvas.heightOf(text, width, style);
    }
  });
}

const GONE = 'O arquivo desta foto não está mais guardado.';

const captionHeight = (canvas: PdfCanvas, caption: readonly string[], width: number): number =>
  [...caption, GONE].reduce(
    (sum, text, at) => sum + canvas.heightOf(text, width, at ? UNDER : { ...CAPTION, bold: true }),
    4,
  );

/** Points for what is drawn, and for a pen on paper. */
const [INK_HEIGHT, PEN_HEIGHT] = [46, 34];

export function drawSignatures(canvas: PdfCanvas, signatures: readonly Signature[]): void {
  const width = Math.min(240, canvas.width / signatures.length - 16);
  const room = signatures.some(({ strokes }) => strokes?.length) ? INK_HEIGHT : PEN_HEIGHT;
  canvas.reserve(room + 44);
  const y = canvas.y + room + 6;
  for (const [at, { title, detail, strokes }] of signatures.entries()) {
    const x = canvas.left + at * (width + 24);
    if (strokes?.length) {
      const box = { x: x + 8, y: y - INK_HEIGHT - 2, width: INK_HEIGHT * 2.6, height: INK_HEIGHT };
      canvas.strokes(canvas.root, strokes, box, `Assinatura desenhada de ${title}`);
    }
    canvas.rule(x, y, width);
    canvas.within(canvas.root, 'P', p => {
      canvas.write(p, title, { x, y: y + 4, width }, { size: 9, bold: true });
      canvas.write(p, detail, { x, y: y + 16, width }, { size: 8, color: QUIET });
    });
  }
  canvas.y = y + 36;
}
