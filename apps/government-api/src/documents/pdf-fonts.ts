import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

type Fonts = { readonly regular: Font; readonly bold: Font };
let fonts: Fonts | undefined;

/**
 * Figures of one width, so that columns of numbers stand under each other. Inter's contextual rules say nothing to
 * Portuguese and cost five times the rest of the document. Made anew each time: fontkit writes on what it is given.
 */
const features = () => ({ tnum: true, calt: false, ccmp: false, kern: false, mark: false, mkmk: false, locl: false });

/** The features belong to the font: a text laid out with features of its own is not among the words pdfkit remembers. */
function fontOf(name: string): Font {
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/inter/${name}`)));
  const layout = font.layout.bind(font);
  font.layout = text => layout(text, features());
  lettered(font);
  return font;
}

/**
 * A sign first met as a part of another (the dot of a colon) is remembered by fontkit without its letter: in every later document it would
 * be drawn, and neither copied nor read aloud.
 */
function lettered(font: Font): void {
  const glyphOf = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = glyphOf(id, codePoints);
    if (!glyph.codePoints.length) glyph.codePoints = codePoints;
    return glyph;
  };
}

/** Read when the first document is written. */
export function documentFonts(): Fonts {
  fonts ??= {
    regular: fontOf('400Regular/Inter_400Regular.ttf'),
    bold: fontOf('700Bold/Inter_700Bold.ttf'),
  };
  return fonts;
}
