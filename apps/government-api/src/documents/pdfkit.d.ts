/** The parts we use of pdfkit: its published types end before 0.20 and lack the table attributes. */
declare module 'pdfkit' {
  type TextOptions = {
    width?: number;
    height?: number;
    align?: 'left' | 'center' | 'right';
    lineBreak?: boolean;
    lineGap?: number;
  };

  export type Structure = {
    add(child: Structure | (() => void)): Structure;
    end(): void;
    readonly dictionary: { readonly data: Record<string, unknown> };
  };

  export type Bookmark = { addItem(title: string): Bookmark };

  export type Picture = { readonly width: number; readonly height: number };

  export default class PDFDocument {
    constructor(options: Readonly<Record<string, unknown>>);
    readonly page: {
      readonly width: number;
      readonly height: number;
      readonly margins: { bottom: number };
    };
    readonly outline: Bookmark;
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    registerFont(name: string, source: import('fontkit').Font): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    dash(length: number, options: { readonly space: number }): this;
    undash(): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    save(): this;
    restore(): this;
    rotate(angle: number, options: { readonly origin: readonly [number, number] }): this;
    fillOpacity(opacity: number): this;
    lineCap(cap: 'round' | 'butt'): this;
    lineJoin(join: 'round' | 'miter'): this;
    openImage(source: Buffer): Picture;
    image(source: Picture, x: number, y: number, options: Picture): this;
    fill(color?: string): this;
    stroke(color?: string): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    widthOfString(text: string, options?: TextOptions): number;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): unknown;
    struct(type: string, options?: Readonly<Record<string, unknown>>): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: 'Artifact', options: { readonly type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
