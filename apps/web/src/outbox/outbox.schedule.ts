import { onSessionEvent } from '../app/session.signals.ts';
import { connection } from './network.rule.ts';
import { sendOutbox } from './outbox.sender.ts';

const MINUTE = 60_000;
/**
 * The wait is short after one slow answer and longer after the next failures; the random part keeps a fleet of phones from coming
 * back in the same second.
 */
const WAITS = [5_000, ...[1, 2, 5, 15].map(minutes => minutes * MINUTE)];
const SPREAD = 0.2;

export const waitAfter = (failures: number, random = Math.random()) => {
  const wait = WAITS[Math.min(failures, WAITS.length) - 1] ?? MINUTE;
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * random));
};

let now: (() => Promise<void>) | undefined;

export const sendNow = () => now?.() ?? Promise.resolve();

/**
 * Sends at start, when the network or the page comes back, after a password, and by the clock. Returns the function that stops it.
 */
export function startOutbox(person: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Failures in a row. After the first, only tries by the clock count: one return of the network gives two or three events. */
  let failures = 0;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  /** Set until somebody enters the password: tries by the clock would ask for it again and again. */
  let lost = false;

  const pass = async (byClock: boolean) => {
    clearTimeout(timer);
    const outcome = await sendOutbox(person).catch(() => 'later' as const);
    if (outcome !== 'later') failures = 0;
    else if (byClock || failures === 0) failures += 1;
    if (outcome === 'done') lost = false;
    // The tab that holds the lock may be closed half-way, so this one looks again.
    if (outcome !== 'done' && !stopped && !lost) timer = setTimeout(run, waitAfter(Math.max(failures, 1)), true);
  };
  const run = (byClock = false) => {
    if (running) {
      again = true;
      return running;
    }
    running = pass(byClock).finally(() => {
      running = undefined;
      if (again && !stopped) {
        again = false;
        run();
      }
    });
    return running;
  };
  const onSight = () => {
    if (!document.hidden) run();
  };
  const back = () => {
    failures = 0;
    run();
  };

  now = run;
  run();
  window.addEventListener('online', back);
  document.addEventListener('visibilitychange', onSight);
  connection()?.addEventListener('change', back);
  const stopSession = onSessionEvent(event => {
    if (event === 'lost') {
      lost = true;
      clearTimeout(timer);
    } else if (event === 'renewed' || event === 'entered') {
      lost = false;
      back();
    }
  });
  return () => {
    stopped = true;
    now = undefined;
    clearTimeout(timer);
    window.removeEventListener('online', back);
    document.removeEventListener('visibilitychange', onSight);
    connection()?.removeEventListener('change', back);
    stopSession();
  };
}
