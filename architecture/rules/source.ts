import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type Source = { path: string; text: string };

export const root = join(import.meta.dirname, '../..');

const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'migrations', '.git', '.data', '.start', 'capturas']);

function walk(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).flatMap(name => {
    if (SKIPPED.has(name)) return [];
    const path = join(folder, name);
    return statSync(join(root, path)).isDirectory() ? walk(path) : [path];
  });
}

export function sources(rooms: readonly string[] = ['apps', 'packages', 'architecture', 'e2e']): Source[] {
  return read(rooms, path => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
}

/** Every style sheet of the client. */
export const sheets = (): Source[] => read(['apps/web/src'], path => path.endsWith('.css'));

const read = (rooms: readonly string[], wanted: (path: string) => boolean): Source[] =>
  rooms
    .flatMap(walk)
    .filter(wanted)
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;

export function importsOf({ text }: Source): string[] {
  return [...text.matchAll(IMPORT)].map(match => match[1] ?? match[2] ?? match[3] ?? '');
}
