import qrcode from 'qrcode';
import type { Modules } from './pdf-document.ts';

/** Level Q: the code still reads with a quarter of its squares stained or folded. */
export function qrOf(text: string): Modules {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'Q' });
  return { size: modules.size, dark: (row, column) => modules.get(row, column) === 1 };
}
