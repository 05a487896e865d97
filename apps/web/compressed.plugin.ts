import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The page is written anew for each caller; pictures and fonts are compressed by their own formats. */
const TEXT = /\.(?:css|js|svg|webmanifest)$/;
const ENCODERS = {
  br: promisify(brotliCompress),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const;

/** Beside each file that gets smaller by it, what the gateway sends to who takes it so: asked for a thousand times, compressed once. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
    const files = entries.filter(entry => entry.isFile() && TEXT.test(entry.name));
    await Promise.all(
      files.flatMap(({ parentPath, name }) => {
        const file = join(parentPath, name);
        const body = readFileSync(file);
        return Object.entries(ENCODERS).map(async ([extension, encode]) => {
          const packed = await encode(body);
          if (packed.length < body.length) writeFileSync(`${file}.${extension}`, packed);
        });
      }),
    );
  },
});
