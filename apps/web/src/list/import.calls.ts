import type { components } from '@alipen/contracts/generated/bff';
import { rawCall } from '../app/raw.client.ts';

export type ImportReport = components['schemas']['RelatorioImportacao'];

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MEGABYTE = 1024 * 1024;
/** Megabytes, where the screen says nothing else. */
export const LARGEST_FILE = 5;

/** The type comes from the name, because Windows tells the browser that a CSV is an Excel file. */
const typeOf = (name: string) => (/\.xlsx$/i.test(name) ? XLSX : /\.(csv|txt)$/i.test(name) ? 'text/csv' : null);

export function refusalOf(file: { name: string; size: number }, upTo = LARGEST_FILE): string | null {
  if (typeOf(file.name) === null) return 'Escolha um arquivo CSV ou XLSX.';
  if (file.size === 0) return 'O arquivo está vazio.';
  return file.size > upTo * MEGABYTE ? `O arquivo passa de ${upTo} MB. Divida-o em partes.` : null;
}

export async function sendFile(
  path: string,
  file: File,
  query: Readonly<Record<string, string>>,
): Promise<ImportReport> {
  const headers = { 'content-type': typeOf(file.name) ?? 'application/octet-stream' };
  const answer = await rawCall(`${path}?${new URLSearchParams(query)}`, { method: 'POST', headers, body: file });
  return (await answer.json()) as ImportReport;
}
