// Fails when a route ships more than its budget. Reads the build's manifest; sizes are of what is sent to who takes gzip, in kB of 1,000
// bytes.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ENTRY = 'index.html';
const SHELL = 'src/app/shell.page.tsx';

/** What a person downloads for each first screen: the entry, the shell where there is one, its first questions, the page and what it always opens. */
export const BUDGETS = [
  { name: 'login', chunks: [ENTRY, 'src/sessao/login.page.tsx'], js: 115, css: 8 },
  { name: 'inicio', chunks: [ENTRY, SHELL, 'src/inicio/inicio.first.ts', 'src/inicio/inicio.page.tsx'], js: 260 },
  {
    name: 'solicitacao',
    chunks: [
      ENTRY,
      SHELL,
      'src/pedidos/solicitacao/solicitacao.first.ts',
      'src/pedidos/solicitacao/solicitacao.page.tsx',
      'src/pedidos/lotacao-select.component.tsx',
    ],
    js: 260,
  },
  {
    name: 'acompanhamento',
    chunks: [
      ENTRY,
      SHELL,
      'src/pedidos/acompanhamento/acompanhamento.first.ts',
      'src/pedidos/acompanhamento/acompanhamento.page.tsx',
      'src/pedidos/acompanhamento/detalhe.drawer.tsx',
    ],
    js: 420,
  },
  // At a gate, on a phone: kept on the device as a whole.
  {
    name: 'fluxo',
    chunks: [
      ENTRY,
      SHELL,
      'src/fiscalizacoes/listas/pendentes.first.ts',
      'src/fiscalizacoes/fluxo/fluxo.page.tsx',
      'src/outbox/outbox-chip.component.tsx',
    ],
    js: 240,
  },
  // A wall: outside the shell, and without antd.
  { name: 'painel', chunks: [ENTRY, 'src/painel/painel.page.tsx'], js: 180 },
  {
    name: 'mapaDiario',
    chunks: [
      ENTRY,
      SHELL,
      'src/mapa-diario/pagina/mapa-diario.first.ts',
      'src/mapa-diario/pagina/mapa-diario.page.tsx',
    ],
    js: 420,
  },
];

/** A screen without a row above is a list screen: this much in all, with what it opens on demand. */
const LIST_SCREEN = 420;

/** What a page may ship that no other page does. */
const OWN_CODE = 60;

const PAGE = /^src\/.+\.page\.tsx$/;

/** Rows for the pages of the build that have none, so that a new screen is measured without anybody remembering to. */
export function withNewPages(manifest, budgets = BUDGETS) {
  const known = new Set(budgets.flatMap(({ chunks }) => chunks));
  const pages = Object.keys(manifest).filter(key => PAGE.test(key) && manifest[key].isDynamicEntry && !known.has(key));
  const rows = pages.map(key => ({
    name: key.slice(key.lastIndexOf('/') + 1, -'.page.tsx'.length),
    chunks: [ENTRY, SHELL, key, ...(manifest[key].dynamicImports ?? [])],
    js: LIST_SCREEN,
  }));
  return [...budgets, ...rows];
}

/**
 * Code that only one page reaches, in kB; what two pages share is the kit's or a library's. Of the list screens: a page
 * with a row above has its own figure, and may hold a library's part that nobody else uses.
 */
export function ownCode(manifest, sizeOf, budgets = BUDGETS) {
  const known = new Set(budgets.flatMap(({ chunks }) => chunks));
  const pages = Object.keys(manifest).filter(key => PAGE.test(key) && key !== SHELL);
  const shell = new Set(filesOf(manifest, [ENTRY, ...(manifest[SHELL] ? [SHELL] : [])]).js);
  const reached = new Map(pages.map(key => [key, reachOf(manifest, key)]));
  return pages
    .filter(key => !known.has(key))
    .map(key => {
      const elsewhere = new Set(pages.filter(other => other !== key).flatMap(other => [...(reached.get(other) ?? [])]));
      const own = [...(reached.get(key) ?? [])].filter(file => !shell.has(file) && !elsewhere.has(file));
      const size = own.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
      const name = key.slice(key.lastIndexOf('/') + 1, -'.page.tsx'.length);
      return { name, kind: 'own', size, limit: OWN_CODE, over: size > OWN_CODE };
    });
}

/** The files of a page and of what it opens on demand. */
function reachOf(manifest, page) {
  const seen = new Set();
  const visit = key => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const next of [...(manifest[key].imports ?? []), ...(manifest[key].dynamicImports ?? [])]) {
      if (next !== ENTRY) visit(next);
    }
  };
  visit(page);
  return new Set([...seen].map(key => manifest[key].file));
}

/** Every file that the chunks reach through static imports. A chunk the manifest lacks is an error, never zero bytes. */
export function filesOf(manifest, chunks) {
  const seen = new Set();
  const js = new Set();
  const css = new Set();
  const visit = key => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`"${key}" is not in the build's manifest; was the file renamed?`);
    js.add(chunk.file);
    for (const sheet of chunk.css ?? []) css.add(sheet);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of chunks) visit(key);
  return { js: [...js], css: [...css] };
}

/** One row for each measured kind of file; `over` where the budget is passed. `sizeOf` gives bytes. */
export function measure(manifest, sizeOf, budgets = BUDGETS) {
  const total = files => files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
  return budgets.flatMap(({ name, chunks, ...limits }) => {
    const files = filesOf(manifest, chunks);
    return ['js', 'css'].map(kind => {
      const size = total(files[kind]);
      const limit = limits[kind];
      return { name, kind, size, limit, over: limit !== undefined && size > limit };
    });
  });
}

const line = ({ name, kind, size, limit, over }) =>
  [
    name.padEnd(16),
    kind.padEnd(4),
    size.toFixed(1).padStart(7),
    `${limit ?? '-'}`.padStart(7),
    over ? '  OVER' : '  ok',
  ].join(' ');

function main() {
  const dist = new URL('../dist/', import.meta.url);
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
  const sent = file => [`${file}.gz`, file].map(name => new URL(name, dist)).find(existsSync);
  const sizeOf = file => statSync(sent(file)).size;
  const rows = [...measure(manifest, sizeOf, withNewPages(manifest)), ...ownCode(manifest, sizeOf)];
  console.log(['route'.padEnd(16), 'file', 'kB gz'.padStart(7), 'budget'.padStart(7)].join(' '));
  for (const row of rows) console.log(line(row));
  if (rows.some(({ over }) => over)) {
    console.error('A route is above its budget: load the new part lazily, or argue the budget with an ADR.');
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
