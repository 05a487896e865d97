import { runInThisContext } from 'node:vm';

// jsdom has no fetch and no encoders, and the router needs them as it loads. Node's own live outside Jest's sandbox;
// runInThisContext reaches them.
for (const name of ['Request', 'Response', 'Headers', 'AbortController', 'AbortSignal', 'TextEncoder', 'TextDecoder'])
  Object.defineProperty(globalThis, name, { value: runInThisContext(name), configurable: true, writable: true });

/** Nothing is laid out, so nothing comes into sight or leaves it. */
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
