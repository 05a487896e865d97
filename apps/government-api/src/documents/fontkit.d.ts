/** The parts we use of fontkit, the library with which pdfkit reads fonts. */
declare module 'fontkit' {
  /** `codePoints`: the letters the glyph was asked for by; empty where it is part of another glyph. */
  export type Glyph = { codePoints: readonly number[] };
  export type Font = {
    /** Returns a run of glyphs, which only pdfkit reads. */
    layout(text: string, features?: Record<string, boolean>): unknown;
    /** Returns the same object for the same number, whoever asks. */
    getGlyph(id: number, codePoints?: readonly number[]): Glyph;
  };
  /** @throws when the file is not a font. */
  export function create(file: Buffer): Font;
}
