// Makes the package that integrators install: node scripts/pack-client.mjs [FOLDER] writes alipen-client-VERSION.tgz there.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDocuments } from './read.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(join(root, 'package.json'));
const destination = resolve(process.argv[2] ?? '.');
const work = mkdtempSync(join(tmpdir(), 'alipen-client-'));
const { bff: document } = await readDocuments();

/** Carried inside, so that installing it asks no registry for anything. */
const BUNDLED = ['openapi-fetch', 'openapi-typescript-helpers'];

function folderOf(name, from) {
  let at = dirname(realpathSync(createRequire(from).resolve(name)));
  while (
    !readdirSync(at).includes('package.json') ||
    JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')).name !== name
  ) {
    at = dirname(at);
  }
  return at;
}

/** tsc leaves the extension of the sources in declarations; there they are .js to whoever reads them. */
function withoutSources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.d.ts')) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
}

try {
  execFileSync(
    process.execPath,
    [require.resolve('typescript/bin/tsc'), '-p', 'tsconfig.client.json', '--outDir', join(work, 'dist')],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  withoutSources(join(work, 'dist'));
  const fetchFolder = folderOf('openapi-fetch', join(root, 'package.json'));
  const folders = [fetchFolder, folderOf('openapi-typescript-helpers', join(fetchFolder, 'package.json'))];
  for (const [at, name] of BUNDLED.entries()) {
    mkdirSync(join(work, 'node_modules'), { recursive: true });
    cpSync(folders[at], join(work, 'node_modules', name), {
      recursive: true,
      filter: path => !path.slice(folders[at].length).includes('node_modules'),
    });
  }
  const dependencies = Object.fromEntries(
    BUNDLED.map(name => [
      name,
      JSON.parse(readFileSync(join(work, 'node_modules', name, 'package.json'), 'utf8')).version,
    ]),
  );
  const manifest = {
    name: '@alipen/client',
    version: document.info.version,
    description: 'The API of Alipen, with the types of its contract.',
    license: 'Apache-2.0',
    type: 'module',
    engines: { node: '>=20.19' },
    exports: {
      '.': { types: './dist/client/alipen-client.d.ts', default: './dist/client/alipen-client.js' },
      './openapi.json': './openapi.json',
    },
    files: ['dist', 'openapi.json', 'README.md', 'CHANGELOG.md'],
    dependencies,
    bundleDependencies: BUNDLED,
  };
  writeFileSync(join(work, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(work, 'openapi.json'), `${JSON.stringify(document, null, 1)}\n`);
  cpSync(join(root, 'client/README.md'), join(work, 'README.md'));
  cpSync(join(root, '../../docs/api-changelog.md'), join(work, 'CHANGELOG.md'));
  mkdirSync(destination, { recursive: true });
  const made = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', destination], {
    cwd: work,
  });
  console.log(join(destination, made.toString().trim().split('\n').at(-1)));
} finally {
  rmSync(work, { recursive: true, force: true });
}
