import { type Cell, cellText, columnName, type Sheet } from '../spreadsheets/sheet.ts';
import type { Columns, Definition, ValuesOf } from './definition.ts';
import { type Places, positionsOf } from './header.ts';
import { integer } from './parsers.ts';
import { Refusal } from './refusal.ts';

export type Line<Row> = { readonly linha: number; readonly row: Row };
export type Refused = {
  readonly linha: number;
  readonly coluna?: string;
  readonly nome?: string;
  readonly motivo: string;
  readonly celulas: readonly string[];
};

type Problem = { readonly motivo: string; readonly coluna?: string | undefined };
type Reader<C extends Columns, Row> = { definition: Definition<C, Row>; positions: Map<string, Places> };

/** The longest cell and reason that the contract allows. */
const CELL = 1000;
const REASON = 1000;

const shownCells = (cells: readonly Cell[]): string[] => cells.map(cell => cellText(cell).slice(0, CELL));

/** Returns the lines that can be rows, and the refused ones, each with all its reasons. */
export function readLines<C extends Columns, Row>(
  definition: Definition<C, Row>,
  sheet: Sheet,
): { lines: Line<Row>[]; refused: Refused[] } {
  const reader = { definition, positions: positionsOf(definition.columns, sheet.header) };
  const lines: Line<Row>[] = [];
  const refused: Refused[] = sheet.broken.map(({ linha, motivo, cells }) =>
    refusedLine({ linha, cells }, [{ motivo }], nameIn(reader, cells)),
  );
  const first = new Map<string, number>();
  for (const { linha, cells } of sheet.lines) {
    const read = readLine(reader, linha, cells);
    if ('problems' in read) {
      refused.push(refusedLine({ linha, cells }, read.problems, nameIn(reader, cells)));
      continue;
    }
    const key = definition.key?.(read.row);
    const before = key === undefined ? undefined : first.get(key);
    if (before !== undefined) {
      const motivo = definition.repeated?.(before) ?? `O mesmo registro já está na linha ${before}.`;
      refused.push(refusedLine({ linha, cells }, [{ motivo }], definition.name(read.row)));
      continue;
    }
    if (key !== undefined) first.set(key, linha);
    lines.push({ linha, row: read.row });
  }
  return { lines, refused };
}

export function refusedLine(
  { linha, cells }: { linha: number; cells: readonly Cell[] },
  problems: readonly Problem[],
  nome: string,
): Refused {
  const coluna = problems[0]?.coluna;
  return {
    linha,
    ...(coluna && { coluna }),
    ...(nome && { nome: nome.slice(0, 200) }),
    motivo: problems
      .map(({ motivo }) => motivo)
      .join(' ')
      .slice(0, REASON),
    celulas: shownCells(cells),
  };
}

function readLine<C extends Columns, Row>(
  { definition, positions }: Reader<C, Row>,
  linha: number,
  cells: readonly Cell[],
): { row: Row } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(definition.columns)) {
    const places = positions.get(key);
    if (!places) continue;
    const at = cellOf(column, places, cells);
    try {
      values[key] = readCell(column, at.cell, `${columnName(at.place)}${linha}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push({ motivo: error.motivo, coluna: column.header });
    }
  }
  if (problems.length) return { problems };
  try {
    return { row: definition.row(values as ValuesOf<C>, linha) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problems: [{ motivo: error.motivo, coluna: error.coluna }] };
  }
}

const part = integer({ max: Number.MAX_SAFE_INTEGER });

/** The cell at the column's place. Of several, their sum; or the first that is no number, so that it is refused by its place. */
function cellOf({ parts }: Columns[string], places: Places, cells: readonly Cell[]): { cell: Cell; place: number } {
  const [place] = places;
  if (places.length === 1) return { cell: cells[place] ?? '', place };
  let sum: number | undefined;
  for (const at of places) {
    const cell = cells[at] ?? '';
    if (cell === '') continue;
    try {
      sum = (sum ?? 0) + part.read(cell);
    } catch {
      return { cell, place: at };
    }
  }
  return { cell: sum ?? parts?.none ?? '', place };
}

function readCell({ header, parser }: Columns[string], cell: Cell, place: string): unknown {
  if (typeof cell === 'object' && 'formula' in cell) {
    throw new Refusal(`A célula ${place} (${header}) tem uma fórmula. Copie e cole só o valor.`);
  }
  if (typeof cell === 'object' && 'error' in cell) {
    throw new Refusal(`A célula ${place} (${header}) tem um erro da planilha: ${cell.error}.`);
  }
  if (cell === '') {
    if (parser.empty === 'refused') throw new Refusal(`A coluna ${header} está vazia.`);
    return parser.empty.value;
  }
  try {
    return parser.read(cell);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`A coluna ${header} ${error.motivo}.`);
    throw error;
  }
}

/** The text of the first column, so that a person recognises a line that could not be read. */
function nameIn<C extends Columns, Row>({ definition, positions }: Reader<C, Row>, cells: readonly Cell[]): string {
  const [key = ''] = Object.keys(definition.columns);
  return cellText(cells[positions.get(key)?.[0] ?? 0]);
}
