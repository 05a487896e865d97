import { gzipSync } from 'node:zlib';

/** A request costs a person about what this many compressed bytes do. */
const REQUEST_BYTES = 2500;

/** A file of the bundler's. */
export interface Chunk {
  fileName: string;
  code: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  isEntry: boolean;
  isDynamicEntry: boolean;
  facadeModuleId: string | null;
}

/** What somebody opens at once: a page, or a part of one, with all that it needs. */
interface Opening {
  /** Nothing may be added to it. */
  tight: boolean;
}

/** A file of the client: the bundler's, or several of them joined. */
interface File {
  chunks: Chunk[];
  bytes: number;
  imports: Set<File>;
  openings: Set<Opening>;
}

/** How the client is opened, said of the module that is: what it stands in, and whether its budget is tight. */
export interface Openings {
  around: (module: string) => readonly string[];
  isTight: (module: string) => boolean;
}

/**
 * The bundler makes a file of all modules that the same pages use: hundreds, most of them smaller than the asking for them. Each small
 * one is joined with the file where that adds the fewest bytes for a request spared, as long as they are fewer than it costs.
 * @returns the name of the joined file that a module goes to; null where it stays in the bundler's.
 */
export function fewFiles(chunks: readonly Chunk[], openings: Openings): (module: string) => string | null {
  const files = filesOf(chunks, openings);
  while (joinSmall(files));
  const joined = [...files].filter(file => file.chunks.length > 1);
  const names = new Map(
    joined.flatMap((file, n) =>
      file.chunks.flatMap(({ moduleIds }) => moduleIds.map(id => [id, `juntos-${n}`] as const)),
    ),
  );
  return module => names.get(module) ?? null;
}

function filesOf(chunks: readonly Chunk[], { around, isTight }: Openings): Set<File> {
  const files = chunks.map((chunk): File => {
    return { chunks: [chunk], bytes: gzipSync(chunk.code).length, imports: new Set(), openings: new Set() };
  });
  const byName = new Map(files.map(file => [file.chunks[0]?.fileName, file]));
  const byModule = new Map(files.map(file => [file.chunks[0]?.facadeModuleId, file]));
  const found = <K>(map: Map<K, File>, keys: readonly K[]) => keys.flatMap(key => map.get(key) ?? []);
  for (const file of files) for (const each of found(byName, file.chunks[0]?.imports ?? [])) file.imports.add(each);
  for (const [module, file] of byModule) {
    if (!module || !opens(file)) continue;
    const opening = { tight: isTight(module) };
    for (const each of reached([file, ...found(byModule, around(module))])) each.openings.add(opening);
  }
  return new Set(files);
}

const opens = ({ chunks }: File): boolean => chunks.some(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);

/** These files and all that they import. */
function reached(files: Iterable<File>): Set<File> {
  const found = new Set(files);
  for (const file of found) for (const each of file.imports) found.add(each);
  return found;
}

/** Every small file, the smallest first, is joined with the one that suits it best; false when none is worth it. */
function joinSmall(files: Set<File>): boolean {
  const before = files.size;
  const small = [...files].filter(file => !opens(file) && file.bytes < REQUEST_BYTES);
  for (const one of small.sort((a, b) => a.bytes - b.bytes)) {
    let best: { other: File; cost: number } | undefined;
    for (const other of files) {
      if (other === one || opens(other)) continue;
      const cost = costOf(one, other);
      if (cost < (best?.cost ?? REQUEST_BYTES) && !isBetween(one, other) && !isBetween(other, one))
        best = { other, cost };
    }
    if (best) join(one, best.other, files);
  }
  return files.size < before;
}

/** Bytes that somebody would load without using them, for each request spared. */
function costOf(one: File, other: File): number {
  const spared = [...one.openings].filter(opening => other.openings.has(opening)).length;
  return spared ? (added(one, other) + added(other, one)) / spared : Number.POSITIVE_INFINITY;
}

/** What those who need only `one` would load for `other`, in all. */
function added(one: File, other: File): number {
  const anew = [...one.openings].filter(opening => !other.openings.has(opening));
  if (anew.some(({ tight }) => tight)) return Number.POSITIVE_INFINITY;
  let bytes = 0;
  if (anew.length)
    for (const file of reached([other])) bytes += file.bytes * anew.filter(each => !file.openings.has(each)).length;
  return bytes;
}

/** Joined, they would import a file that imports them: what runs first could not be told. */
const isBetween = (one: File, other: File): boolean =>
  [...one.imports].some(each => each !== other && reached([each]).has(other));

function join(one: File, other: File, files: Set<File>): void {
  files.delete(one);
  other.chunks.push(...one.chunks);
  other.bytes += one.bytes;
  for (const each of one.imports) other.imports.add(each);
  other.imports.delete(one);
  other.imports.delete(other);
  for (const { imports } of files) if (imports.delete(one)) imports.add(other);
  other.imports.delete(other);
  for (const opening of one.openings) other.openings.add(opening);
  for (const each of reached([other])) for (const opening of other.openings) each.openings.add(opening);
}
