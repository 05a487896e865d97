import { StreamableFile } from '@nestjs/common';
import { writeCsv } from './csv-writer.ts';
import type { ExportColumn } from './spreadsheet-value.ts';
import { type Tab, tabOf, writeXlsx } from './xlsx-writer.ts';

export type Formato = 'csv' | 'xlsx';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TYPES: Readonly<Record<Formato, string>> = { csv: 'text/csv; charset=utf-8', xlsx: XLSX };

/** Keeps only letters, digits, dots and hyphens, which every system and our gateway accept in a file name. */
export const safeName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 80) || 'planilha';

function answer(nome: string, formato: Formato, content: Buffer): StreamableFile {
  return new StreamableFile(content, {
    type: TYPES[formato],
    length: content.length,
    disposition: `attachment; filename="${safeName(nome)}.${formato}"`,
  });
}

/** `nome` has no extension. */
export async function spreadsheetFile<Row>({
  nome,
  formato,
  colunas,
  linhas,
}: {
  nome: string;
  formato: Formato;
  colunas: readonly ExportColumn<Row>[];
  linhas: readonly Row[];
}): Promise<StreamableFile> {
  if (formato === 'csv') return answer(nome, formato, writeCsv(colunas, linhas));
  return workbookFile(nome, [tabOf(nome, colunas, linhas)]);
}

export async function workbookFile(nome: string, tabs: readonly Tab[]): Promise<StreamableFile> {
  return answer(nome, 'xlsx', await writeXlsx(tabs));
}
