/** One run at a time within a process; closing tells the run under way to stop, and waits for it. */
export class OneAtATime {
  private readonly stopping = new AbortController();
  private current: Promise<unknown> = Promise.resolve();
  private busy = false;
  private asked = false;

  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /**
   * `work` returns how much it did. While a run is under way, a call asks it for one more round and gets undefined when
   * that is done, so the work itself must not await it (it would wait for itself). Undefined at once when closing has
   * begun.
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

  /**
   * A round that fails does not use up a call made meanwhile, which still gets its own round. @throws the error of the
   * last round.
   */
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
