// npm run medidas: writes docs/medidas.md from what the last runs kept in docs/medidas, and the few of them that the README shows. `--check`
// says whether they are as they would be written.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at, main, StepFailed } from './steps/shell.mjs';

const FOLDER = at('docs/medidas');

/** The files of docs/medidas in the order of the page; one that is not named here comes at the end. */
const ORDER = [
  'primeira-hora',
  'ultima-milha',
  'partida',
  'peso',
  'relay',
  'relay-servidores',
  'perfil',
  'pico',
  'limite',
  'lote',
  'ano',
  'mapa',
  'exportar-mapa',
  'pacote',
  'chave',
  'assinaturas',
  'inicio',
  'listas',
  'entradas',
  'fluxos',
  'directus',
  'grade',
  'matriz',
  'navegacao',
  'primeira-visita',
  'telefone',
  'fila',
  'fotos',
  'fotos-seguidas',
  'painel',
  'migrar',
];

/** What the README shows: a row of a file, by the value of its first column, and the column that says how much. */
const SHOWN = [
  { file: 'partida', row: 'clone limpo, até atender', column: 'medida', says: 'clean clone to ready' },
  {
    file: 'relay',
    row: 0,
    column: 'razão',
    says: 'authenticated relay, every check on, against @fastify/http-proxy with none',
    unit: ' ×',
  },
  {
    file: 'pico',
    row: 'pelo BFF',
    column: 'envios/s',
    says: 'orders sent a second when 1,444 units send at the cut-off, none lost or doubled',
  },
  {
    file: 'mapa',
    row: 'dia de todas as unidades',
    column: 'p95',
    says: "a day's map of 1,444 units at a year of them, p95",
    unit: ' ms',
  },
  {
    file: 'peso',
    row: 'login',
    column: 'kB gz',
    says: 'JavaScript of the sign-in, compressed',
    unit: ' kB',
  },
];

const MARKS = { begins: '<!-- figures: npm run medidas -->', ends: '<!-- /figures -->' };

const cell = value => String(value).replaceAll('|', '\\|');
const line = cells => `| ${cells.map(cell).join(' | ')} |`;

function table(rows) {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const dashes = line(columns.map(() => '---'));
  return [line(columns), dashes, ...rows.map(row => line(columns.map(column => row[column] ?? '–')))].join('\n');
}

const told = ({ title, command, conditions, date, commit, machine, load, rows }) =>
  [
    `## ${title}`,
    `\`${command}\`, ${date}, ${commit}; ${machine}; load ${load}${conditions && `; ${conditions}`}.`,
    table(rows),
  ].join('\n\n');

const HEAD = `# Medidas

What the last runs said, each with the command that repeats it, the day, the commit and the machine; the rows are in the words of the bench. This page is
written by \`npm run medidas\` from docs/medidas, where \`MEDIDAS=1\` before a command keeps what it measured. Machines are shared: compare ratios within one
run, never figures of two days. \`meta\` is what is wanted, \`resultado\` whether it was so.`;

function read() {
  const files = readdirSync(FOLDER)
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length));
  const place = name => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const sorted = files.toSorted((a, b) => place(a) - place(b) || a.localeCompare(b));
  return new Map(sorted.map(name => [name, JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'))]));
}

function shown(kept) {
  const rows = SHOWN.flatMap(({ file, row, column, says, unit = '' }) => {
    const { rows, command, date } = kept.get(file) ?? {};
    if (!rows) return [];
    const found = typeof row === 'number' ? rows[row] : rows.find(each => Object.values(each)[0] === row);
    if (!found) throw new StepFailed(`docs/medidas/${file}.json has no row ${row}, which the README shows.`);
    return [{ what: says, figure: `${found[column]}${unit}`, command: `\`${command}\``, date }];
  });
  return table(rows);
}

function between(text, { begins, ends }, content) {
  const from = text.indexOf(begins);
  const to = text.indexOf(ends);
  if (from < 0 || to < from) throw new StepFailed(`README.md has lost the marks ${begins} and ${ends}.`);
  return `${text.slice(0, from + begins.length)}\n\n${content}\n\n${text.slice(to)}`;
}

main(async () => {
  const kept = read();
  const readme = readFileSync(at('README.md'), 'utf8');
  const pages = new Map([
    [
      at('docs/medidas.md'),
      `${[HEAD, ...[...kept.values()].map(told), readFileSync(`${FOLDER}/anteriores.md`, 'utf8').trim()].join('\n\n')}\n`,
    ],
    [at('README.md'), between(readme, MARKS, shown(kept))],
  ]);
  for (const [path, text] of pages) {
    if (!process.argv.includes('--check')) writeFileSync(path, text);
    else if (readFileSync(path, 'utf8') !== text) throw new StepFailed(`${path} is not what npm run medidas writes.`);
  }
});
