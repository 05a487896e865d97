import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

type Fonts = { readonly regular: Font; readonly bold: Font };
let fonts: Fonts | undefined;

/**
 * Tabular figures, so that columns of numbers line up. Inter's contextual rules do nothing for Portuguese and cost five
 * times the rest of the document. A new object each time, because fontkit writes on what it is given.
 */
const features = () => ({ tnum: true, calt: false, ccmp: false, kern: false, mark: false, mkmk: false, locl: false });

/** The features are set on the font: pdfkit does not cache words laid out with features of their own. */
function fontOf(name: string): Font {
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/inter/${name}`)));
  const layout = font.layout.bind(font);
  font.layout = text => layout(text, features());
  lettered(font);
  return font;
}

/**
 * Works around fontkit, which remembers a glyph first met as part of another (the dot of a colon) without its letter: in
 * later documents that letter would be drawn, but neither copied nor read aloud.
 */
function lettered(font: Font): void {
  const glyphOf = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = glyphOf(id, codePoints);
    if (!glyph.codePoints.length) glyph.codePoints = codePoints;
    return glyph;
  };
}

export function documentFonts(): Fonts {
  fonts ??= {
    regular: fontOf('400Regular/Inter_400Regular.ttf'),
    bold: fontOf('700Bold/Inter_700Bold.ttf'),
  };
  return fonts;
}
