import { Revocations } from './revocation-port.ts';

const SWEEP = 60_000;

export class MemoryRevocations extends Revocations {
  private readonly until = new Map<string, number>();
  private sweptAt = 0;

  has(key: string): boolean {
    return this.until.has(key);
  }

  async revoke(key: string, exp: number): Promise<void> {
    this.remember(key, exp);
  }

  healthy(): boolean {
    return true;
  }

  remember(key: string, exp: number): void {
    this.until.set(key, exp);
    if (Date.now() - this.sweptAt > SWEEP) this.sweep(Date.now());
  }

  /** Keys not yet expired, each with its end in seconds. */
  entries(): Iterable<[string, number]> {
    this.sweep(Date.now());
    return this.until;
  }

  private sweep(now: number): void {
    this.sweptAt = now;
    for (const [key, exp] of this.until) if (exp < now / 1000) this.until.delete(key);
  }
}
