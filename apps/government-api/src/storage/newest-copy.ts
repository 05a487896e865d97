import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * When the newest copy in a folder was written, in milliseconds; 0 where there is none, undefined where the folder
 * cannot be read.
 */
export async function newestCopy(folder: string): Promise<number | undefined> {
  const names = await readdir(folder, { recursive: true }).catch(() => undefined);
  if (!names) return undefined;
  const files = await Promise.all(names.map(name => stat(join(folder, name)).catch(() => undefined)));
  return Math.max(0, ...files.map(file => (file?.isFile() && file.size > 0 ? file.mtimeMs : 0)));
}
