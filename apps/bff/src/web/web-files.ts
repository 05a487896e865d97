import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Best first; the value is the suffix of the file the build compressed so. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;
const NAMES = Object.keys(ENCODINGS) as Encoding[];

/** The page is rendered for each caller (web-page.ts); the manifest and source maps are for developers. */
const NOT_SERVED = /^\.vite\/|\.(?:html|map|br|gz)$/;

/** Held whole in memory: a requested name is looked up among these and never on the disk. */
export class WebFile {
  readonly type: string;
  private readonly hash: string;

  constructor(
    name: string,
    private readonly body: Buffer,
    private readonly compressed: Partial<Record<Encoding, Buffer>> = {},
  ) {
    this.type = TYPES[extname(name)] ?? 'application/octet-stream';
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  }

  /** Undefined: the file is sent uncompressed. */
  encodingFor(accepted = ''): Encoding | undefined {
    const wanted = accepted.split(',').map(each =>
      each
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    );
    const takes = (name: string): boolean => wanted.some(([each, weight]) => each === name && Number(weight ?? 1) > 0);
    return NAMES.find(name => this.compressed[name] && takes(name));
  }

  /** A strong ETag, so each encoding has its own. */
  etag(encoding: Encoding | undefined): string {
    return `"${this.hash}${encoding ? `-${encoding}` : ''}"`;
  }

  bytes(encoding: Encoding | undefined): Buffer {
    return (encoding && this.compressed[encoding]) ?? this.body;
  }
}

export function readWebFiles(folder: string): ReadonlyMap<string, WebFile> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const names = entries.map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  const there = new Set(names);
  const compressed = (name: string): Partial<Record<Encoding, Buffer>> =>
    Object.fromEntries(
      NAMES.filter(encoding => there.has(name + ENCODINGS[encoding])).map(encoding => [
        encoding,
        read(name + ENCODINGS[encoding]),
      ]),
    );
  const served = names.filter(name => !NOT_SERVED.test(name));
  return new Map(served.map(name => [name, new WebFile(name, read(name), compressed(name))]));
}
