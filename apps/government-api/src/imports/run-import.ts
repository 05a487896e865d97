import type { components } from '@alipen/contracts/generated/government-api';
import type { Database, Transaction } from '../database/database.ts';
import { readSpreadsheet } from '../spreadsheets/read-spreadsheet.ts';
import type { Sheet } from '../spreadsheets/sheet.ts';
import { type Columns, type Definition, MOST_COLUMNS, MOST_ROWS } from './definition.ts';
import { missingColumns, positionsOf, understood } from './header.ts';
import { type Line, type Refused, readLines, refusedLine } from './lines.ts';

type Relatorio = components['schemas']['RelatorioImportacao'];

export type Outcome =
  | { readonly feito: 'nova' | 'igual' }
  | { readonly feito: 'alterada'; readonly campos: readonly string[] }
  | { readonly feito: 'recusada'; readonly motivo: string; readonly coluna?: string };

/** Writes all lines set-wise and returns the outcome by line; a line that is absent from it is unchanged. */
export type Write<Row> = (tx: Transaction, lines: readonly Line<Row>[]) => Promise<ReadonlyMap<number, Outcome>>;

class Rehearsed extends Error {}

/** A file of more columns answers only those that were read: the others would be most of the answer, and nobody's to correct. */
const WIDE = 500;

/**
 * Imports a file in one transaction. A rehearsal takes the same path, locks and constraints included, and is undone at
 * its end, so it reports what the import will do. A refused line does not stop the others.
 */
export async function runImport<C extends Columns, Row>(
  database: Database,
  definition: Definition<C, Row>,
  bytes: Buffer,
  { simular }: { simular: boolean },
  write: Write<Row>,
): Promise<Relatorio> {
  const limits = { columns: definition.mostColumns ?? MOST_COLUMNS, rows: definition.mostRows ?? MOST_ROWS };
  const sheet = await readSpreadsheet(bytes, limits, header => missingColumns(definition.columns, header));
  const { lines, refused } = readLines(definition, sheet);
  const outcomes = await inTransaction(database, simular, tx => write(tx, lines));
  const count = (feito: Outcome['feito']) => lines.filter(({ linha }) => outcomes.get(linha)?.feito === feito).length;
  const [novas, alteradas] = [count('nova'), count('alterada')];
  const recusadas = [...refused, ...refusedByWrite(definition, sheet, lines, outcomes)];
  const entendidas = understood(definition.columns, sheet.header);
  const shown = shownCellsOf(definition, sheet);
  return {
    simulada: simular,
    linhas: sheet.lines.length + sheet.broken.length,
    novas,
    alteradas,
    iguais: lines.length - novas - alteradas - count('recusada'),
    entendidas,
    ignoradas: sheet.header.length - entendidas.reduce((soma, { quantas }) => soma + quantas, 0),
    colunas: shown(sheet.header).map(heading => heading.slice(0, 200)),
    recusadas: recusadas.sort((a, b) => a.linha - b.linha).map(line => ({ ...line, celulas: shown(line.celulas) })),
    alteracoes: lines.flatMap(({ linha, row }) => {
      const outcome = outcomes.get(linha);
      if (outcome?.feito !== 'alterada') return [];
      return [{ linha, nome: definition.name(row).slice(0, 200), campos: [...outcome.campos] }];
    }),
  };
}

function shownCellsOf<C extends Columns, Row>({ columns }: Definition<C, Row>, { header }: Sheet) {
  const read = header.length > WIDE ? new Set([...positionsOf(columns, header).values()].flat()) : undefined;
  return (cells: readonly string[]): string[] => (read ? cells.filter((_, at) => read.has(at)) : [...cells]);
}

async function inTransaction<T>(
  database: Database,
  simular: boolean,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const done: { result?: T } = {};
  try {
    await database.transaction(async tx => {
      done.result = await work(tx);
      if (simular) throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return done.result as T;
}

function refusedByWrite<C extends Columns, Row>(
  definition: Definition<C, Row>,
  sheet: Sheet,
  lines: readonly Line<Row>[],
  outcomes: ReadonlyMap<number, Outcome>,
): Refused[] {
  const cells = new Map(sheet.lines.map(line => [line.linha, line]));
  return lines.flatMap(({ linha, row }) => {
    const outcome = outcomes.get(linha);
    const line = cells.get(linha);
    return outcome?.feito === 'recusada' && line ? [refusedLine(line, [outcome], definition.name(row))] : [];
  });
}
