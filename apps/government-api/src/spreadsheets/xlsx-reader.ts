import { type Cell, checkLimits, type Limits, type Line, type Sheet, unreadable } from './sheet.ts';
import { dateStyles, momentOf } from './xlsx-dates.ts';
import { openPackage, type Package } from './xlsx-package.ts';
import { walkXml } from './xlsx-xml.ts';

type Tab = { readonly name: string; readonly part: string };
type Book = { readonly tabs: readonly Tab[]; readonly from1904: boolean };
type Shared = { readonly texts: readonly string[]; readonly dates: readonly boolean[]; readonly from1904: boolean };

const WORKBOOK = 'xl/workbook.xml';

/** Yields the visible tabs in order and reads each only when it is asked for. */
export async function* readXlsx(bytes: Buffer, limits: Limits): AsyncGenerator<Sheet> {
  const pack = await openPackage(bytes);
  if (!pack.has(WORKBOOK))
    throw unreadable('O arquivo não é uma planilha XLSX. Salve como XLSX ou CSV e envie de novo.');
  const book = await readBook(pack);
  const optional = async (part: string): Promise<string> => (pack.has(part) ? pack.read(part) : '<x/>');
  const shared: Shared = {
    texts: sharedTexts(await optional('xl/sharedStrings.xml')),
    dates: dateStyles(await optional('xl/styles.xml')),
    from1904: book.from1904,
  };
  for (const tab of book.tabs) yield readTab(tab.name, await pack.read(tab.part), shared, limits);
}

async function readBook(pack: Package): Promise<Book> {
  const targets = new Map<string, string>();
  walkXml(await pack.read('xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const tabs: Tab[] = [];
  let from1904 = false;
  walkXml(await pack.read(WORKBOOK), {
    open(tag, attributes) {
      if (tag === 'workbookPr') from1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      const part = targets.get(attributes.id ?? '');
      if (tag === 'sheet' && part && (attributes.state ?? 'visible') === 'visible') {
        tabs.push({ name: attributes.name ?? '', part });
      }
    },
  });
  return { tabs, from1904 };
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let current = '';
  let reading = false;
  let phonetic = false;
  walkXml(xml, {
    open(name) {
      if (name === 'si') current = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') reading = !phonetic;
    },
    text(text) {
      if (reading) current += text;
    },
    close(name) {
      if (name === 'si') texts.push(current);
      else if (name === 'rPh') phonetic = false;
      else if (name === 't') reading = false;
    },
  });
  return texts;
}

function readTab(name: string, xml: string, shared: Shared, limits: Limits): Sheet {
  const lines: Line[] = [];
  let columns = 0;
  let row: Cell[] = [];
  let linha = 0;
  let at = -1;
  let cell = { type: '', style: 0, value: '', formula: false };
  let reading = false;
  walkXml(xml, {
    open(tag, attributes) {
      if (tag === 'row') {
        linha = Number(attributes.r ?? linha + 1);
        row = [];
        at = -1;
      } else if (tag === 'c') {
        at = attributes.r ? columnOf(attributes.r) : at + 1;
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '', formula: false };
      } else if (tag === 'f') cell.formula = true;
      else reading = tag === 'v' || tag === 't';
    },
    text(text) {
      if (reading) cell.value += text;
    },
    close(tag) {
      if (tag === 'v' || tag === 't') reading = false;
      else if (tag === 'c') {
        const read = cellOf(cell, shared);
        if (read === '' || at < 0) return;
        columns = Math.max(columns, at + 1);
        checkLimits({ columns, rows: lines.length - 1 }, limits);
        while (row.length < at) row.push('');
        row[at] = read;
      } else if (tag === 'row' && row.length) lines.push({ linha, cells: row });
    },
  });
  const [header, ...rest] = lines;
  checkLimits({ columns, rows: rest.length }, limits);
  return { name, header: (header?.cells ?? []).map(headerText), lines: rest, broken: [] };
}

const headerText = (cell: Cell): string =>
  typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : '';

/** `C5` is column 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function cellOf(
  { type, style, value, formula }: { type: string; style: number; value: string; formula: boolean },
  shared: Shared,
): Cell {
  if (formula) return { formula: true };
  if (type === 's') return (shared.texts[Number(value)] ?? '').replaceAll(/\s+/g, ' ').trim();
  if (type === 'n') {
    if (value === '') return '';
    const moment = shared.dates[style] ? momentOf(Number(value), shared.from1904) : undefined;
    return moment ? { moment } : Number(value);
  }
  if (type === 'b') return value === '1';
  if (type === 'e') return { error: value };
  if (type === 'd')
    return { moment: { date: value.slice(0, 10), ...(value.length > 15 && { time: value.slice(11, 16) }) } };
  return value.replaceAll(/\s+/g, ' ').trim();
}
