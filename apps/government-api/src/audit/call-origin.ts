import { AsyncLocalStorage } from 'node:async_hooks';

/** The network address and the program of a call, as the gateway saw them; null where it did not say. */
export type Origem = { readonly endereco: string | null; readonly programa: string | null };

const NONE: Origem = { endereco: null, programa: null };
const calls = new AsyncLocalStorage<{ origem: Origem }>();

/** What the work writes to the trail comes from there. `over` ends it: what goes on after the answer is the system's own. */
export function comingFrom<T>(origem: Origem, work: (over: () => void) => T): T {
  const call = { origem };
  return calls.run(call, () =>
    work(() => {
      call.origem = NONE;
    }),
  );
}

export const originOfCall = (): Origem => calls.getStore()?.origem ?? NONE;
