/**
 * What to call when something ends before the calls that hang on it. An array and not a Set, which makes a new table every few calls:
 * a table that has grown old keeps alive whatever the next one once held, so that nearly every call would outlive its answer until
 * the old generation is collected.
 */
export class Underway {
  private readonly ends: (() => void)[] = [];

  add(end: () => void): void {
    this.ends.push(end);
  }

  remove(end: () => void): void {
    const at = this.ends.indexOf(end);
    if (at === -1) return;
    const last = this.ends.pop();
    if (last && last !== end) this.ends[at] = last;
  }

  endAll(): void {
    for (const end of [...this.ends]) end();
  }
}
