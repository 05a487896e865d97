import type { Breaker, Leave, Verdict } from './breaker.ts';

/** The way of one call through its lane: it has one place, and each of its tries counts for the breaker. */
export class Passage {
  private over = false;
  private free: () => void = () => undefined;

  /** `hear` is what the breaker is told of a verdict; without a breaker the class has no lane. */
  constructor(
    private readonly breaker?: Breaker,
    private leave?: Leave,
    private readonly hear: (verdict: Verdict) => Verdict = verdict => verdict,
  ) {}

  /** `free` gives the place back. */
  occupy(free: () => void): void {
    this.free = free;
    if (this.over) free();
  }

  /** The call is over, or nobody waits for it; only the first time counts. */
  readonly settle = (verdict: Verdict): void => {
    if (this.over) return;
    this.over = true;
    this.free();
    this.tell(verdict);
  };

  /** A try failed that could be made again. False: it was the one that opened the breaker, or another's was. */
  tryFailed(verdict: Verdict): boolean {
    this.tell(verdict);
    return this.breaker?.state === 'closed';
  }

  /** Leave for one more try, or the seconds until it is worth asking again. */
  again(): number | undefined {
    const leave = this.breaker?.ask();
    if (typeof leave === 'number') return leave;
    this.leave = leave;
    return undefined;
  }

  private tell(verdict: Verdict): void {
    if (this.leave) this.breaker?.tell(this.leave, this.hear(verdict));
    this.leave = undefined;
  }
}
