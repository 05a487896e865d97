/** One run at a time within a process; at the close, what is under way is told to stop and awaited. */
export class OneAtATime {
  private readonly stopping = new AbortController();
  private current: Promise<unknown> = Promise.resolve();
  private busy = false;

  /** Aborted once the close has begun. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** Undefined where a run is under way or the close has begun. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.busy || this.signal.aborted) return undefined;
    this.busy = true;
    const running = work().finally(() => {
      this.busy = false;
    });
    this.current = running.catch(() => undefined);
    return running;
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await this.current;
  }
}
