import { problema } from '@alipen/platform/problems/problema';

/** A date, a time of day or both, as a spreadsheet keeps them. */
export type Moment = { readonly date?: string; readonly time?: string };
/** A cell by its own type; a CSV has only texts. A formula has no value and is refused where it is read. */
export type Cell =
  | string
  | number
  | boolean
  | { readonly moment: Moment }
  | { readonly formula: true }
  | { readonly error: string };

export type Line = { readonly linha: number; readonly cells: readonly Cell[] };
export type BrokenLine = { readonly linha: number; readonly motivo: string; readonly cells: readonly string[] };

export type Sheet = {
  /** The tab's name; a CSV has none. */
  readonly name?: string;
  readonly header: readonly string[];
  readonly lines: readonly Line[];
  readonly broken: readonly BrokenLine[];
};

export type Limits = { readonly columns: number; readonly rows: number };

export const unreadable = (detail: string, cause?: unknown) => problema('arquivo-invalido', { detail, cause });

export function checkLimits(sheet: { columns: number; rows: number }, limits: Limits): void {
  if (sheet.columns > limits.columns) {
    throw unreadable(
      `O arquivo tem ${sheet.columns} colunas; são aceitas até ${limits.columns}. Baixe o modelo e copie para ele só as colunas que ele tem.`,
    );
  }
  if (sheet.rows > limits.rows) {
    throw unreadable(
      `O arquivo tem mais de ${limits.rows.toLocaleString('pt-BR')} linhas. Divida-o em arquivos menores.`,
    );
  }
}

/** The text a person sees in the cell, used for the file of lines to correct. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'boolean') return cell ? 'Sim' : 'Não';
  if ('moment' in cell)
    return [cell.moment.date?.split('-').reverse().join('/'), cell.moment.time].filter(Boolean).join(' ');
  return 'formula' in cell ? '' : cell.error;
}

/** Column A is 0. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
