import { api } from './api.client.ts';

/** Seconds between two questions when the server names none, and the most it may name. */
const PACE = 3;
const LONGEST = 60;
const SECOND = 1_000;

export type Preparo = 'preparando' | 'pronto';

async function ask(signal: AbortSignal): Promise<{ said: Preparo | undefined; again: number }> {
  try {
    const { response, error } = await api.GET('/api/entrada', { signal });
    const again = Math.min(LONGEST, Number(response.headers.get('retry-after')) || PACE);
    if (response.ok) return { said: 'pronto', again };
    return { said: error?.type?.endsWith('/preparando') ? 'preparando' : undefined, again };
  } catch {
    return { said: undefined, again: PACE };
  }
}

/**
 * On a first start the gateway answers before the services behind it: `tell` hears that, and when it is over. It hears nothing
 * where people can sign in from the beginning, or on any other answer: the sign-in then says what is wrong. With `preparing` the
 * caller knows already and the first question waits: another replica may know more. Returns the function that stops the watch.
 */
export function watchEntrance(tell: (said: Preparo) => void, preparing = false): () => void {
  const leaving = new AbortController();
  let waiting = preparing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const { said, again } = await ask(leaving.signal);
    if (leaving.signal.aborted) return;
    waiting ||= said === 'preparando';
    if (!waiting) return;
    if (said) tell(said);
    if (said !== 'pronto') timer = setTimeout(look, again * SECOND);
  };
  if (preparing) timer = setTimeout(look, PACE * SECOND);
  else look();
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}
