import type { Chunk } from './few-files.ts';
import { type Opened, Reach } from './reach.ts';

const isSheet = (module: string): boolean => module.endsWith('.css');

interface Rules {
  /** The module of a page that opens without the shell. */
  isOutside: (page: string) => boolean;
  /** The file that joins a module with others: who loads one of them loads the sheets of all. */
  fileOf: (module: string) => string | null;
}

/**
 * Three stylesheets where a page asked for up to 25, mostly of less than one kilobyte: every sheet behind the sign-in in one file of some
 * 20 kB compressed, which comes with the shell, and two of what pages without the shell use too, at once or later. The entry's, and those
 * that only such pages use, stay in the bundler's own.
 */
export function oneSheet(chunks: readonly Opened[], { isOutside, fileOf }: Rules): (module: string) => string | null {
  const reach = new Reach(chunks, isOutside);
  const joinedAs = ({ fileName, moduleIds: [first = ''] }: Chunk) => fileOf(first) ?? fileName;
  const withJoined = (chunk: Opened) => [
    ...chunk.imports,
    ...chunks.filter(other => joinedAs(other) === joinedAs(chunk)).map(({ fileName }) => fileName),
  ];
  const ofTheEntry = modulesOf(reach.entry);
  const behind = modulesOf(reach.behind);
  const atOnce = modulesOf(reach.from([...reach.entry, ...reach.outsidePages], withJoined));
  const later = modulesOf(reach.from(reach.outside, withJoined));
  return module => {
    if (!isSheet(module) || ofTheEntry.has(module) || !behind.has(module)) return null;
    if (atOnce.has(module)) return 'folha-comum';
    return later.has(module) ? 'folha-de-fora' : 'folha';
  };
}

const modulesOf = (chunks: Iterable<Chunk>) => new Set([...chunks].flatMap(({ moduleIds }) => moduleIds));
