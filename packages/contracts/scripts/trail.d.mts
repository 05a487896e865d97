import type { Document, Slice } from './document.mjs';

type Words = Record<string, string>;

/** What people read of the trail's operations, tables, fields and codes; a write without its word is an error. */
export function trailOf(
  slices: Slice[],
  document: Document,
): { atos: Words; objetos: Words; campos: Words; valores: Record<string, Words> };
export function trailFile(slices: Slice[], document: Document): string;
