import type { Classe } from '@alipen/contracts/generated/operations';

/** Milliseconds (security.md C1); 0 is no limit. `firstByte` runs from the end of the request, `total` to the last byte. */
export const deadlines = {
  login: { firstByte: 6_000, total: 8_000, idle: 0 },
  leitura: { firstByte: 3_000, total: 5_000, idle: 0 },
  escrita: { firstByte: 8_000, total: 10_000, idle: 0 },
  foto: { firstByte: 3_000, total: 30_000, idle: 5_000 },
  // Spreadsheets are made whole before the first byte; imports, months and programmes of many units are written whole before the
  // answer.
  arquivo: { firstByte: 20_000, total: 30_000, idle: 0 },
  // Each photo waits for its turn to be decoded, and the server says so at 50 s; before that, the body comes on a slow line.
  envio: { firstByte: 60_000, total: 150_000, idle: 0 },
  // A sign of life comes every 15 s: after three missed ones the connection is dead.
  eventos: { firstByte: 3_000, total: 0, idle: 50_000 },
} as const satisfies Record<Classe, Deadlines>;

export type Deadlines = { readonly firstByte: number; readonly total: number; readonly idle: number };

export const CONNECT = 1_000;
/** For anything read whole, such as keys. */
export const KEYS = 2_000;
/** How long a client may read nothing before its stream is cut (security.md C2). */
export const STALLED_CLIENT = 30_000;
