import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';

const lines = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean);

export const paths = lines('paths.txt');
export const headers = lines('headers.txt');
export const strings: string[] = lines('strings.ndjson').map(line => JSON.parse(line));

export type Vector = { readonly id: string; readonly valid: boolean; readonly jws: string };
export type VectorGroup = { readonly key: JWK; readonly vectors: Vector[] };

/** Signatures follow the line of their key. */
export const signatures: VectorGroup[] = lines('jws.txt').reduce<VectorGroup[]>((groups, line) => {
  if (line.startsWith('K ')) groups.push({ key: JSON.parse(line.slice(2)), vectors: [] });
  else {
    const [, verdict, id, comment, jws = ''] = /^(\S) (\S+) (\S+) (.*)$/.exec(line) ?? [];
    groups.at(-1)?.vectors.push({ id: `${id} ${comment}`, valid: verdict === 'V', jws: JSON.parse(jws) });
  }
  return groups;
}, []);

export type KeySetVector = Vector & { readonly group: string; readonly keys: JWK[] };

/** A published set and a signature under it, one a line. */
export const keySets: KeySetVector[] = lines('jwk.ndjson').map(line => JSON.parse(line));
