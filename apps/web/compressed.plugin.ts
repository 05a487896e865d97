import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The page is written anew for each caller, and pictures and fonts have their own compression. */
const TEXT = /\.(?:css|js|svg|webmanifest)$/;
const ENCODERS = {
  br: promisify(brotliCompress),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const;

/**
 * Writes a compressed copy beside each file that gets smaller by it, for the gateway to send: each file is compressed once and
 * served many times.
 */
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
