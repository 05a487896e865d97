type Rules = {
  /** Tasks at once. */
  readonly places: number;
  /** More than so many do not even begin to wait. */
  readonly most?: number;
  /** Milliseconds: less than the caller waits, who so hears why and not that time ran out. */
  readonly waitMs: number;
  /** What one is told whose turn does not come. */
  readonly refusal: () => Error;
};

type Turn = { call(): void };

/** Work that takes much of the machine, done in the order it came, so many at once; what cannot be done in time is refused. */
export class Turns {
  private taken = 0;
  private readonly waiting: Turn[] = [];

  constructor(private readonly rules: Rules) {}

  async run<T>(task: () => Promise<T>, waitMs = this.rules.waitMs): Promise<T> {
    if (this.taken < this.rules.places) this.taken += 1;
    else await this.turn(waitMs);
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      // The place passes on without becoming free in between.
      if (next) next.call();
      else this.taken -= 1;
    }
  }

  private turn(waitMs: number): Promise<void> {
    const { waiting, rules } = this;
    if (waiting.length >= (rules.most ?? Number.POSITIVE_INFINITY)) return Promise.reject(rules.refusal());
    return new Promise((resolve, reject) => {
      const mine: Turn = {
        call() {
          clearTimeout(limit);
          resolve();
        },
      };
      const limit = setTimeout(() => {
        waiting.splice(waiting.indexOf(mine), 1);
        reject(rules.refusal());
      }, waitMs);
      waiting.push(mine);
    });
  }
}
