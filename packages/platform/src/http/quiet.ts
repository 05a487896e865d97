import type { Server } from 'node:http';

/** For how long nobody has called a server. */
export class Quiet {
  private underWay = 0;
  private last = Number.NEGATIVE_INFINITY;

  /** `lasting` counts the event streams: they are open screens, and no call waits for them. */
  constructor(
    server: Server,
    private readonly lasting: () => number = () => 0,
    private readonly now: () => number = () => performance.now(),
  ) {
    server.on('request', (_request, response) => {
      this.underWay += 1;
      response.once('close', () => {
        this.underWay -= 1;
        this.last = this.now();
      });
    });
  }

  /** Milliseconds; 0 while a call is under way. */
  get ms(): number {
    return this.underWay > this.lasting() ? 0 : this.now() - this.last;
  }
}
