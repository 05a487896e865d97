// Reads from the government API's types, with the compiler itself, what the rows of every hand-written statement are said to be,
// and the hand-written columns of the built ones.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API, TypeFlags } from 'typescript/unstable/sync';
import { fingerprint } from './prepare.mjs';
import { at, root } from './shell.mjs';

const ROOM = 'apps/government-api';
const KEPT = at('.start/row-types.json');
/** Functions whose caller declares the row (database/database.ts, database/kept-query.ts, database/page.ts). */
const TYPED = /^(rows|keptRows|rowsKept|rowsOfSamePlan|findPage)$/;
/** Methods of drizzle's builder that take columns, some of them SQL with a type of its own (`sql<T>`). */
const SELECTING = /^(select|selectDistinct|returning)$/;

/**
 * Writes the row types to a file if anything changed, and returns its path. They are keyed by place (`file:line`, as in a stack):
 * `columns` by name, each with the kinds of value it may have (`string`, `"ENVIADO"`, `number`, `null`, `undefined`, `Date`,
 * `object`, `any`); `text`, the statement, with null for each interpolation. Those of a built statement (`selected`) are keyed by
 * path: `{ 'lotacao.uf': … }`.
 */
export function rowTypes() {
  const print = fingerprint([`${ROOM}/src`, 'packages/contracts/src', 'scripts/steps/row-types.mjs', 'pnpm-lock.yaml']);
  if (existsSync(KEPT) && JSON.parse(readFileSync(KEPT, 'utf8')).print === print) return KEPT;
  const api = new API({ cwd: root });
  try {
    const config = at(ROOM, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const found = sites(project);
    const places = Object.fromEntries(found.typed.flatMap(site => placeOf(project, site)));
    const selected = Object.fromEntries(found.selecting.flatMap(site => selectionOf(project, site)));
    mkdirSync(at('.start'), { recursive: true });
    writeFileSync(KEPT, JSON.stringify({ print, places, selected }));
  } finally {
    api.close();
  }
  return KEPT;
}

/** A standby exists only in `topologia/`. */
const ANSWERED_ELSEWHERE = /\/database\/read-replica\.ts:/;

/** The places that no worker of this run recorded (answered-rows.mjs); removes the workers' files. */
export function neverAnswered() {
  const folder = at('.start');
  const files = readdirSync(folder)
    .filter(name => name.startsWith('row-types.json.'))
    .map(name => join(folder, name));
  const seen = new Set(files.flatMap(file => JSON.parse(readFileSync(file, 'utf8'))));
  for (const file of files) rmSync(file);
  const { places, selected } = JSON.parse(readFileSync(KEPT, 'utf8'));
  return [...Object.keys(places), ...Object.keys(selected)].filter(
    place => !seen.has(place) && !ANSWERED_ELSEWHERE.test(place),
  );
}

function sites({ program }) {
  const found = { typed: [], selecting: [] };
  for (const name of program.getSourceFileNames()) {
    if (!name.startsWith(at(ROOM, 'src/')) || name.endsWith('.spec.ts')) continue;
    const file = program.getSourceFile(name);
    const visit = node => {
      const { kind, expression } = node;
      if (kind === SyntaxKind.CallExpression && TYPED.test(expression.text ?? ''))
        found.typed.push({ file, call: node });
      if (
        kind === SyntaxKind.CallExpression &&
        SELECTING.test(expression.name?.text ?? '') &&
        node.arguments.length === 1
      )
        found.selecting.push({ file, call: node });
      node.forEachChild(visit);
    };
    visit(file);
  }
  return found;
}

function placeOf({ checker, program }, { file, call }) {
  const answer = checker.getReturnTypeOfSignature(checker.getResolvedSignature(call));
  const row = rowIn(checker, answer, call);
  // Where the caller's own caller declares the type, that one is the place.
  if (!row || row.flags & TypeFlags.TypeParameter) return [];
  const columns = Object.fromEntries(
    checker
      .getPropertiesOfType(row)
      .map(property => [property.name, kindsOf(checker, checker.getTypeOfSymbolAtLocation(property, call))]),
  );
  return [[placeIn(file, call.expression), { columns, text: textOf(call, constantsOf(file, program)) }]];
}

function placeIn(file, called) {
  const line = file.text.slice(0, called.getStart(file)).split('\n').length;
  return `${relative(root, file.fileName)}:${line}`;
}

function selectionOf({ checker }, { file, call }) {
  const columns = sqlIn(checker, checker.getTypeAtLocation(call.arguments[0]), call);
  return columns.length ? [[placeIn(file, call.expression.name), Object.fromEntries(columns)]] : [];
}

function sqlIn(checker, fields, call, before = '') {
  return checker.getPropertiesOfType(fields).flatMap(({ name }, n, all) => {
    const type = checker.getTypeOfSymbolAtLocation(all[n], call);
    const called = type.getSymbol()?.name;
    const [said] = called === 'SQL' || called === 'Aliased' ? checker.getTypeArguments(type) : [];
    if (said) return [[before + name, kindsOf(checker, said)]];
    return called === '__object' ? sqlIn(checker, type, call, `${before}${name}.`) : [];
  });
}

/** The row of `Promise<Row[]>`, of a page of them, or of a function that returns one. */
function rowIn(checker, type, call) {
  const [later] = checker.getSignaturesOfType(type, 0);
  const [answer] = checker.getTypeArguments(later ? checker.getReturnTypeOfSignature(later) : type);
  const itens = answer && checker.getPropertiesOfType(answer).find(({ name }) => name === 'itens');
  const list = itens ? checker.getTypeOfSymbolAtLocation(itens, call) : answer;
  return list && checker.getTypeArguments(list)[0];
}

function kindsOf(checker, type) {
  if (type.isUnionType()) return [...new Set(type.getTypes().flatMap(each => kindsOf(checker, each)))];
  const text = checker.typeToString(type);
  if (/^(string|number|boolean|null|undefined|Date|bigint)$/.test(text)) return [text];
  if (/^(true|false)$/.test(text)) return ['boolean'];
  if (type.isStringLiteralType()) return [JSON.stringify(type.value)];
  if (type.isNumberLiteralType()) return ['number'];
  if (/^(any|unknown)$/.test(text)) return ['any'];
  return ['object'];
}

/** The statement's literal parts with a hole between them; undefined where it is made elsewhere. */
function textOf(call, constants) {
  const written = call.arguments.map(each => partsOf(each, constants) ?? partsOfPage(each, constants)).find(Boolean);
  return written?.filter((part, n) => part !== HOLE || written[n - 1] !== HOLE);
}

/** What each name of a file was given, and the constants it is written with; of an imported query file, what it holds. */
function constantsOf(file, program) {
  const constants = new Map();
  file.forEachChild(function visit(node) {
    if (node.kind === SyntaxKind.VariableDeclaration)
      constants.set(node.name.text, { node: node.initializer, constants });
    if (node.kind === SyntaxKind.VariableStatement || node.kind === SyntaxKind.VariableDeclarationList)
      node.forEachChild(visit);
    if (node.kind === SyntaxKind.ImportDeclaration && node.moduleSpecifier.text.endsWith('.query.ts')) {
      const other = program.getSourceFile(resolve(dirname(file.fileName), node.moduleSpecifier.text));
      for (const [name, value] of other ? constantsOf(other, program) : [])
        if (!constants.has(name)) constants.set(name, value);
    }
  });
  return constants;
}

const HOLE = null;

/** The caller gives only the columns of a page (database/page.ts). */
function partsOfPage(node, constants) {
  if (node.kind !== SyntaxKind.ObjectLiteralExpression) return undefined;
  const select = node.properties.find(({ name }) => name?.text === 'select');
  const columns = select && partsOf(select.initializer ?? select.name, constants);
  return columns && [HOLE, 'select ', ...columns, ' from pagina ', HOLE];
}

/** The texts of a template, with `HOLE` for what is put between them; a constant is replaced by its own text. */
function partsOf(node, constants) {
  const template = node?.kind === SyntaxKind.TaggedTemplateExpression ? node.template : undefined;
  if (!template)
    return node?.kind === SyntaxKind.Identifier && constants.has(node.text)
      ? partsOf(constants.get(node.text).node, constants.get(node.text).constants)
      : undefined;
  if (!template.head) return [template.text];
  const spans = template.templateSpans.map(span => [
    ...(partsOf(span.expression, constants) ?? [HOLE]),
    span.literal.text,
  ]);
  return [template.head.text, ...spans.flat()];
}
