import type { Logger } from 'pino';

type Closable = { close(): Promise<unknown> };

/** Closes once on SIGTERM, SIGINT or when the parent is gone; a second signal, or 25 s, ends the process at once. */
export function closeOnSignals(app: Closable, logger: Logger): void {
  let closing = false;
  const close = (reason: string): void => {
    if (closing) process.exit(1);
    closing = true;
    logger.info({ reason }, 'closing');
    setTimeout(() => process.exit(1), 25_000).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not close cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  // Started by `npm start`: when that process is gone, even before we were ready, so are we.
  if (process.send) {
    const parentGone = () => closing || close('disconnect');
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
