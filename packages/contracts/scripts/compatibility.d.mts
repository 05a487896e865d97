import type { Document } from './document.mjs';

export function incompatibilities(before: Document, after: Document): string[];
export function additions(before: Document, after: Document): string[];
export function bones<T>(node: T): T;
