import { basePath } from '../base/base-path.ts';

/** A wait within these milliseconds, so that a whole agency does not come back in the same instant. */
export const between = ([from, to]: readonly [number, number]): number => from + Math.random() * (to - from);

const FIRST_WAIT_MS = 1_000;

interface Wiring {
  /** Without the base path; asked for at each opening. */
  address: () => string;
  /** By event name. `sinal`, the heartbeat, may be left out. */
  events: Readonly<Record<string, (event: MessageEvent<string>) => void>>;
  /** Longer without any event, and the line counts as lost. */
  silenceMs: number;
  longestWaitMs: number;
  /** `again`: it was lost before. */
  opened: (again: boolean) => void;
  /** How many times in a row it could not be opened or was lost. */
  lost: (failures: number) => void;
  /** The wait after a loss is over. */
  retry: (failures: number) => void;
}

/**
 * One stream of Server-Sent Events. EventSource by itself reconnects at once and for ever, and does not notice a connection
 * that died without a word: here the waits grow and are spread, and silence counts as loss.
 */
export class LiveLine {
  private source: EventSource | undefined;
  private failures = 0;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private wait: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly wiring: Wiring) {}

  get isBegun(): boolean {
    return this.source !== undefined;
  }

  get isWaiting(): boolean {
    return this.wait !== undefined;
  }

  /** At once, also in the middle of a wait. */
  open(): void {
    if (this.source) return;
    this.endWait();
    const source = new EventSource(`${basePath}${this.wiring.address()}`);
    this.source = source;
    source.addEventListener('open', () => {
      const again = this.failures > 0;
      this.failures = 0;
      this.heard();
      this.wiring.opened(again);
    });
    const events: Wiring['events'] = { sinal: () => undefined, ...this.wiring.events };
    for (const [name, run] of Object.entries(events))
      source.addEventListener(name, (event: MessageEvent<string>) => {
        this.heard();
        run(event);
      });
    source.addEventListener('error', () => this.fail());
  }

  /** Lost, or of no use until the server is back: waits, and says when the wait is over. */
  fail(): void {
    this.drop();
    if (this.isWaiting) return;
    this.failures += 1;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (this.failures - 1), this.wiring.longestWaitMs);
    this.wait = setTimeout(
      () => {
        this.wait = undefined;
        this.wiring.retry(this.failures);
      },
      between([wait / 2, wait]),
    );
    this.wiring.lost(this.failures);
  }

  close(): void {
    this.drop();
    this.endWait();
  }

  forgetFailures(): void {
    this.failures = 0;
  }

  private heard(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.fail(), this.wiring.silenceMs);
  }

  private drop(): void {
    this.source?.close();
    this.source = undefined;
    clearTimeout(this.silence);
  }

  private endWait(): void {
    clearTimeout(this.wait);
    this.wait = undefined;
  }
}
