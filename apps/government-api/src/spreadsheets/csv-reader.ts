import { parse } from 'csv-parse/sync';
import { type BrokenLine, checkLimits, type Limits, type Line, type Sheet, unreadable } from './sheet.ts';

const DELIMITERS = [';', ',', '\t'] as const;
const UTF8_BOM = [0xef, 0xbb, 0xbf];
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are how a file that is no text is known
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f]/;

/**
 * Reads a CSV with one record on each line, so that a stray quote spoils only its own line. The separator is the
 * semicolon, comma or TAB that the header uses most. The encoding is UTF-8, UTF-16 with its mark, or the Windows-1252
 * that Excel writes.
 */
export function readCsv(bytes: Uint8Array, limits: Limits): Sheet {
  const [first = '', ...texts] = decode(bytes).split(/\r\n|\n|\r/);
  const delimiter = delimiterOf(first);
  const header = record(first, delimiter) ?? [];
  const lines: Line[] = [];
  const broken: BrokenLine[] = [];
  texts.forEach((text, at) => {
    // A spreadsheet writes an empty row as a line of separators.
    if (text.replaceAll(delimiter, '').trim() === '') return;
    const linha = at + 2;
    const cells = record(text, delimiter);
    const motivo = brokenReason(cells, header.length);
    if (motivo) broken.push({ linha, motivo, cells: cells ?? [text.slice(0, 1000)] });
    else if (cells) lines.push({ linha, cells: cells.map(unharm) });
  });
  checkLimits({ columns: header.length, rows: lines.length + broken.length }, limits);
  return { header, lines, broken };
}

/** Windows-1252's characters where Latin-1 has control characters. Node 20's own decoder confuses the two. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, character => WINDOWS.charAt(character.charCodeAt(0) - 0x80));

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = encoding === 'windows-1252' ? windows1252(bytes) : new TextDecoder(encoding).decode(bytes);
  if (!NO_TEXT.test(text)) return text;
  throw unreadable(
    'O arquivo não é um texto nem uma planilha XLSX. Salve a planilha como XLSX ou CSV e envie de novo.',
  );
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (UTF8_BOM.every((byte, at) => bytes[at] === byte)) return 'utf-8';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function delimiterOf(header: string): string {
  const counts = DELIMITERS.map(delimiter => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** Undefined when its quotes do not close. */
function record(text: string, delimiter: string): string[] | undefined {
  if (!text.includes('"')) return text.split(delimiter).map(cell => cell.trim());
  try {
    return parse(text, { delimiter, trim: true, relax_column_count: true })[0] as string[] | undefined;
  } catch {
    return undefined;
  }
}

function brokenReason(cells: readonly string[] | undefined, expected: number): string | undefined {
  if (!cells) return 'As aspas não fecham nesta linha.';
  if (cells.length === expected) return undefined;
  return `A linha tem ${cells.length} ${cells.length === 1 ? 'coluna' : 'colunas'}; o cabeçalho tem ${expected}.`;
}

/** Removes the apostrophe that our own exports put before text a spreadsheet would run. */
const unharm = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
