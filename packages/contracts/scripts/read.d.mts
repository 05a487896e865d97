import type { Document, Slice } from './document.mjs';

/** What the government API answers, what the gateway answers by itself, both as the gateway publishes them, and the slices of both. */
export function readDocuments(): Promise<{ government: Document; own: Document; bff: Document; slices: Slice[] }>;
