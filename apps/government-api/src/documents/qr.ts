import qrcode from 'qrcode';
import type { Modules } from './pdf-document.ts';

/** The squares of a QR code; a quarter of them may be stained or folded and it still reads. */
export function qrOf(text: string): Modules {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'Q' });
  return { size: modules.size, dark: (row, column) => modules.get(row, column) === 1 };
}
