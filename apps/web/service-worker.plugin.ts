import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'src/app/service-worker.ts';

/**
 * The screens used where there is no network, and the help. Their files, also those loaded on demand, are kept on the device at the first visit.
 */
const ON_A_PHONE = [
  'src/app/session.flow.ts',
  'src/app/shell.page.tsx',
  'src/sessao/login.page.tsx',
  'src/guia/manual.page.tsx',
  'src/guia/tudo.page.tsx',
  'src/inicio/inicio.first.ts',
  'src/inicio/inicio.page.tsx',
  'src/fiscalizacoes/fluxo/fluxo.page.tsx',
  'src/fiscalizacoes/listas/pendentes.first.ts',
  'src/fiscalizacoes/listas/pendentes.page.tsx',
  'src/outbox/outbox.page.tsx',
  'src/recebimentos/entregas.first.ts',
  'src/recebimentos/entregas.page.tsx',
];

/** The session's code names every screen's first queries; like the screens themselves, those of the others are not kept. */
const FIRST_QUERIES = /\.(?:first|list)\.ts$/;

const PUBLIC = ['favicon.svg', 'icone-192.png', 'manifest.webmanifest'];

type Bundle = Rolldown.OutputBundle;

/** Files that the chunks reach. The entry names every page of the product, so only its static imports are followed. */
export function filesReached(bundle: Bundle, isSeed: (module: string) => boolean): string[] {
  const found = new Set<string>();
  const isFirst = (name: string) => {
    const output = bundle[name];
    return output?.type === 'chunk' && FIRST_QUERIES.test(output.facadeModuleId ?? '');
  };
  const visit = (name: string) => {
    const output = bundle[name];
    if (!output || found.has(name)) return;
    found.add(name);
    if (output.type !== 'chunk') return;
    for (const sheet of output.viteMetadata?.importedCss ?? []) found.add(sheet);
    for (const asset of output.viteMetadata?.importedAssets ?? []) found.add(asset);
    for (const next of output.imports) visit(next);
    if (!output.isEntry) for (const next of output.dynamicImports) if (!isFirst(next)) visit(next);
  };
  for (const [name, output] of Object.entries(bundle)) {
    if (output.type !== 'chunk') continue;
    if (output.moduleIds.some(isSeed)) visit(name);
  }
  return [...found].sort();
}

/** Writes the names of the files to keep into sw.js; names carry a content hash, so another build is another worker. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  // Runs last, when chunks that held only a stylesheet are gone.
  generateBundle: { order: 'post', handler: writeList },
});

function writeList(_options: unknown, bundle: Bundle) {
  const chunks = Object.values(bundle).filter(output => output.type === 'chunk');
  const worker = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(WORKER));
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html'));
  if (!worker || !entry) throw new Error('the service worker or the page is not in the build');
  if (worker.imports.length > 0) throw new Error('the service worker must stand alone');
  const known = chunks.flatMap(({ moduleIds }) => moduleIds);
  for (const seed of ON_A_PHONE)
    if (!known.some(module => module.endsWith(seed))) throw new Error(`${seed} is no chunk; was it renamed?`);
  const reached = filesReached(
    bundle,
    module => module.endsWith('index.html') || ON_A_PHONE.some(seed => module.endsWith(seed)),
  );
  const fonts = Object.keys(bundle).filter(name => name.endsWith('.woff2'));
  const workers = Object.keys(bundle).filter(name => /\.worker-[^/]+\.js$/.test(name));
  const files = [...new Set([...reached, ...fonts, ...workers, ...PUBLIC])];
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  worker.code = `self.ALIPEN=${JSON.stringify({ version, entry: entry.fileName, files })};${worker.code}`;
}
