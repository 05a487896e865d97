import type { Document } from './document.mjs';

/** The document with every operation's errors written out; `rules` are those of the government API when left out. */
export function withRefusals(document: Document, rules?: object): Document;
/** The gateway's own operations say each of theirs. */
export const SAID_ONLY: object;
