import { gzipSync } from 'node:zlib';

/** A request costs a person about as much as this many compressed bytes: 150 ms on one of six connections, at 1.6 Mbit/s. */
export const REQUEST_BYTES = 5000;

export interface Chunk {
  fileName: string;
  code: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  isEntry: boolean;
  isDynamicEntry: boolean;
  facadeModuleId: string | null;
}

interface Opening {
  /** Bytes that may still be added to it: until its budget, */
  room: number;
  /** and for the requests that it was spared. */
  credit: number;
}

interface File {
  chunks: Chunk[];
  bytes: number;
  imports: Set<File>;
  openings: Set<Opening>;
}

/** What a page loads at once, and how many compressed bytes that may be. */
interface Budget {
  modules: readonly string[];
  most: number;
}

/** `around` gives the modules that an opened module stands in. */
export interface Openings {
  around: (module: string) => readonly string[];
  budgets: readonly Budget[];
}

/**
 * The bundler makes one file of all the modules that the same pages use: hundreds, most of them smaller than the cost of a request.
 * Each small file is joined with the file where that adds the fewest bytes for each request spared, as long as a request costs
 * more and every page keeps its budget.
 * @returns the name of a module's joined file; null where it stays in the bundler's own.
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

function filesOf(chunks: readonly Chunk[], { around, budgets }: Openings): Set<File> {
  const files = chunks.map((chunk): File => {
    return { chunks: [chunk], bytes: gzipSync(chunk.code).length, imports: new Set(), openings: new Set() };
  });
  const byName = new Map(files.map(file => [file.chunks[0]?.fileName, file]));
  const byModule = new Map(files.map(file => [file.chunks[0]?.facadeModuleId, file]));
  const found = <K>(map: Map<K, File>, keys: readonly K[]) => keys.flatMap(key => map.get(key) ?? []);
  for (const file of files) for (const each of found(byName, file.chunks[0]?.imports ?? [])) file.imports.add(each);
  for (const [module, file] of byModule) {
    if (!module || !opens(file)) continue;
    const opening = { room: Number.POSITIVE_INFINITY, credit: REQUEST_BYTES };
    for (const each of reached([file, ...found(byModule, around(module))])) each.openings.add(opening);
  }
  for (const { modules, most } of budgets) {
    const loaded = reached(found(byModule, modules));
    const opening = { room: most - bytesOf(loaded), credit: REQUEST_BYTES };
    for (const each of loaded) each.openings.add(opening);
  }
  return new Set(files);
}

const bytesOf = (files: Iterable<File>): number => [...files].reduce((sum, { bytes }) => sum + bytes, 0);

const opens = ({ chunks }: File): boolean => chunks.some(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);

function reached(files: Iterable<File>): Set<File> {
  const found = new Set(files);
  for (const file of found) for (const each of file.imports) found.add(each);
  return found;
}

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

/** Bytes loaded without use, for each request spared. */
function costOf(one: File, other: File): number {
  const spared = [...one.openings].filter(opening => other.openings.has(opening)).length;
  return spared ? (added(one, other) + added(other, one)) / spared : Number.POSITIVE_INFINITY;
}

/** Bytes that the openings of `one` alone would load for `other`, in all; infinite where one of them has no room for its own. */
function added(one: File, other: File): number {
  const growths = growthsOf(one, other);
  if (growths.some(({ opening: { room, credit }, bytes }) => bytes > Math.min(room, credit)))
    return Number.POSITIVE_INFINITY;
  return growths.reduce((sum, { bytes }) => sum + bytes, 0);
}

function growthsOf(one: File, other: File) {
  const anew = [...one.openings].filter(opening => !other.openings.has(opening));
  if (!anew.length) return [];
  const brought = [...reached([other])];
  return anew.map(opening => ({ opening, bytes: bytesOf(brought.filter(({ openings }) => !openings.has(opening))) }));
}

/**
 * A file between them imports one and is imported by the other: joined, they would import each other in a circle, without a sure
 * order of execution.
 */
const isBetween = (one: File, other: File): boolean =>
  [...one.imports].some(each => each !== other && reached([each]).has(other));

function join(one: File, other: File, files: Set<File>): void {
  for (const { opening, bytes } of [...growthsOf(one, other), ...growthsOf(other, one)]) {
    opening.room -= bytes;
    opening.credit -= bytes;
  }
  for (const opening of one.openings) if (other.openings.has(opening)) opening.credit += REQUEST_BYTES;
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
