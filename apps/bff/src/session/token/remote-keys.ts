import { createLocalJWKSet, errors, type FlattenedJWSInput, type JWK, type JWTVerifyGetKey } from 'jose';
import { type LeftOut, readPublishedKeys, soundKid } from './published-keys.ts';

/** What an operator is told of the published keys. */
export type KeysHeard = {
  changed(kids: string): void;
  away(code: string): void;
  leftOut(key: LeftOut): void;
};

type KeySet = ReturnType<typeof createLocalJWKSet>;

const FRESH = 10 * 60_000;
const COOL_DOWN = 30_000;
/** Pause after a failed fetch when no key set is at hand. */
const RETRY = 1_000;
const KEPT = 24 * 3_600_000;
/** The largest difference between the clocks of two servers. */
const CLOCKS = 60_000;

export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}

/**
 * When the token says it was signed, in ms; one that does not say counts as new. Unverified, so it only decides whether to look for
 * newer keys.
 */
function signedAt({ payload }: FlattenedJWSInput): number {
  try {
    const claims: unknown = JSON.parse(Buffer.from(String(payload), 'base64url').toString('utf8'));
    const iat = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'iat') : undefined;
    return typeof iat === 'number' ? iat * 1000 : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * A published key set: fresh for 10 minutes, fetched again at once for an unknown kid but at most every 30 s (a flood of made-up
 * kids costs two fetches a minute), one fetch at a time, and the last good set kept for a day when the publisher is away. A
 * rotation refuses nobody: a kid that may be newer than the set is unknown, not forged.
 */
export class RemoteKeys {
  private set: KeySet | undefined;
  private kids: readonly string[] | undefined;
  private leftOut: readonly LeftOut[] = [];
  private withdrawals = 0;
  private goodAt = Number.NEGATIVE_INFINITY;
  private triedAt = Number.NEGATIVE_INFINITY;
  private askedForKidAt = Number.NEGATIVE_INFINITY;
  private pending: Promise<void> | undefined;

  constructor(
    private readonly fetchSet: () => Promise<unknown>,
    private readonly heard: KeysHeard,
    private readonly clock: () => number = () => Date.now(),
  ) {}

  readonly key: JWTVerifyGetKey = async (header, token) => {
    if (header.kid !== undefined && !soundKid(header.kid)) throw new errors.JWKSNoMatchingKey();
    await this.refreshOld();
    const set = this.current();
    try {
      return await set(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      // The set is newer than the token, so its key was in it, or was published late, or never existed.
      return this.goodAt > signedAt(token) + CLOCKS ? this.lateKey(header, token) : this.newKey(header, token, error);
    }
  };

  /** Grows when a key left the set. Reading it also keeps the set fresh while every token is remembered. */
  epoch(): number {
    if (this.clock() - this.goodAt >= FRESH) void this.refreshOld();
    return this.withdrawals;
  }

  /** For a token the publisher has just handed over: its key is published by now, even if made-up kids have used up the fetches. */
  async lookAgain(): Promise<void> {
    // A fetch under way may have been answered before that key was published.
    await this.pending;
    if (!this.pending) this.startFetch();
    await this.pending;
  }

  private async newKey(...[header, token, refusal]: [...Parameters<JWTVerifyGetKey>, Error]) {
    const askedAt = this.clock();
    if (!this.pending && askedAt - this.askedForKidAt >= COOL_DOWN) {
      this.askedForKidAt = askedAt;
      this.startFetch();
    }
    await this.pending;
    try {
      return await this.current()(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      // The set was read after this call began, so the answer is final.
      if (this.triedAt >= askedAt && this.goodAt >= askedAt) throw refusal;
      if (this.publishes(header.kid)) throw refusal;
      throw new KeysUnavailable('the key of this token may be newer than the set');
    }
  }

  /** Refused unless its key is found now; in between nothing is waited for, and who forges old tokens costs no more fetches. */
  private async lateKey(...[header, token]: Parameters<JWTVerifyGetKey>) {
    const now = this.clock();
    if (!this.pending && now - Math.max(this.triedAt, this.askedForKidAt) >= COOL_DOWN) {
      this.askedForKidAt = now;
      this.startFetch();
    }
    await this.pending;
    return this.current()(header, token);
  }

  /** A key of this name is there and does not fit: nothing is waited for. */
  private publishes(name: string | undefined): boolean {
    return name !== undefined && (this.kids?.includes(name) || this.leftOut.some(({ kid }) => kid === name));
  }

  private current(): KeySet {
    if (!this.set || this.clock() - this.goodAt > KEPT) throw new KeysUnavailable('no key set could be fetched');
    return this.set;
  }

  private async refreshOld(): Promise<void> {
    const now = this.clock();
    if (this.set && now - this.goodAt < FRESH) return;
    if (!this.pending && now - this.triedAt >= (this.set ? COOL_DOWN : RETRY)) this.startFetch();
    await this.pending;
  }

  private startFetch(): void {
    this.triedAt = this.clock();
    this.pending = this.fetch().finally(() => {
      this.pending = undefined;
    });
  }

  private async fetch(): Promise<void> {
    try {
      const { keys, leftOut } = await readPublishedKeys(await this.fetchSet());
      const set = createLocalJWKSet({ keys });
      this.compare(keys, leftOut);
      this.set = set;
      this.goodAt = this.clock();
    } catch (error) {
      this.heard.away(error instanceof Error ? error.message : 'unknown failure');
    }
  }

  private compare(keys: readonly JWK[], leftOut: readonly LeftOut[]): void {
    const known = (key: LeftOut): boolean => this.leftOut.some(({ kid, why }) => kid === key.kid && why === key.why);
    for (const key of leftOut.filter(key => !known(key))) this.heard.leftOut(key);
    this.leftOut = leftOut;
    const before = this.kids;
    const kids = keys.map(({ kid }) => kid ?? '?').sort();
    this.kids = kids;
    if (!before || before.join(' ') === kids.join(' ')) return;
    if (before.some(kid => !kids.includes(kid))) this.withdrawals += 1;
    this.heard.changed(kids.join(' '));
  }
}
