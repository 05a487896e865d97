import type { Logger } from 'pino';

type Closable = { close(): Promise<unknown> };
type Leaving = {
  /** Time from the announcement to the last connection taken, so that a balancer sees it first (security.md C8); 0 ends at once. */
  readonly seconds: number;
  readonly announce: () => void;
};

const LONGEST_CLOSE = 15_000;

/**
 * Closes once, on SIGTERM, SIGINT or when the parent is gone; a second signal ends the process at once. With seconds to spare,
 * SIGTERM is announced first and calls are still served meanwhile.
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
    const linger = reason === 'SIGTERM' ? (leaving?.seconds ?? 0) : 0;
    if (linger) setTimeout(finish, linger * 1000);
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
