import { ProblemError } from '../base/problem.error.ts';

// An intent ("send order 812") has one key until its fate is known, also across a reload of the page: the server does
// a call with a known key only once (contract, Idempotency-Key).

interface Kept {
  content: string;
  key: string;
}

const PLACE = 'alipen.intencoes';
/** More open intents than a person has; the oldest are dropped first. */
const MOST = 50;

let memory: Record<string, Kept> = {};

function read(): Record<string, Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? '{}');
  } catch {
    return memory;
  }
}

function write(intents: Record<string, Kept>) {
  memory = Object.fromEntries(Object.entries(intents).slice(-MOST));
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(memory));
  } catch {
    // Storage is full or forbidden: the key lives as long as the page.
  }
}

function keyFor(intent: string, content: unknown): string {
  const intents = read();
  const text = JSON.stringify(content) ?? '';
  const known = intents[intent];
  if (known?.content === text) return known.key;
  const key = newKey();
  write({ ...intents, [intent]: { content: text, key } });
  return key;
}

function forget(intent: string) {
  const { [intent]: _done, ...rest } = read();
  write(rest);
}

/** randomUUID exists only on https and loopback. */
export const newKey = () =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Without an answer, with a failing server or a lost session the write may have happened. A refusal says that it did not. */
const fateUnknown = (error: unknown) =>
  !(error instanceof ProblemError) ||
  error.status < 400 ||
  error.status >= 500 ||
  [401, 408, 429].includes(error.status);

/**
 * Makes a write at most once however often it is tried. `intent` names what the person wants (`enviarPedido:812`),
 * `content` is what is sent: other content is another intent.
 */
export async function once<T>(intent: string, content: unknown, call: (key: string) => Promise<T>): Promise<T> {
  try {
    const answer = await call(keyFor(intent, content));
    forget(intent);
    return answer;
  } catch (error) {
    if (!fateUnknown(error)) forget(intent);
    throw error;
  }
}
