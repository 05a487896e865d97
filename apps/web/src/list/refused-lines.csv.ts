import type { ImportReport } from './import.calls.ts';

const BOM = '\uFEFF';

/** A spreadsheet runs text that starts with these; a leading apostrophe makes it plain text (OWASP, CSV injection). */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string) => {
  const safe = harmless(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The refused lines unchanged, with the reason as last column, to be corrected and sent again. */
export function refusedLines({ colunas, recusadas }: Pick<ImportReport, 'colunas' | 'recusadas'>): string {
  const lines = recusadas.map(({ celulas, motivo }) => [...colunas.map((_, at) => celulas[at] ?? ''), motivo]);
  return `${BOM}${[[...colunas, 'Motivo da recusa'], ...lines].map(line => line.map(cell).join(';')).join('\r\n')}\r\n`;
}
