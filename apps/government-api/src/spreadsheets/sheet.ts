import { problema } from '@alipen/platform/problems/problema';

/** A date and a time of day as a spreadsheet keeps them: either may be missing. */
export type Moment = { readonly date?: string; readonly time?: string };
/** A cell by its own type; a CSV has only texts. A formula has no value of its own: it is refused where it is read. */
export type Cell =
  | string
  | number
  | boolean
  | { readonly moment: Moment }
  | { readonly formula: true }
  | { readonly error: string };

export type Line = { readonly linha: number; readonly cells: readonly Cell[] };
/** A line that could not be split into cells, and why. */
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

/** What a person sees in the cell: the text a file to correct is made of. */
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
