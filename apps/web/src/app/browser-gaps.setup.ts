import { runInThisContext } from 'node:vm';

// jsdom has no fetch and no encoders, and the router asks for them as it loads: they stand before any spec does. Node's own
// live outside Jest's sandbox; this reaches them.
for (const name of ['Request', 'Response', 'Headers', 'AbortController', 'AbortSignal', 'TextEncoder', 'TextDecoder'])
  Object.defineProperty(globalThis, name, { value: runInThisContext(name), configurable: true, writable: true });
