import type { Lane } from './lanes.table.ts';

type Call = { readonly run: () => void; inside: boolean; timer?: NodeJS.Timeout };

/** Limits the calls under way of one class, with a short queue before them (security.md C4). */
export class Bulkhead {
  private inside = 0;
  private readonly queue = new Set<Call>();

  constructor(private readonly lane: Pick<Lane, 'places' | 'patience' | 'queue'>) {}

  get inFlight(): number {
    return this.inside;
  }

  /**
   * Runs at once or when a place is free in time, else refuses. The caller calls the result when it is done or gives up waiting.
   */
  enter(run: () => void, refuse: () => void): () => void {
    const call: Call = { run, inside: false };
    if (this.inside < this.lane.places) this.admit(call);
    else if (this.queue.size < this.lane.queue) this.line(call, refuse);
    else refuse();
    return () => this.leave(call);
  }

  private admit(call: Call): void {
    this.inside += 1;
    call.inside = true;
    call.run();
  }

  private line(call: Call, refuse: () => void): void {
    this.queue.add(call);
    call.timer = setTimeout(() => {
      this.queue.delete(call);
      refuse();
    }, this.lane.patience);
  }

  private leave(call: Call): void {
    clearTimeout(call.timer);
    this.queue.delete(call);
    if (!call.inside) return;
    this.inside -= 1;
    call.inside = false;
    const [next] = this.queue;
    if (!next) return;
    clearTimeout(next.timer);
    this.queue.delete(next);
    this.admit(next);
  }
}
