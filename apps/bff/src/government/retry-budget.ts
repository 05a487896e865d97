const WINDOW_MS = 10_000;
const SHARE = 0.1;
const ALWAYS = 10;

/** Retries may add a tenth to the calls of the last ten seconds, plus one a second (security.md C4). */
export class RetryBudget {
  private since = 0;
  private calls = 0;
  private retries = 0;
  taken = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  noteCall(): void {
    this.turn();
    this.calls += 1;
  }

  take(): boolean {
    this.turn();
    if (this.retries >= ALWAYS + this.calls * SHARE) return false;
    this.retries += 1;
    this.taken += 1;
    return true;
  }

  /** Begins a window now. */
  renew(): void {
    this.since = this.now();
    this.calls = 0;
    this.retries = 0;
  }

  private turn(): void {
    if (this.now() - this.since >= WINDOW_MS) this.renew();
  }
}
