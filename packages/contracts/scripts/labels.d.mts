import type { Slice } from './document.mjs';

/** Value → what people read of it, by enumeration, by slice; a value without its label is an error. */
export function labelled(slices: Slice[]): Record<string, Record<string, Record<string, string>>>;
export function constantOf(schema: string): string;
export function labelFiles(slices: Slice[]): Record<string, string>;
