import { StreamableFile } from '@nestjs/common';
import { safeName } from '../spreadsheets/spreadsheet-file.ts';
import type { PdfDocument } from './pdf-document.ts';
import { writePdf } from './pdf-writer.ts';

/** `nome` has no extension. */
export async function pdfFile(nome: string, document: PdfDocument): Promise<StreamableFile> {
  const content = await writePdf(document);
  return new StreamableFile(content, {
    type: 'application/pdf',
    length: content.length,
    disposition: `attachment; filename="${safeName(nome)}.pdf"`,
  });
}
