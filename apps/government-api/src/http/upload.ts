import type { Readable } from 'node:stream';
import { limited, readAll } from './stream.ts';

const MEGABYTE = 1024 * 1024;

export function receiveSpreadsheet(corpo: Readable, limit: number): Promise<Buffer> {
  return readAll(limited(corpo, limit, `O arquivo pode ter até ${Math.floor(limit / MEGABYTE)} MB.`));
}
