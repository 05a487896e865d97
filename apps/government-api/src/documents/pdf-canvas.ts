import { setImmediate } from 'node:timers/promises';
import PDFDocument, { type Bookmark, type Picture, type Structure } from 'pdfkit';
import { type Box, centred } from './pdf-box.ts';
import type { Letterhead, Modules, PdfDocument } from './pdf-document.ts';
import { documentFonts } from './pdf-fonts.ts';

const A4 = { short: 595.28, long: 841.89 };
const MARGIN = 36;
const [HEAD, FOOT] = [50, 30];
const LINE_HEIGHT = 11;
const ARMS_GAP = 10;

/** The longest that other requests wait for a document, except for work that cannot be divided. */
const AT_ONCE_MS = 15;

export const INK = '#14162B';
export const QUIET = '#595C72';
export const PRIMARY = '#00038C';
const LINE = '#C9CCDB';
export const TINT = '#EEF0F8';

export type Style = {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
};

/** One tagged document on A4 pages. It keeps the pen's position and marks content apart from decoration. */
export class PdfCanvas {
  readonly left = MARGIN;
  width: number;
  y: number;
  readonly root: Structure;
  private readonly pdf: PDFDocument;
  private readonly top: number;
  private readonly bottom: number;
  private readonly bytes: Promise<Buffer>;
  /** Heights of texts already laid out. Layout is what makes a document slow, and most cells repeat. */
  private readonly heights: Map<string, number>;
  private chapter: Bookmark | undefined;
  private arms: Picture | undefined;
  private breathed = performance.now();

  /** `measured`: the same document from an earlier layout, whose text heights are reused. */
  constructor({ title, landscape = false, instant, head, corner }: PdfDocument, measured?: PdfCanvas) {
    this.heights = measured?.heights ?? new Map();
    const [width, height] = landscape ? [A4.long, A4.short] : [A4.short, A4.long];
    this.width = width - 2 * MARGIN;
    this.top = MARGIN + (head.lines.length || head.arms || corner ? HEAD : 0);
    // Where only the code stands at the top, the first page's title stands beside it.
    this.y = head.lines.length || head.arms ? this.top : MARGIN;
    this.bottom = height - MARGIN - FOOT;
    this.pdf = new PDFDocument({
      size: [width, height],
      margin: 0,
      bufferPages: true,
      // With a default font of the same file, pdfkit would open that file anew at each change of style.
      font: null,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      displayTitle: true,
      lang: 'pt-BR',
      info: { Title: title, Creator: 'Alipen', Producer: 'Alipen', CreationDate: instant },
    });
    this.bytes = this.collect();
    const { regular, bold } = documentFonts();
    this.pdf.registerFont('regular', regular).registerFont('bold', bold);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** A long document takes seconds: this lets other requests be served meanwhile. */
  async breathe(): Promise<void> {
    if (performance.now() - this.breathed < AT_ONCE_MS) return;
    await setImmediate();
    this.breathed = performance.now();
  }

  /** Starts an element inside another; the caller must call its `end`. */
  open(parent: Structure, type: string, options = {}): Structure {
    const element = this.pdf.struct(type, options);
    parent.add(element);
    return element;
  }

  within(parent: Structure, type: string, write: (element: Structure) => void, options = {}): void {
    const element = this.open(parent, type, options);
    write(element);
    element.end();
  }

  heightOf(text: string, width: number, style: Style): number {
    const key = `${style.size} ${style.bold ?? false} ${width} ${text}`;
    const known = this.heights.get(key);
    if (known !== undefined) return known;
    const height = this.dressed(style).heightOfString(text, { width });
    this.heights.set(key, height);
    return height;
  }

  widthOf(text: string, style: Style): number {
    return this.dressed(style).widthOfString(text);
  }

  write(element: Structure, text: string, at: { x: number; y: number; width: number }, style: Style): void {
    element.add(() => this.draw(text, at, style));
  }

  /** Text that screen readers skip, because it repeats on each page. */
  decorate(text: string, at: { x: number; y: number; width: number }, style: Style): void {
    this.pdf.markContent('Artifact', { type: 'Pagination' });
    this.draw(text, at, style);
    this.pdf.endMarkedContent();
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf.rect(x, y, width, height).fill(color);
    this.pdf.endMarkedContent();
  }

  squares(parent: Structure, modules: Modules, at: { x: number; y: number; side: number }, alt: string): void {
    this.within(parent, 'Figure', figure => figure.add(() => this.modules(modules, at)), { alt });
  }

  /** `dash`: points of each stroke of an interrupted line. */
  rule(x: number, y: number, width: number, dash = 0): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    if (dash) this.pdf.dash(dash, { space: dash });
    const pen = this.pdf.lineWidth(0.5).moveTo(x, y);
    pen.lineTo(x + width, y).stroke(LINE);
    if (dash) this.pdf.undash();
    this.pdf.endMarkedContent();
  }

  picture(parent: Structure, jpeg: Buffer, box: Box, alt: string): void {
    const picture = this.pdf.openImage(jpeg);
    const { x, y, ...size } = centred(picture, box);
    this.figure(parent, { x, y, ...size }, alt, () => this.pdf.image(picture, x, y, size));
  }

