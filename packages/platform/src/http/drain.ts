import type { Logger } from 'pino';
import type { Quiet } from './quiet.ts';

type Closable = { close(): Promise<unknown> };
type Leaving = {
  /**
   * Time from the announcement to the last connection taken, so that a balancer sees it first (security.md C8); 0 ends at once.
   * Undefined: nobody said what stands in front.
   */
  readonly seconds: number | undefined;
  readonly announce: () => void;
  /** Who still calls; without it nobody does. */
  readonly calls?: Pick<Quiet, 'ms'>;
};

const LONGEST_CLOSE = 15_000;
/** Below the 10 s after which Docker kills, and above the 6 s in which HAProxy as it comes has seen a server leave. */
const UNSAID_SECONDS = 8;
/** A balancer asks at least this often, ms: who has heard from nobody for longer has none in front. */
const FORGOTTEN = 15_000;
/** Ctrl+C waits until nobody has called for this long, ms: who works through a connection sends the next call on it sooner. */
const PAUSE = 1_000;
const LOOK = 50;

type Wait = { readonly longest: number; readonly quiet: number };

/** How long to serve on, ms: at most `longest`, and only until nobody has called for `quiet`. */
function waitAfter(reason: string, { seconds }: Leaving): Wait {
  const longest = (seconds ?? UNSAID_SECONDS) * 1000;
  if (reason === 'SIGINT') return { longest, quiet: PAUSE };
  if (reason !== 'SIGTERM') return { longest: 0, quiet: 0 };
  return { longest, quiet: seconds === undefined ? FORGOTTEN : Number.POSITIVE_INFINITY };
}

function serveOn({ longest, quiet }: Wait, calls: Pick<Quiet, 'ms'>, finish: () => void): void {
  const began = performance.now();
  const look = (): void => {
    const left = longest - (performance.now() - began);
    if (left <= 0 || calls.ms >= quiet) finish();
    else setTimeout(look, Math.min(left, LOOK));
  };
  look();
}

const NOBODY = { ms: Number.MAX_VALUE };

/**
 * Closes once, on SIGTERM, SIGINT or when the parent is gone; a second signal ends the process at once. A signal is announced first and
 * calls are still served meanwhile: for the seconds given; where none are given for eight, unless nobody has called of late; and after
 * Ctrl+C only until nobody calls.
 */
export function closeOnSignals(app: Closable, logger: Logger, leaving?: Leaving): void {
  let asked = false;
  const finish = (): void => {
    setTimeout(() => process.exit(1), LONGEST_CLOSE).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not close cleanly');
        process.exit(1);
      },
    );
  };
  const close = (reason: string): void => {
    if (asked) process.exit(1);
    asked = true;
    logger.info({ reason }, 'closing');
    leaving?.announce();
    if (leaving) serveOn(waitAfter(reason, leaving), leaving.calls ?? NOBODY, finish);
    else finish();
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  // Started by `npm start`: when that process is gone, this one ends too, even before it was ready.
  if (process.send) {
    const parentGone = () => asked || close('disconnect');
    if (process.connected) process.once('disconnect', parentGone);
    else parentGone();
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // security.md B9: last resort: say it, drain, end with an error.
      logger.fatal({ err: error }, event);
      process.exitCode = 1;
      app.close().finally(() => process.exit(1));
    });
  }
}
