import { createLocalJWKSet, errors, type FlattenedJWSInput, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** What happens to the keys, for the audit trail. */
export type KeysHeard = (evento: 'CHAVES_TROCADAS' | 'CHAVES_INDISPONIVEIS', motivo: string) => void;

type KeySet = ReturnType<typeof createLocalJWKSet>;

const FRESH = 10 * 60_000;
const COOL_DOWN = 30_000;
/** After a failed fetch with nothing in hand. */
const RETRY = 1_000;
const KEPT = 24 * 3_600_000;
/** Clocks of two servers differ by no more. */
const CLOCKS = 60_000;

export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}

/** When a token says it was signed, ms; one that does not say may be new. Not believed, only weighed. */
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
 * A published key set: fresh for 10 minutes, fetched again at once for an unknown kid but at most every 30 s (a flood of
 * made-up kids costs two fetches a minute), one fetch at a time, and the last good set kept for a day when the publisher is
 * away. A rotation refuses nobody: a kid that may be newer than the set is unknown to us, not forged.
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
      // The set is younger than the token: its key was there, or never was.
      if (this.goodAt > signedAt(token) + CLOCKS) throw error;
      return this.newKey(header, token, error);
    }
  };

  /** Grows when a key left the set. Asking keeps the set fresh also while every token is remembered. */
  epoch(): number {
    if (this.clock() - this.goodAt >= FRESH) void this.refreshOld();
    return this.withdrawals;
  }

  /** For a token that the publisher itself has just handed over: whatever made-up kids have cost, its key is there now. */
  async lookAgain(): Promise<void> {
    // One under way may have been answered before that key was there.
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
      // Read since we asked, not while: then the answer is final.
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

  /** The first set is no change. */
  private compare({ keys }: JSONWebKeySet): void {
    const before = this.kids;
    const kids = keys.map(({ kid }) => kid ?? '?').sort();
    this.kids = kids;
    if (!before || before.join(' ') === kids.join(' ')) return;
    if (before.some(kid => !kids.includes(kid))) this.withdrawals += 1;
    this.heard('CHAVES_TROCADAS', kids.join(' '));
  }
}