  /** Each stroke alternates x and y, from 0 to 1,000 across the box. */
  strokes(parent: Structure, strokes: readonly (readonly number[])[], box: Box, alt: string): void {
    this.figure(parent, box, alt, () => {
      this.pdf.lineWidth(1.1).lineCap('round').lineJoin('round').strokeColor(INK);
      for (const points of strokes) {
        const at = (n: number) =>
          [box.x + ((points[n] ?? 0) * box.width) / 1000, box.y + ((points[n + 1] ?? 0) * box.height) / 1000] as const;
        this.pdf.moveTo(...at(0)).lineTo(...at(0));
        for (let n = 2; n + 1 < points.length; n += 2) this.pdf.lineTo(...at(n));
        this.pdf.stroke();
      }
      this.pdf.lineCap('butt').lineJoin('miter');
    });
  }

  private figure(parent: Structure, { x, y, width, height }: Box, alt: string, draw: () => void): void {
    this.within(
      parent,
      'Figure',
      element => {
        // The position on the page, measured from the bottom as PDF does (ISO 14289-1, 7.3).
        const bottom = this.pdf.page.height - y - height;
        element.dictionary.data.A = { O: 'Layout', Placement: 'Block', BBox: [x, bottom, x + width, bottom + height] };
        element.add(draw);
      },
      { alt },
    );
  }

  /** Writes the title, which leaves room for the code in the corner; what follows stands under both. */
  besideCorner(write: () => void): void {
    const { width } = this;
    if (this.y < this.top) this.width -= HEAD;
    write();
    this.width = width;
    this.y = Math.max(this.y, this.top);
  }

  fits(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = this.top;
  }

  /** The current page, from 1. */
  get page(): number {
    return this.pdf.bufferedPageRange().count;
  }

  bookmark(text: string, level: 1 | 2): void {
    if (level === 1 || !this.chapter) this.chapter = this.pdf.outline.addItem(text);
    else this.chapter.addItem(text);
  }

  /** Starts a new page when this one lacks the height; true when it did. */
  reserve(height: number): boolean {
    if (this.fits(height)) return false;
    this.newPage();
    return true;
  }

  finish({ footer, watermark, head, corner, signature }: PdfDocument): Promise<Buffer> {
    this.root.end();
    const { count } = this.pdf.bufferedPageRange();
    const style: Style = { size: 7.5, color: QUIET };
    const y = this.bottom + 16;
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      if (watermark) this.stamp(watermark);
      this.letterhead(head, corner);
      if (signature) this.decorate(signature, { x: this.left, y: y - 16, width: this.width }, style);
      this.rule(this.left, y - 6, this.width);
      this.decorate(footer, { x: this.left, y, width: this.width - 80 }, style);
      const numbered = `Página ${page + 1} de ${count}`;
      this.decorate(numbered, { x: this.left + this.width - 80, y, width: 80 }, { ...style, align: 'right' });
    }
    this.pdf.end();
    return this.bytes;
  }

  /**
   * The agency's coat of arms and name at the left and the code at the right of every page. Screen readers skip them,
   * because the text says what of them matters.
   */
  private letterhead({ lines, arms }: Letterhead, corner: Modules | undefined): void {
    const side = HEAD - 6;
    const beside = arms ? side + ARMS_GAP : 0;
    const first = arms ? MARGIN - 10 + (side - lines.length * LINE_HEIGHT) / 2 : MARGIN - 6;
    if (arms) this.emblem(arms, { x: this.left, y: MARGIN - 10, width: side, height: side });
    for (const [at, text] of lines.entries()) {
      const style: Style = at === 0 ? { size: 9, bold: true, color: INK } : { size: 8, color: QUIET };
      const width = this.width - 80 - beside;
      const size = Math.min(style.size, (style.size * (width - 1)) / this.widthOf(text, style));
      this.decorate(text, { x: this.left + beside, y: first + at * LINE_HEIGHT, width }, { ...style, size });
    }
    if (!corner) return;
    this.pdf.markContent('Artifact', { type: 'Pagination' });
    this.modules(corner, { x: this.left + this.width - side, y: MARGIN - 10, side });
    this.pdf.endMarkedContent();
  }

  /** Opened once, so that the file holds it once. */
  private emblem(png: Buffer, box: Box): void {
    this.arms ??= this.pdf.openImage(png);
    const { x, y, ...size } = centred(this.arms, box);
    this.pdf.markContent('Artifact', { type: 'Pagination' });
    this.pdf.image(this.arms, x, y, size);
    this.pdf.endMarkedContent();
  }

  private modules({ size, dark }: Modules, at: { x: number; y: number; side: number }): void {
    const module = at.side / size;
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column < size; column += 1)
        if (dark(row, column)) this.pdf.rect(at.x + column * module, at.y + row * module, module, module);
    this.pdf.fill(INK);
  }

  private stamp(text: string): void {
    const { width, height } = this.pdf.page;
    const size = Math.min(110, (Math.hypot(width, height) * 1.1) / text.length);
    this.pdf.markContent('Artifact', { type: 'Pagination' });
    this.pdf.save().rotate(-Math.atan2(height, width) * (180 / Math.PI), { origin: [width / 2, height / 2] });
    this.dressed({ size, bold: true, color: PRIMARY }).fillOpacity(0.1);
    this.pdf.text(text, -width / 2, height / 2 - size * 0.6, {
      width: width * 2,
      align: 'center',
      lineBreak: false,
    });
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }

  private dressed({ size, bold = false, color = INK }: Style): PDFDocument {
    return this.pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  }

  private draw(text: string, { x, y, width }: { x: number; y: number; width: number }, style: Style): void {
    this.dressed(style).text(text, x, y, { width, align: style.align ?? 'left' });
  }

  private collect(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.pdf
        .on('data', chunk => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)))
        .on('error', reject);
    });
  }
}
