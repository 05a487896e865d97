import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { Logger } from 'pino';

type KeySet = ReturnType<typeof createLocalJWKSet>;

const FRESH = 10 * 60_000;
const COOL_DOWN = 30_000;
/** After a failed fetch with nothing in hand. */
const RETRY = 1_000;
const KEPT = 24 * 3_600_000;

export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}

/**
 * A published key set: fresh for 10 minutes, fetched again for an unknown kid at most every 30 s (a flood of made-up kids
 * costs two fetches a minute), one fetch at a time, and the last good set kept for a day when the publisher is away.
 */
export class RemoteKeys {
  private set: KeySet | undefined;
  private goodAt = 0;
  private triedAt = Number.NEGATIVE_INFINITY;
  private pending: Promise<void> | undefined;

  constructor(
    private readonly fetchSet: () => Promise<JSONWebKeySet>,
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly clock: () => number = Date.now,
  ) {}

  readonly key: JWTVerifyGetKey = async (header, token) => {
    await this.refresh(FRESH, this.set ? COOL_DOWN : RETRY);
    try {
      return await this.current()(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await this.refresh(0, COOL_DOWN);
      return await this.current()(header, token);
    }
  };

  private current(): KeySet {
    if (!this.set || this.clock() - this.goodAt > KEPT) throw new KeysUnavailable('no key set could be fetched');
    return this.set;
  }

  private async refresh(age: number, coolDown: number): Promise<void> {
    const now = this.clock();
    if (this.set && now - this.goodAt < age) return;
    if (!this.pending && now - this.triedAt >= coolDown) {
      this.triedAt = now;
      this.pending = this.fetch().finally(() => {
        this.pending = undefined;
      });
    }
    await this.pending;
  }

  private async fetch(): Promise<void> {
    try {
      this.set = createLocalJWKSet(await this.fetchSet());
      this.goodAt = this.clock();
    } catch (error) {
      const code = error instanceof Error ? error.message : 'unknown failure';
      this.logger.warn({ evento: 'chaves-indisponiveis', code }, 'the key set could not be fetched');
    }
  }
}
