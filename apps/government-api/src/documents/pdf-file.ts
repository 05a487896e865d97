import { StreamableFile } from '@nestjs/common';
import { safeName } from '../spreadsheets/spreadsheet-file.ts';
import type { PdfDocument } from './pdf-document.ts';
import { writePdf } from './pdf-writer.ts';

/** `nome` has no extension. `write`: another way to write it, such as the agency's, which signs. */
export async function pdfFile(nome: string, document: PdfDocument, write = writePdf): Promise<StreamableFile> {
  const content = await write(document);
  return new StreamableFile(content, {
    type: 'application/pdf',
    length: content.length,
    disposition: `attachment; filename="${safeName(nome)}.pdf"`,
  });
}
