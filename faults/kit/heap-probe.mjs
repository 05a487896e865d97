// Loaded into a server under test: at SIGUSR2 it collects garbage and writes down the bytes still held and the resident memory.
import { appendFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  appendFileSync(process.env.HEAP_FILE, `${heapUsed + external} ${rss}\n`);
});
