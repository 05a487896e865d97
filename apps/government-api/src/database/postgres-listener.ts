import pg from 'pg';
import type { Listener, StopListening } from './connection.ts';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 30_000;

/**
 * A separate connection that only listens. It reconnects after growing, randomised waits, so that replicas do not all
 * come back at once.
 */
export async function listenTo(url: string, channel: string, listener: Listener): Promise<StopListening> {
  let stopped = false;
  let wait = FIRST_WAIT;
  let client: pg.Client;
  let timer: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'alipen-ao-vivo',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client = mine;
    let lost = false;
    const onLoss = (): void => {
      if (lost || stopped) return;
      lost = true;
      mine.end().catch(() => undefined);
      again();
    };
    // Until it listens, the caller gets the failure; after that we reconnect.
    mine.on('error', () => undefined);
    await mine.connect();
    await mine.query(`listen ${pg.escapeIdentifier(channel)}`);
    mine.on('notification', ({ payload }) => payload && listener.message(payload));
    mine.on('error', onLoss);
    mine.on('end', onLoss);
    wait = FIRST_WAIT;
    if (stopped) await mine.end();
  };

  const again = (): void => {
    timer = setTimeout(
      () => {
        wait = Math.min(wait * 2, LONGEST_WAIT);
        open().then(
          () => listener.back(),
          () => {
            client.end().catch(() => undefined);
            if (!stopped) again();
          },
        );
      },
      wait * (0.5 + Math.random() / 2),
    );
    timer.unref();
  };

  await open().catch(async error => {
    await client.end().catch(() => undefined);
    throw error;
  });
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client.end().catch(() => undefined);
  };
}
