import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tablesIn, tablesOf } from './rules/page-sql.ts';
import { root } from './rules/source.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = 'docs/operations';
const pages = readdirSync(join(root, folder)).filter(name => name.endsWith('.md'));

const brokenLinks = (path: string, text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)]
    .map(match => match[1] ?? '')
    .filter(link => !existsSync(join(root, dirname(path), link)))
    .map(link => `${path} → ${link}`);

const missingFiles = (text: string): string[] =>
  [...new Set([...text.matchAll(/\b((?:deploy|docs|scripts)\/[\w./@-]*\w)/g)].map(match => match[1] ?? ''))].filter(
    // The operator makes these files.
    path =>
      !/producao\.env$|producao\/(?:bff|government-api)-3\.yml$|kubernetes\/orgao$/.test(path) &&
      !existsSync(join(root, path)),
  );

const migrations = 'apps/government-api/migrations';
const schema = tablesOf(readdirSync(join(root, migrations)).map(name => read(join(migrations, name))));
const missingTables = (text: string): string[] => tablesIn(text).filter(table => !schema.has(table));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const rooms = ['apps/government-api/src', 'apps/bff/src'];
const missingCommands = (text: string): string[] => [
  ...[...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter(name => !scripts[name])
    .map(name => `npm run ${name}`),
  ...[...text.matchAll(/([\w-]+)\.comando\.js|\balipen-comando ([a-z][\w-]*)/g)]
    .map(([, program, name]) => program ?? name ?? '')
    .filter(name => !rooms.some(room => existsSync(join(root, room, `${name}.comando.ts`))))
    .map(name => `${name}.comando.js`),
];

describe('as páginas de quem opera', () => {
  it('estão todas no índice', () => {
    const index = read(join(folder, 'README.md'));
    expect(pages.filter(name => name !== 'README.md' && !index.includes(`(${name})`))).toEqual([]);
  });

  it.each([...pages.map(name => join(folder, name)), 'docs/operations.md', 'README.md'])(
    '%s leva a lugares que há',
    path => {
      expect(brokenLinks(path, read(path))).toEqual([]);
    },
  );

  it.each(pages)('%s manda usar arquivos que há', name => {
    expect(missingFiles(read(join(folder, name)))).toEqual([]);
  });

  it.each([...pages.map(name => join(folder, name)), 'docs/operations.md'])('%s pergunta a tabelas que há', path => {
    expect(missingTables(read(path))).toEqual([]);
  });

  it.each([...pages.map(name => join(folder, name)), 'docs/operations.md', 'README.md'])(
    '%s manda rodar comandos que há',
    path => {
      expect(missingCommands(read(path))).toEqual([]);
    },
  );

  it.each(
    pages.filter(name => /\balipen (?:up|exec|run|stop|logs|build)\b|\bkubectl\b/.test(read(join(folder, name)))),
  )('%s diz o que não se rodou aqui, por pedir um Docker ou um cluster', name =>
    expect(read(join(folder, name))).toMatch(/\*Not run here\*/),
  );

  it('comando que não há aparece', () => {
    expect(
      missingCommands('`npm run nada` `node dist/nada.comando.js` `alipen-comando sumiu` `npm run bench`'),
    ).toEqual(['npm run nada', 'nada.comando.js', 'sumiu.comando.js']);
  });

  it('tabela que não há, ou que é só um pedaço de outra, aparece', () => {
    expect(schema.size).toBeGreaterThan(80);
    const page =
      '```\nselect 1 from eventos_acesso join nada n on true;\n```\nand `update sumiu set a = 1`, from nowhere';
    expect(missingTables(page)).toEqual(['eventos_acesso', 'nada', 'sumiu']);
    expect(tablesIn('`select pid from pg_locks` `apt-get update`\n```\napt-get update\n# from today\n```')).toEqual([]);
  });

  it('ligação quebrada e arquivo que não há aparecem', () => {
    expect(brokenLinks('docs/a.md', '[x](nada.md) [y](https://a.b) [z](glossario.md#x)')).toEqual([
      'docs/a.md → nada.md',
    ]);
    expect(missingFiles('cp deploy/nada.sh x; deploy/secrets.sh')).toEqual(['deploy/nada.sh']);
  });
});
