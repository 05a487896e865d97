import { randomBytes } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'iovalkey';
import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

/** Seconds during which a failed sign-in is remembered (security.md B5). */
export const WINDOW_S = 15 * 60;
const KEY = 'alipen:entrada:segredo';
const HOUR_S = 3_600;

type Limit = { readonly keyPrefix: string; readonly points: number; readonly duration: number };
const LIMITS = {
  account: { keyPrefix: 'alipen:entrada:conta', points: 5, duration: WINDOW_S },
  waits: { keyPrefix: 'alipen:entrada:espera', points: 1, duration: WINDOW_S },
  address: { keyPrefix: 'alipen:entrada:endereco', points: 100, duration: WINDOW_S },
} as const satisfies Record<string, Limit>;

/** Counts in Valkey while it answers, else in this process, so that an outage lets nobody in uncounted. */
class InsuredLimit {
  private readonly own: RateLimiterMemory;
  private readonly shared: RateLimiterRedis | undefined;

  constructor(
    limit: Limit,
    private readonly valkey: Redis | undefined,
  ) {
    this.own = new RateLimiterMemory(limit);
    // The library's own insurance leaves out get and set, and its class named after Valkey takes no Redis client.
    this.shared = valkey && new RateLimiterRedis({ ...limit, storeClient: valkey, rejectIfRedisNotReady: true });
  }

  get(key: string): Promise<RateLimiterRes | null> {
    return this.where(limit => limit.get(key));
  }

  set(key: string, points: number, seconds: number): Promise<unknown> {
    return this.where(limit => limit.set(key, points, seconds));
  }

  penalty(key: string): Promise<RateLimiterRes> {
    return this.where(limit => limit.penalty(key));
  }

  reward(key: string): Promise<unknown> {
    return this.where(limit => limit.reward(key));
  }

  delete(key: string): Promise<unknown> {
    return this.where(limit => limit.delete(key));
  }

  private async where<T>(work: (limit: RateLimiterAbstract) => Promise<T>): Promise<T> {
    if (this.shared && this.valkey?.status === 'ready') {
      try {
        return await work(this.shared);
      } catch {
        // Valkey went away meanwhile: count in this process.
      }
    }
    return work(this.own);
  }
}

export class SignInLimits implements OnApplicationShutdown {
  readonly account: InsuredLimit;
  readonly waits: InsuredLimit;
  readonly address: InsuredLimit;
  private readonly valkey: Redis | undefined;
  private readonly ownSecret = randomBytes(32).toString('base64url');
  private known: { readonly secret: string; readonly until: number } | undefined;

  constructor(valkeyUrl: string | undefined, logger: Logger) {
    this.valkey = valkeyUrl ? this.connect(valkeyUrl, logger) : undefined;
    this.account = new InsuredLimit(LIMITS.account, this.valkey);
    this.waits = new InsuredLimit(LIMITS.waits, this.valkey);
    this.address = new InsuredLimit(LIMITS.address, this.valkey);
  }

  /** Whether every replica counts in the same place now. */
  async shared(): Promise<boolean> {
    return this.valkey?.status === 'ready' && (await this.secret()) === this.known?.secret;
  }

  /** Key of the CPF's hash, the same on every replica: no store holds a CPF or a hash that could be searched. */
  async secret(): Promise<string> {
    if (this.valkey?.status !== 'ready') return this.ownSecret;
    if (this.known && this.known.until > Date.now()) return this.known.secret;
    try {
      await this.valkey.set(KEY, this.ownSecret, 'NX');
      const secret = (await this.valkey.get(KEY)) ?? this.ownSecret;
      this.known = { secret, until: Date.now() + HOUR_S * 1000 };
      return secret;
    } catch {
      return this.ownSecret;
    }
  }

  onApplicationShutdown(): void {
    this.valkey?.disconnect();
  }

  private connect(url: string, logger: Logger): Redis {
    const client = new Redis(url, {
      maxRetriesPerRequest: 1,
      connectTimeout: 1_000,
      enableOfflineQueue: false,
      disconnectTimeout: 200,
    });
    let away = false;
    client.on('error', (error: Error & { code?: string }) => {
      if (!away) logger.warn({ evento: 'valkey-indisponivel', code: error.code }, 'sign-ins are counted here only');
      away = true;
    });
    client.on('ready', () => {
      away = false;
      this.known = undefined;
    });
    return client;
  }
}
