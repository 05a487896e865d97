import { between, LiveLine } from '../live/live-line.ts';
import { recentSince } from './live.recent.ts';
import { liveSnapshot, type Mudanca, setLiveState, tellReaders, watchLive } from './live.store.ts';
import { onSessionEvent } from './session.signals.ts';

/** Changes within this time are told together; its random part keeps a whole agency from reading in the same instant. */
const GATHER_MS = [250, 900] as const;
const LONGEST_WAIT_MS = 60_000;
/** A hidden tab closes its connection: a browser allows six to one server, all tabs together. */
const HIDDEN_MS = 30_000;
/** Three heartbeats missed. */
const SILENCE_MS = 50_000;
const POLL_MS = [30_000, 39_000] as const;
const PATIENCE = 2;

const wanted = () => liveSnapshot().readers > 0 && !document.hidden;

/** One connection per tab, while the tab is visible and something on it listens. Returns the function that stops it. */
export function startLive(): () => void {
  const changes = gathering();
  const polling = pollingReaders();
  let last: string | undefined;
  let wantedSince: number | undefined;

  const heard = ({ lastEventId }: MessageEvent<string>) => {
    last = lastEventId || last;
  };
  const line = new LiveLine({
    address: () => {
      // A change between the screen's first reading and the first event would otherwise be lost.
      wantedSince ??= performance.now();
      const since = last === undefined ? `recentes=${recentSince(performance.now() - wantedSince)}` : `desde=${last}`;
      return `/api/ms-alipen/ao-vivo?${since}`;
    },
    events: {
      sinal: heard,
      mudanca: event => {
        heard(event);
        changes.add(JSON.parse(event.data) as Mudanca);
      },
      recarregar: () => {
        changes.forget();
        tellReaders('tudo');
      },
    },
    silenceMs: SILENCE_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    opened: () => {
      polling.stop();
      setLiveState('ao-vivo');
    },
    lost: failures => {
      if (failures > PATIENCE) polling.start();
      else setLiveState('abrindo');
    },
    retry: open,
  });

  function open() {
    stay();
    if (line.isBegun || !wanted()) return;
    if (typeof EventSource === 'undefined') return polling.start();
    line.open();
  }
  const { stay, leave } = leaving(() => line.close());
  const onSight = () => (document.hidden ? leave() : open());
  // A page without readers counts as hidden.
  const onReaders = () => {
    if (liveSnapshot().readers === 0) {
      if (line.isBegun) leave();
    } else if (!document.hidden) {
      stay();
      if (!line.isWaiting) open();
    }
  };

  document.addEventListener('visibilitychange', onSight);
  const stopWatching = watchLive(onReaders);
  const stopSession = onSessionEvent(event => {
    if (event !== 'renewed') return;
    // The old session's connection ends by itself; the new one must not wait for a retry.
    line.close();
    line.forgetFailures();
    open();
  });
  open();
  return () => {
    document.removeEventListener('visibilitychange', onSight);
    stopWatching();
    stopSession();
    line.close();
    stay();
    changes.forget();
    polling.stop();
  };
}

/** Who left for a moment is not taken for gone. */
function leaving(close: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const leave = () => {
    timer ??= setTimeout(() => {
      stay();
      close();
    }, HIDDEN_MS);
  };
  return { stay, leave };
}

/** Tells the readers what came close together at once. */
function gathering() {
  let gathered: Mudanca[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    const changes = gathered;
    gathered = [];
    tellReaders(changes);
  };
  return {
    add: (change: Mudanca) => {
      gathered.push(change);
      timer ??= setTimeout(tell, between(GATHER_MS));
    },
    forget: () => {
      gathered = [];
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Without a connection every reader reads again now and then. */
function pollingReaders() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    setLiveState('consulta');
    timer ??= setTimeout(() => {
      timer = undefined;
      if (wanted()) tellReaders('tudo');
      start();
    }, between(POLL_MS));
  };
  return {
    start,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
