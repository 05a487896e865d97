import type { PdfDocument } from './pdf-document.ts';
import type { Progress } from './pdf-layout.ts';

export type { Progress };

/**
 * A tagged PDF/UA document in Portuguese with embedded fonts. Equal documents are equal to the byte. What lays it out is loaded
 * for the first document: it is a third of a second and 27 MB, which a start does not pay.
 */
export async function writePdf(document: PdfDocument, progress?: Progress): Promise<Buffer> {
  const { layPdf } = await import('./pdf-layout.ts');
  return layPdf(document, progress);
}
