/** One run at a time within a process; at the close, what is under way is told to stop and awaited. */
export class OneAtATime {
  private readonly stopping = new AbortController();
  private current: Promise<unknown> = Promise.resolve();
  private busy = false;
  private asked = false;

  /** Aborted once the close has begun. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /**
   * Work that answers how much it did. Where a run is under way, it goes round once more for what came since, and undefined is answered
   * when it has (not to be awaited from inside the work, which would wait for itself); undefined at once when the close has begun.
   */
  async run(work: () => Promise<number | undefined>): Promise<number | undefined> {
    if (this.signal.aborted) return undefined;
    this.asked = true;
    if (this.busy) {
      await this.current;
      return undefined;
    }
    this.busy = true;
    const running = this.untilNobodyAsks(work);
    this.current = running.catch(() => undefined);
    return running;
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await this.current;
  }

  /** A round that fails does not use up what was asked for meanwhile: that still gets its own. @throws what the last one threw. */
  private async untilNobodyAsks(work: () => Promise<number | undefined>): Promise<number | undefined> {
    let done: number | undefined;
    let failed: { readonly error: unknown } | undefined;
    while (this.asked && !this.signal.aborted) {
      this.asked = false;
      try {
        const more = await work();
        if (more !== undefined) done = (done ?? 0) + more;
        failed = undefined;
      } catch (error) {
        failed = { error };
      }
    }
    this.busy = false;
    if (failed) throw failed.error;
    return done;
  }
}
