import type { Document } from './document.mjs';

export const LIDAS_PELO_CONTROLE: readonly string[];
/** The document with external control among those who may call what it reads; `lidas` are ours when left out. */
export function comControle(document: Document, lidas?: readonly string[]): Document;
