type Rules = {
  readonly places: number;
  /** How many may wait; the next is refused at once. */
  readonly most?: number;
  /** Milliseconds. Less than the caller waits, so that it gets this refusal instead of its own timeout. */
  readonly waitMs: number;
  readonly refusal: () => Error;
};

type Turn = { call(): void };

/** Heavy work, done in order of arrival and a few at once; what cannot start in time is refused. */
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
      // The place passes to the next without becoming free in between.
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
