import { posix } from 'node:path';
import type { Source } from './source.ts';

const MOST_LINES = 300;

const EXEMPT = /\.(spec|e2e|table|tabela)\.tsx?$/;
const NAMELESS = /^(utils?|helpers?|common|types|constants|misc|shared|index)\.tsx?$/;

/** Files over the limit; specs and tables may be as long as they need. */
export function longFiles(files: readonly Source[]): string[] {
  return files
    .filter(({ path }) => !EXEMPT.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines (limit ${MOST_LINES})`);
}

export function namelessFiles(files: readonly Source[]): string[] {
  return files.filter(({ path }) => NAMELESS.test(posix.basename(path))).map(({ path }) => path);
}

const SERVERS = /^(?:apps\/(?:government-api|bff)|packages\/(?:platform|own-postgres))\/src\//;

/** Kinds that may end the name of a server's file. A file of no kind is a thing with a name of its own. */
const KINDS = [
  ...['module', 'controller', 'service', 'repository', 'query', 'schema', 'table', 'rules', 'mapper', 'tarefas'],
  ...['comando', 'check', 'settings', 'spec', 'spec-kit'],
];
const KIND = new RegExp(`^[^.]+(?:\\.[^.]+)*\\.(?:${KINDS.join('|')})\\.ts$`);

/** Files of the servers whose name ends in a kind that is on no list (`pedidos.util.ts`). */
export function unknownKinds(files: readonly Source[]): string[] {
  return files
    .map(({ path }) => path)
    .filter(path => SERVERS.test(path) && /^[^.]+\..*\.ts$/.test(posix.basename(path)) && !path.endsWith('.d.ts'))
    .filter(path => !KIND.test(posix.basename(path)));
}

const MOST_FILES = 24;

export function crowdedFolders(files: readonly Source[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (!SERVERS.test(path) || /\.(?:spec|spec-kit)\.ts$/.test(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, n]) => n > MOST_FILES)
    .map(([folder, n]) => `${folder} has ${n} files (limit ${MOST_FILES})`);
}

export function barrels(files: readonly Source[]): string[] {
  const passesOn = /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*(?:as\s+\w+\s*)?from\s/;
  return files
    .filter(({ text }) => {
      const statements = text
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .split(/;\s*\n/)
        .map(statement => statement.trim())
        .filter(Boolean);
      return statements.length > 0 && statements.every(statement => passesOn.test(statement));
    })
    .map(({ path }) => path);
}

/** Compiler and lint checks switched off; tests left focused, skipped but by `unless` with a reason, or passed before they begin. */
export function silencedChecks(files: readonly Source[]): string[] {
  const marks = [
    /@ts-(?:ignore|nocheck|expect-error)/,
    /\b(?:it|test|describe)\.(?:only|skip)\b/,
    /\bx(?:it|describe)\(/,
    /\bas any\b/,
    /\b(?:it|test)\([^\n]*=> \{\n\s*if \([^\n]*\) return;/,
  ];
  return files
    .filter(({ path }) => !path.startsWith('architecture/'))
    .flatMap(({ path, text }) => marks.filter(mark => mark.test(text)).map(mark => `${path}: ${mark.source}`));
}

/** Files with database rows outside a .schema.ts, or the reverse. A .table.ts is a table that a person reads. */
export function misplacedRows(files: readonly Source[]): string[] {
  return files
    .filter(({ path, text }) => path.endsWith('.schema.ts') !== /= pgTable\(/.test(text) && path.endsWith('.ts'))
    .filter(({ path }) => path.startsWith('apps/government-api/src/') && !path.endsWith('.spec.ts'))
    .map(({ path }) => `${path} keeps rows and is no .schema.ts, or the other way round`);
}
