/** What the writer uses of the library that pdfkit reads fonts with. */
declare module 'fontkit' {
  /** A drawing of the font, and the letters it was asked for by: none where it is a part of another. */
  export type Glyph = { codePoints: readonly number[] };
  export type Font = {
    /** The run of glyphs is pdfkit's to read. */
    layout(text: string, features?: Record<string, boolean>): unknown;
    /** The same object for the same number, whoever asks. */
    getGlyph(id: number, codePoints?: readonly number[]): Glyph;
  };
  /** @throws what is no font. */
  export function create(file: Buffer): Font;
}
