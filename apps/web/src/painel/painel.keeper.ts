// Keeps a page healthy that nobody touches for months.

const LOOK_EVERY_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;
const MOST_MEMORY = 400 * MEGABYTE;
/** The page reloads at four in the morning, when nobody looks, unless it has just been opened. */
const NIGHT = '04:00';
const YOUNG_MS = 65 * MINUTE_MS;

const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/;
const entryHere = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** The entry script of the page that the server has now; null without a server, or when the answer is not our page. */
async function entryThere(): Promise<string | null> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!answer.ok) return null;
    return ENTRY.exec(await answer.text())?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Reloads only where the page would come: without a server a reload leaves the wall on the browser's own error page. */
async function reloadIfThere(): Promise<void> {
  if (await entryThere()) window.location.reload();
}

async function reloadIfNew(): Promise<void> {
  const there = await entryThere();
  const here = entryHere();
  if (there && here && there !== here) window.location.reload();
}

const memoryUsed = (): number => {
  const { memory } = performance as { memory?: { usedJSHeapSize: number } };
  return memory?.usedJSHeapSize ?? 0;
};

export function keepFresh(now: () => number = Date.now): () => void {
  const born = now();
  const minute = setInterval(() => {
    const night = new Date(now()).toTimeString().slice(0, 5) === NIGHT && now() - born > YOUNG_MS;
    if (night || memoryUsed() > MOST_MEMORY) void reloadIfThere();
  }, MINUTE_MS);
  const look = setInterval(() => void reloadIfNew(), LOOK_EVERY_MS);
  return () => {
    clearInterval(minute);
    clearInterval(look);
  };
}

/** Called when the server is back: its absence may have been a deploy. */
export const lookForNewBuild = reloadIfNew;

export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const ask = async () => {
    if (over || document.hidden || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
  };
  const onSight = () => void ask();
  document.addEventListener('visibilitychange', onSight);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', onSight);
    void lock?.release().catch(() => undefined);
  };
}
