import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { compressed } from './compressed.plugin.ts';
import { fewFiles, type Openings } from './few-files.ts';
import { manual } from './manual.plugin.ts';
import { BUDGETS } from './scripts/budgets.mjs';
import { serviceWorker } from './service-worker.plugin.ts';

// The BFF writes these marks into index.html; the dev server has no BFF in front of the page.
const marksOfTheBff = (): Plugin => ({
  name: 'marks-of-the-bff',
  apply: 'serve',
  transformIndexHtml: html =>
    html
      .replaceAll('__BASE_PATH__', '/')
      .replaceAll('__CSP_NONCE__', '')
      .replaceAll('__PAINEL_PATH__', '/ciapis/modules/painel'),
});

/**
 * Every phosphor icon has six drawings, of which this client uses two. If the files change shape, nothing matches: the icons still
 * draw, and scripts/budgets.mjs shows the weight.
 */
const twoWeightsPerIcon = (): Plugin => ({
  name: 'two-weights-per-icon',
  transform: {
    filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
    handler: code => ({
      code: code.replaceAll(/^ {2}\[\n {4}"(?:duotone|fill|light|thin)",\n[\s\S]*?^ {2}\],?\n/gm, ''),
      map: null,
    }),
  },
});

/** Pages that open without the shell; the names of all their files are listed for them. */
const OUTSIDE =
  /src\/(?:app\/shell|sessao\/login|ocorrencias\/resposta|fechamentos\/(?:conferir|verificar)|painel\/painel)\.page\.tsx$/;

/** The shell's files are not listed again for each page inside it, because they load together with the shell. */
function namedOnce() {
  const ofTheShell = new Set<string>();
  const outside = new Set<string>();
  const plugin: Plugin = {
    name: 'named-once',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const add = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || ofTheShell.has(name)) return;
          ofTheShell.add(name);
          chunk.imports.forEach(add);
        };
        for (const each of Object.values(bundle)) {
          const page = each.type === 'chunk' ? (each.facadeModuleId ?? '') : '';
          if (OUTSIDE.test(page)) outside.add(each.fileName);
          if (page.endsWith('src/app/shell.page.tsx')) add(each.fileName);
        }
      },
    },
  };
  const resolveDependencies = (file: string, names: string[]): string[] =>
    outside.has(file) ? names : names.filter(name => !ofTheShell.has(name));
  return { plugin, resolveDependencies };
}
const at = (file: string): string => join(import.meta.dirname, file);
const KB = 1000;
const OPENINGS: Openings = {
  around: module => {
    if (module.endsWith('service-worker.ts')) return [];
    return OUTSIDE.test(module) ? [at('index.html')] : [at('index.html'), at('src/app/shell.page.tsx')];
  },
  budgets: BUDGETS.map(({ chunks, js }) => ({ modules: chunks.map(at), most: (js ?? Number.POSITIVE_INFINITY) * KB })),
};

type NameOf = (module: string) => string | null;

function client(nameOf: NameOf = () => null): UserConfig {
  const once = namedOnce();
  return {
    root: import.meta.dirname,
    // Relative addresses: one build serves under any BASE_PATH.
    base: './',
    html: { cspNonce: '__CSP_NONCE__' },
    // From the source: what is built of the contract may be made anew at the same moment.
    resolve: { alias: { '@alipen/contracts/generated': at('../../packages/contracts/src/generated') } },
    plugins: [react(), marksOfTheBff(), twoWeightsPerIcon(), manual(), serviceWorker(), once.plugin, compressed()],
    build: {
      manifest: true,
      modulePreload: { resolveDependencies: once.resolveDependencies },
      // The entry names every page's files, and what tells the names apart does not compress: a chunk's name is only a hash of
      // seven of 36 letters, rolldown's minimum (the manifest tells whose it is).
      rolldownOptions: {
        input: ['index.html', 'src/app/service-worker.ts'],
        output: {
          hashCharacters: 'base36',
          // A worker controls the folder it is in, and its name may never change.
          entryFileNames: ({ name }) => (name === 'service-worker' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
          chunkFileNames: 'assets/[hash:7].js',
          // The entry names every stylesheet, so long names would weigh on the sign-in.
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: nameOf, debugName: 'few-files' }] },
        },
      },
      // Windows 7 and 8.1 machines stop at Chrome 109.
      target: ['chrome109', 'firefox115', 'safari15.4'],
      assetsInlineLimit: 0,
    },
    server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  };
}

/** Builds once in silence to see which of the bundler's own files are too small. */
async function joined(): Promise<UserConfig> {
  const config = client();
  const first = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  });
  if (Array.isArray(first) || !('output' in first)) throw new Error('one build was asked for, and no watching');
  return client(fewFiles(first.output.filter(({ type }) => type === 'chunk') as Rolldown.OutputChunk[], OPENINGS));
}

export default defineConfig(({ command }) => (command === 'build' ? joined() : client()));
