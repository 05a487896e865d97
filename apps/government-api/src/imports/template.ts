import type { StreamableFile } from '@nestjs/common';
import { type Formato, spreadsheetFile, workbookFile } from '../spreadsheets/spreadsheet-file.ts';
import type { ExportColumn } from '../spreadsheets/spreadsheet-value.ts';
import { tabOf } from '../spreadsheets/xlsx-writer.ts';
import type { Columns } from './definition.ts';

type Described = Columns[string];

const howTo: readonly ExportColumn<Described>[] = [
  { header: 'Coluna', value: ({ header }) => header, width: 30 },
  { header: 'Obrigatória', value: ({ required, parser }) => required && parser.empty === 'refused' },
  { header: 'Exemplo', value: ({ example }) => example, width: 40 },
];

/** An empty file with the import's headings; the workbook's second tab explains how to fill it. */
export function importTemplate(
  { columns }: { readonly columns: Columns },
  { nome, formato }: { nome: string; formato: Formato },
): Promise<StreamableFile> {
  const described = Object.values(columns);
  const colunas = described.map(({ header }): ExportColumn<never> => ({ header, value: () => null }));
  if (formato === 'csv') return spreadsheetFile({ nome, formato, colunas, linhas: [] });
  return workbookFile(nome, [tabOf('Dados', colunas, []), tabOf('Como preencher', howTo, described)]);
}
