import { createHash } from 'node:crypto';

/** The same id at each start. */
export function uuidDe(texto: string): string {
  const hex = createHash('md5').update(texto).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
