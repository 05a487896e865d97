import { searchText } from '../database/search-text.ts';
import { type Cell, cellText, type Moment } from '../spreadsheets/sheet.ts';
import { refuse } from './refusal.ts';

/** Reads a cell that is not empty. Its refusals continue the phrase "A coluna X". */
export type Parser<T> = { readonly read: (cell: Cell) => T; readonly empty: 'refused' | { readonly value: T } };

export const parser = <T>(read: (cell: Cell) => T): Parser<T> => ({ read, empty: 'refused' });
const shown = (cell: Cell): string => `"${cellText(cell).slice(0, 40)}"`;
const momentOf = (cell: Cell): Moment | undefined =>
  typeof cell === 'object' && 'moment' in cell ? cell.moment : undefined;

export const optional = <T>({ read }: Parser<T>): Parser<T | null> => ({ read, empty: { value: null } });

export function text({ max, min = 1 }: { max: number; min?: number }): Parser<string> {
  return parser(cell => {
    const value = (typeof cell === 'number' ? String(cell) : cellText(cell)).replaceAll(/\s+/g, ' ').trim();
    if (value.length > max) refuse(`passa de ${max} caracteres`);
    if (value.length < min) refuse(`tem menos de ${min} caracteres`);
    return value;
  });
}

export function integer({ min = 0, max }: { min?: number; max: number }): Parser<number> {
  return parser(cell => {
    // A point separates thousands only where each group after it has three digits: `1.234` is 1234.
    const raw =
      typeof cell === 'string'
        ? cell.replace(/^(\d{1,3})((?:\.\d{3})+)$/, (_, a, b) => a + b.replaceAll('.', ''))
        : cell;
    const value =
      typeof raw === 'number' ? raw : typeof raw === 'string' && /^\d+$/.test(raw) ? Number(raw) : Number.NaN;
    if (!Number.isInteger(value) || value < 0) refuse(`não é um número inteiro: ${shown(cell)}`);
    if (value > max) refuse(`passa de ${max.toLocaleString('pt-BR')}`);
    if (value < min) refuse(`é menor que ${min.toLocaleString('pt-BR')}`);
    return value;
  });
}

/** Reads `12,50`, `R$ 1.234,56` or a number cell, with at most two decimals. */
export function centavos({ max = 99_999_999_999, min = 0 }: { max?: number; min?: number } = {}): Parser<number> {
  return parser(cell => {
    const value =
      typeof cell === 'number' ? Math.round(cell * 100) : typeof cell === 'string' ? centsOf(cell) : Number.NaN;
    const exact = typeof cell !== 'number' || Math.abs(cell * 100 - value) < 1e-6;
    if (!Number.isSafeInteger(value) || value < 0 || !exact)
      refuse(`não é um valor em reais, como 12,50: ${shown(cell)}`);
    if (value > max || value < min) refuse(`está fora do que se aceita: ${shown(cell)}`);
    return value;
  });
}

function centsOf(text: string): number {
  const found = /^(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(text.trim());
  const plain = /^(\d+)\.(\d{1,2})$/.exec(text.trim());
  const [, whole, cents = ''] = plain ?? found ?? [];
  return whole === undefined ? Number.NaN : Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Gives `AAAA-MM-DD`, from a date cell, `DD/MM/AAAA` or `AAAA-MM-DD`. */
export function date(): Parser<string> {
  return parser(cell => {
    const written = typeof cell === 'string' ? cell : (momentOf(cell)?.date ?? '');
    const day = written.replace(
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
      (_, d, m, y) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
    );
    const instant = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
    if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day || day < '1900') {
      refuse(`não é uma data que existe, como 21/11/2026: ${shown(cell)}`);
    }
    return day;
  });
}

export function time(): Parser<string> {
  return parser(cell => {
    const written =
      typeof cell === 'string'
        ? cell.replace(/^(\d{1,2})[hH](\d{2})?$/, (_, h, m) => `${h}:${m ?? '00'}`)
        : (momentOf(cell)?.time ?? '');
    const hour = /^\d:/.test(written) ? `0${written}` : written;
    if (!/^([01]\d|2[0-3]):[0-5]\d(:00)?$/.test(hour)) refuse(`não é uma hora, como 18:00: ${shown(cell)}`);
    return hour.slice(0, 5);
  });
}

/** Compares the words as `searchText` does, without accents or case. */
export function choice<T>(words: Readonly<Record<string, T>>): Parser<T> {
  const known = new Map(Object.entries(words).map(([word, value]) => [searchText(word), value]));
  return parser(cell => {
    const value = known.get(searchText(cellText(cell)));
    if (value === undefined) refuse(`tem ${shown(cell)}; use ${Object.keys(words).slice(0, 12).join(', ')}`);
    return value as T;
  });
}

export const yesNo = (): Parser<boolean> =>
  choice({
    Sim: true,
    Não: false,
    S: true,
    N: false,
    true: true,
    false: false,
    verdadeiro: true,
    falso: false,
    1: true,
    0: false,
  });
