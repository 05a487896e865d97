import type { Document } from './document.mjs';

/** What the government API answers, what the gateway answers by itself, and both as the gateway publishes them. */
export function readDocuments(): Promise<{ government: Document; own: Document; bff: Document }>;
