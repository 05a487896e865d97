const EVERY_MS = 100;
const PATIENCE_MS = 60_000;

/** Asks until `enough` accepts the answer, for what happens by itself on a server or in a page. @throws the last answer, after a minute. */
export async function until<T>(ask: () => Promise<T> | T, enough: (answered: T) => unknown = Boolean): Promise<T> {
  for (const began = performance.now(); ; await new Promise(resolve => setTimeout(resolve, EVERY_MS))) {
    const answered = await ask();
    if (enough(answered)) return answered;
    if (performance.now() - began > PATIENCE_MS)
      throw new Error(`not so in a minute: ${enough}; at last: ${JSON.stringify(answered)?.slice(0, 500)}`);
  }
}
