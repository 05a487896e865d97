// In the specs of the government API, the rows of hand-written statements are compared with what their caller says they are
// (scripts/steps/row-types.mjs): the columns, as the migrated database names them, and every value. So are the hand-written columns
// (`sql<T>`) of built statements.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { at } from '../steps/shell.mjs';

const DIST = pathToFileURL(at('apps/government-api/dist/')).href;
const { places, selected } = JSON.parse(readFileSync(process.env.ROW_TYPES, 'utf8'));
const written = Object.entries(places)
  .filter(([, { text }]) => text)
  .map(([place, { text }]) => ({
    place,
    pattern: new RegExp(
      `^\\s*(?:/\\*[^*]*\\*/)?\\s*${text.map(part => (part === null ? '[^]*?' : escaped(part))).join('')}\\s*$`,
    ),
  }));

const seen = new Set();
/** Each worker writes a file of its own; `neverAnswered` reads them at the end of the run. */
export const writeSeen = () => writeFileSync(`${process.env.ROW_TYPES}.${process.pid}.seen`, JSON.stringify([...seen]));

const faults = [];
export const takeFaults = () => faults.splice(0);

const require = createRequire(at('apps/government-api/package.json'));
const drizzle = name => import(pathToFileURL(require.resolve(`drizzle-orm/${name}`).replace(/\.cjs$/, '.js')));
const { PgDatabase, PgDeleteBase, PgInsertBase, PgSelectBase, PgUpdateBase } = await drizzle('pg-core');
const pg = require('pg');

// The caller of `rows` is on the stack while the statement is made, but not when it is sent.
const { execute } = PgDatabase.prototype;
PgDatabase.prototype.execute = function executeAndCompare(statement) {
  const raw = execute.call(this, statement);
  const place = placeOnStack(places);
  if (place) {
    const send = raw.execute;
    raw.execute = async () => compared(place, await send());
  }
  return raw;
};

// A kept statement was made long ago, so its text identifies it. The pool answers a query asked of it, so both are patched.
const placesOfText = new Map();
for (const asks of [pg.Client.prototype, Object.getPrototypeOf(pg.Pool.prototype)]) {
  const { query } = asks;
  asks.query = function queryAndCompare(asked, ...rest) {
    const answered = query.call(this, asked, ...rest);
    if (typeof asked?.text !== 'string' || asked.rowMode || !(answered instanceof Promise)) return answered;
    const found = placesOf(asked.text);
    return found.length
      ? answered.then(answer => found.reduce((same, place) => compared(place, same), answer))
      : answered;
  };
}

/** Several places, if they declare the same rows: a list read by the page, and whole. */
function placesOf(text) {
  if (!placesOfText.has(text)) {
    const found = written.filter(({ pattern }) => pattern.test(text)).map(({ place }) => place);
    const said = new Set(found.map(place => JSON.stringify(places[place].columns)));
    placesOfText.set(text, said.size === 1 ? found : []);
  }
  return placesOfText.get(text);
}

// In a built statement, an SQL column with a type of its own is identified by the place that gave it to the builder.
const builders = [PgInsertBase, PgUpdateBase, PgDeleteBase].map(({ prototype }) => prototype);
const columnsOfSql = new WeakMap();
for (const [prototype, method] of [
  [PgDatabase.prototype, 'select'],
  [PgDatabase.prototype, 'selectDistinct'],
  ...builders.map(prototype => [prototype, 'returning']),
]) {
  const give = prototype[method];
  prototype[method] = function giveAndRemember(...fields) {
    const place = fields[0] && placeOnStack(selected);
    for (const [path, kinds] of Object.entries(selected[place] ?? {})) {
      const column = path.split('.').reduce((value, name) => value?.[name], fields[0]);
      if (column) columnsOfSql.set(column, { place, path, kinds });
    }
    return give.apply(this, fields);
  };
}
for (const prototype of [PgSelectBase.prototype, ...builders]) {
  const { _prepare } = prototype;
  prototype._prepare = function prepareAndCompare(name) {
    const prepared = _prepare.call(this, name);
    const columns = prepared.fields?.flatMap(({ field }) => columnsOfSql.get(field) ?? []) ?? [];
    if (!columns.length) return prepared;
    const { execute } = prepared;
    prepared.execute = async function executeAndCompare(...values) {
      const answer = await execute.apply(this, values);
      for (const column of columns) comparedColumn(column, answer);
      return answer;
    };
    return prepared;
  };
}

/** Where a joined row is absent there is nothing to compare. */
function comparedColumn({ place, path, kinds }, answer) {
  seen.add(place);
  const names = path.split('.');
  const last = names.pop();
  const holders = answer.map(row => names.reduce((value, name) => value?.[name], row)).filter(Boolean);
  const strange = holders.find(holder => !fits(holder[last], kinds));
  if (strange) say(`${place}: ${path} is ${spoken(strange[last])}, and is said to be ${kinds.join(' | ')}`);
}

function compared(place, answer) {
  const { columns } = places[place];
  seen.add(place);
  const named = answer.fields.map(({ name }) => name);
  for (const column of Object.keys(columns)) {
    if (!named.includes(column) && !columns[column].includes('undefined'))
      say(`${place}: no column is named ${column}`);
  }
  for (const column of named) {
    const kinds = columns[column] ?? ['any'];
    const strange = answer.rows.find(row => !fits(row[column], kinds));
    if (strange) say(`${place}: ${column} is ${spoken(strange[column])}, and is said to be ${kinds.join(' | ')}`);
  }
  return answer;
}

const said = new Set();
function say(fault) {
  if (said.has(fault)) return;
  said.add(fault);
  faults.push(fault);
}

const fits = (value, kinds) =>
  kinds.includes('any') || kinds.includes(kindOf(value)) || kinds.includes(JSON.stringify(value));
const kindOf = value => (value === null ? 'null' : value instanceof Date ? 'Date' : typeof value);
const spoken = value => (typeof value === 'string' ? JSON.stringify(value) : kindOf(value));

const maps = new Map();
function placeOnStack(known) {
  for (const frame of frames()) {
    const url = frame.getFileName() ?? '';
    if (!url.startsWith(DIST)) continue;
    if (!maps.has(url)) maps.set(url, new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8'))));
    const { originalLine } = maps.get(url).findEntry(frame.getLineNumber() - 1, frame.getColumnNumber() - 1);
    const place = `apps/government-api/src/${url.slice(DIST.length).replace(/\.js$/, '.ts')}:${originalLine + 1}`;
    if (place in known) return place;
  }
  return undefined;
}

/** Raw call sites, because Jest's reading of a stack names sources. */
function frames() {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, sites) => sites;
  const { stack } = new Error();
  Error.prepareStackTrace = prepareStackTrace;
  return stack;
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
