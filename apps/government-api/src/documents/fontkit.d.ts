/** What the writer uses of the library that pdfkit reads fonts with. */
declare module 'fontkit' {
  /** The run of glyphs is pdfkit's to read. */
  export type Font = { layout(text: string, features?: Record<string, boolean>): unknown };
  /** @throws what is no font. */
  export function create(file: Buffer): Font;
}
