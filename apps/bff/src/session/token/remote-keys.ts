import { createLocalJWKSet, errors, type FlattenedJWSInput, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

export type KeysHeard = (evento: 'CHAVES_TROCADAS' | 'CHAVES_INDISPONIVEIS', motivo: string) => void;

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
  private withdrawals = 0;
  private goodAt = Number.NEGATIVE_INFINITY;
  private triedAt = Number.NEGATIVE_INFINITY;
  private askedForKidAt = Number.NEGATIVE_INFINITY;
  private pending: Promise<void> | undefined;

  constructor(
    private readonly fetchSet: () => Promise<JSONWebKeySet>,
    private readonly heard: KeysHeard,
    private readonly clock: () => number = Date.now,
  ) {}

  readonly key: JWTVerifyGetKey = async (header, token) => {
    await this.refreshOld();
    const set = this.current();
    try {
      return await set(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      // The set is newer than the token, so its key was in it or never existed.
      if (this.goodAt > signedAt(token) + CLOCKS) throw error;
      return this.newKey(header, token, error);
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
      throw new KeysUnavailable('the key of this token may be newer than the set');
    }
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
      const fetched = await this.fetchSet();
      const set = createLocalJWKSet(fetched);
      this.compare(fetched);
      this.set = set;
      this.goodAt = this.clock();
    } catch (error) {
      const code = error instanceof Error ? error.message : 'unknown failure';
      this.heard('CHAVES_INDISPONIVEIS', code);
    }
  }

  private compare({ keys }: JSONWebKeySet): void {
    const before = this.kids;
    const kids = keys.map(({ kid }) => kid ?? '?').sort();
    this.kids = kids;
    if (!before || before.join(' ') === kids.join(' ')) return;
    if (before.some(kid => !kids.includes(kid))) this.withdrawals += 1;
    this.heard('CHAVES_TROCADAS', kids.join(' '));
  }
}
