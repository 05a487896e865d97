/** What a call tells of the government API's health. `none`: nothing, because the client left or we refused the call ourselves. */
export type Verdict = 'ok' | 'slow' | 'failed' | 'unreachable' | 'none';

/** Permission for one call; its verdict counts only while the breaker's state has not changed since. */
export type Leave = { readonly era: number };

export type BreakerState = 'closed' | 'half-open' | 'open';

const BUCKETS = 10;
const BUCKET_MS = 3_000;
const MINIMUM = 20;
const FAILED_SHARE = 0.5;
const SLOW_SHARE = 0.8;
const UNREACHABLE_IN_A_ROW = 5;
const WINDOW_MS = BUCKETS * BUCKET_MS;
const PROBES = 3;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;
/** The share of a pause that always passes, even when the government API says it is well, and its longest length. */
const CAUTION = 0.2;
const LONGEST_CAUTION_MS = 10_000;
const SPREAD = 0.2;

type Bucket = { at: number; calls: number; failed: number; slow: number };

/**
 * Stops asking a government API that fails (security.md C3): 50 % failed or 80 % slow of at least 20 calls in 30 s, or five
 * refused connections in a row. Half a minute of good calls would outweigh the first seconds of an outage, so it also opens when
 * 20 calls went out and for `patience` ms none came back well. After a pause, three calls go ahead of all others; all must
 * come back well.
 */
export class Breaker {
  private buckets: Bucket[] = [];
  private inARow = 0;
  private until = 0;
  /** From here on a government API that says it is well may be tried before `until`. */
  private earliest = 0;
  private unanswered = 0;
  private unansweredSince = 0;
  private pause = FIRST_PAUSE_MS;
  private probesOut = 0;
  private probesBack = 0;
  private era = 0;
  private current: BreakerState = 'closed';

  constructor(
    private readonly changed: (state: BreakerState) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
    private readonly random: () => number = Math.random,
    private readonly patience = Number.POSITIVE_INFINITY,
  ) {}

  get state(): BreakerState {
    return this.current;
  }

  /** Permission to call, or the seconds until it is worth asking again. */
  ask(): Leave | number {
    if (this.current === 'open' && this.now() >= this.until) this.become('half-open');
    if (this.current === 'closed' && this.silent()) this.become('open');
    if (this.current === 'open') return Math.max(1, Math.ceil((this.until - this.now()) / 1000));
    if (this.current === 'half-open') {
      if (this.probesOut + this.probesBack >= PROBES) return 1;
      this.probesOut += 1;
    }
    this.unanswered += 1;
    return { era: this.era };
  }

  /** Called when the government API says it is well: ends the pause after its cautious part. */
  wake(): void {
    this.until = Math.min(this.until, this.earliest);
  }

  tell({ era }: Leave, verdict: Verdict): void {
    // A call from before the last change of state says nothing of now: late failures must not open it again.
    if (era !== this.era) return;
    if (this.current === 'half-open') this.probed(verdict);
    else if (verdict === 'none') this.unanswered = Math.max(0, this.unanswered - 1);
    else this.count(verdict);
  }

  private probed(verdict: Verdict): void {
    this.probesOut -= 1;
    if (verdict === 'none') return;
    if (verdict !== 'ok') {
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
      this.become('open');
      return;
    }
    this.probesBack += 1;
    if (this.probesBack < PROBES) return;
    this.pause = FIRST_PAUSE_MS;
    this.become('closed');
  }

  private count(verdict: Verdict): void {
    if (verdict === 'ok' || verdict === 'slow') this.unanswered = 0;
    const bucket = this.bucket();
    bucket.calls += 1;
    if (verdict === 'failed' || verdict === 'unreachable') bucket.failed += 1;
    if (verdict === 'slow') bucket.slow += 1;
    this.inARow = verdict === 'unreachable' ? this.inARow + 1 : 0;
    if (this.inARow >= UNREACHABLE_IN_A_ROW || this.tooMany()) this.become('open');
  }

  /** Asked before a call goes out, since that call may begin a new silence. */
  private silent(): boolean {
    const lasted = this.now() - this.unansweredSince;
    if (this.unanswered === 0 || lasted > WINDOW_MS) {
      this.unanswered = 0;
      this.unansweredSince = this.now();
      return false;
    }
    return this.unanswered >= MINIMUM && lasted >= this.patience;
  }

  private tooMany(): boolean {
    const sum = (of: 'calls' | 'failed' | 'slow'): number => this.buckets.reduce((total, each) => total + each[of], 0);
    const calls = sum('calls');
    return calls >= MINIMUM && (sum('failed') >= calls * FAILED_SHARE || sum('slow') >= calls * SLOW_SHARE);
  }

  private bucket(): Bucket {
    const at = Math.floor(this.now() / BUCKET_MS);
    const last = this.buckets.at(-1);
    if (last?.at === at) return last;
    const bucket = { at, calls: 0, failed: 0, slow: 0 };
    this.buckets = [...this.buckets.filter(each => each.at > at - BUCKETS), bucket];
    return bucket;
  }

  private become(state: BreakerState): void {
    this.current = state;
    this.era += 1;
    this.buckets = [];
    this.inARow = 0;
    this.unanswered = 0;
    this.probesOut = 0;
    this.probesBack = 0;
    if (state === 'open') this.rest();
    this.changed(state);
  }

  private rest(): void {
    // Replicas that opened together must not come back together.
    const spread = 1 - SPREAD + 2 * SPREAD * this.random();
    this.until = this.now() + this.pause * spread;
    this.earliest = this.now() + Math.min(this.pause * CAUTION, LONGEST_CAUTION_MS) * spread;
  }
}
