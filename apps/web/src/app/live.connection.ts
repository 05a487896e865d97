import { basePath } from './base-path.ts';
import { recentSince } from './live.recent.ts';
import { liveSnapshot, type Mudanca, setLiveState, tellReaders, watchLive } from './live.store.ts';
import { onSessionEvent } from './session.signals.ts';

/** Changes within this time are told together; its random part keeps a whole agency from reading in the same instant. */
const GATHER_MS = [250, 900] as const;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** A hidden tab closes its connection: a browser allows six to one server, all tabs together. */
const HIDDEN_MS = 30_000;
/** Three heartbeats missed. */
const SILENCE_MS = 50_000;
const POLL_MS = 30_000;
const PATIENCE = 2;

const between = (from: number, to: number) => from + Math.random() * (to - from);

/** One connection per tab, while the tab is visible and something on it listens. Returns the function that stops it. */
export function startLive(): () => void {
  let line: EventSource | undefined;
  let last: string | undefined;
  let failures = 0;
  let wantedSince: number | undefined;
  let gathered: Mudanca[] = [];
  const timers: Partial<Record<'retry' | 'hide' | 'silence' | 'gather' | 'poll', ReturnType<typeof setTimeout>>> = {};

  const after = (name: keyof typeof timers, ms: number, run: () => void) => {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(run, ms);
  };
  const stop = (...names: (keyof typeof timers)[]) => {
    for (const name of names) {
      clearTimeout(timers[name]);
      delete timers[name];
    }
  };
  const wanted = () => liveSnapshot().readers > 0 && !document.hidden;

  const flush = () => {
    stop('gather');
    const changes = gathered;
    gathered = [];
    if (changes.length) tellReaders(changes);
  };
  const heard = (event: MessageEvent<string>) => {
    last = event.lastEventId || last;
    after('silence', SILENCE_MS, failed);
  };

  function open() {
    stop('retry', 'hide');
    if (line || !wanted()) return;
    if (typeof EventSource === 'undefined') return poll();
    // A change between the screen's first reading and the first event would otherwise be lost.
    wantedSince ??= performance.now();
    const query = last === undefined ? `?recentes=${recentSince(performance.now() - wantedSince)}` : `?desde=${last}`;
    line = new EventSource(`${basePath}/api/ms-alipen/ao-vivo${query}`);
    line.addEventListener('open', () => {
      failures = 0;
      stop('poll');
      setLiveState('ao-vivo');
      after('silence', SILENCE_MS, failed);
    });
    line.addEventListener('sinal', heard);
    line.addEventListener('mudanca', (event: MessageEvent<string>) => {
      heard(event);
      gathered.push(JSON.parse(event.data) as Mudanca);
      if (!timers.gather) after('gather', between(...GATHER_MS), flush);
    });
    line.addEventListener('recarregar', () => {
      gathered = [];
      tellReaders('tudo');
    });
    // EventSource would reconnect at once and for ever; here the waits grow and are spread.
    line.addEventListener('error', failed);
  }

  function close() {
    line?.close();
    line = undefined;
    stop('silence', 'retry');
  }

  function failed() {
    close();
    failures += 1;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    after('retry', between(wait / 2, wait), open);
    if (failures > PATIENCE) poll();
    else setLiveState('abrindo');
  }

  function poll() {
    setLiveState('consulta');
    if (timers.poll) return;
    after('poll', between(POLL_MS, POLL_MS * 1.3), () => {
      stop('poll');
      if (wanted()) tellReaders('tudo');
      poll();
    });
  }

  const onSight = () => {
    if (document.hidden) {
      after('hide', HIDDEN_MS, close);
      return;
    }
    stop('hide');
    open();
  };

  document.addEventListener('visibilitychange', onSight);
  // A page without readers counts as hidden.
  const onReaders = () => {
    if (liveSnapshot().readers === 0) {
      if (line && !timers.hide) after('hide', HIDDEN_MS, close);
    } else if (!document.hidden) {
      stop('hide');
      if (!line && !timers.retry) open();
    }
  };
  const stopWatching = watchLive(onReaders);
  const stopSession = onSessionEvent(event => {
    // The old session's connection ends by itself; the new one must not wait for a retry.
    if (event === 'renewed') {
      close();
      failures = 0;
      open();
    }
  });
  open();
  return () => {
    document.removeEventListener('visibilitychange', onSight);
    stopWatching();
    stopSession();
    close();
    stop('hide', 'gather', 'poll');
  };
}
