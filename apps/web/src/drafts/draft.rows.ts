import { type Draft, type DraftEvent, isDirty, type KeptDraft, keptOf, newDraft, type Rules } from './draft.model.ts';
import { DraftReducer } from './draft.reducer.ts';
import type { Fields } from './merge.ts';

export type RowDraft<V, F extends Fields> = Draft<V, F, never>;
export type RowEvent<V, F extends Fields> = readonly [key: string, event: DraftEvent<V, F, never>];

export interface RowToSave<V, F extends Fields> {
  key: string;
  seen: V | null;
  base: F;
  fields: F;
}

/** What became of one row of a call. `outrun`: somebody saved it before, and this is what the server has. */
export type RowOutcome<V> = { key: string } & ({ saved: V } | { outrun: V; author: string } | { refused: string });

/** A rule refused this row; the others of its call went on without it. */
export class RowRefused extends Error {
  override name = 'RowRefused';
}

export interface RowPorts<V, F extends Fields> {
  /** In as many calls as it likes; `done` gets each one's answers, so that a failure half way loses nothing of what was saved. */
  save: (rows: readonly RowToSave<V, F>[], done: (outcomes: readonly RowOutcome<V>[]) => void) => Promise<void>;
  keep: (rows: Readonly<Record<string, KeptDraft<F, never> | null>>) => unknown;
  /** Into the grid: these rows as they are now. */
  apply: (rows: ReadonlyMap<string, F>) => void;
}

/** Many drafts, a row each, that are saved together: one clock, one call at a time. */
export class DraftRows<V, F extends Fields> {
  private drafts: ReadonlyMap<string, RowDraft<V, F>>;
  private readonly reducer: DraftReducer<V, F, never>;
  private readonly waiting = new Set<string>();
  private queue: RowToSave<V, F>[] = [];
  private calling: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private listener: (drafts: ReadonlyMap<string, RowDraft<V, F>>) => void = () => undefined;

  constructor(
    rows: Iterable<readonly [key: string, seen: V]>,
    private readonly rules: Rules<V, F>,
    private readonly ports: RowPorts<V, F>,
  ) {
    this.reducer = new DraftReducer(rules);
    this.drafts = new Map(Array.from(rows, ([key, seen]) => [key, newDraft(seen, rules.fieldsOf(seen))]));
  }

  get all(): ReadonlyMap<string, RowDraft<V, F>> {
    return this.drafts;
  }

  isDirty(key: string): boolean {
    const draft = this.drafts.get(key);
    return draft !== undefined && isDirty(draft);
  }

  listen(listener: (drafts: ReadonlyMap<string, RowDraft<V, F>>) => void): void {
    this.listener = listener;
  }

  dispatch(events: readonly RowEvent<V, F>[], apply = this.ports.apply): void {
    if (events.length === 0) return;
    const drafts = new Map(this.drafts);
    const kept: Record<string, KeptDraft<F, never> | null> = {};
    const applied = new Map<string, F>();
    let wait: number | undefined;
    for (const [key, event] of events) {
      const before = drafts.get(key);
      if (!before) continue;
      const { draft, effects } = this.reducer.reduce(before, event);
      drafts.set(key, draft);
      for (const effect of effects) {
        if (effect.type === 'keep') kept[key] = keptOf(draft);
        else if (effect.type === 'apply') applied.set(key, draft.mine);
        else if (effect.type === 'save') this.queue.push({ key, base: draft.base, ...effect });
        else if (effect.type === 'wait') {
          this.waiting.add(key);
          wait = effect.ms;
        }
      }
    }
    this.drafts = drafts;
    if (Object.keys(kept).length > 0) this.ports.keep(kept);
    if (applied.size > 0) apply(applied);
    if (wait !== undefined) this.arm(wait);
    this.listener(drafts);
    this.call();
  }

  /** While a cell is open nothing is saved: half a number is no number. */
  hold(held: boolean): void {
    this.held = held;
    if (!held && this.waiting.size > 0) this.arm(this.rules.pause ?? 0);
  }

  wake(): void {
    this.dispatch([...this.drafts.keys()].map(key => [key, { type: 'woken' }]));
  }

  /** What can be saved now, without waiting. False: the call failed, and it is tried again by itself. */
  async save(): Promise<boolean> {
    const ready = [...this.drafts].filter(([, draft]) => isDirty(draft) && !(draft.error instanceof RowRefused));
    this.dispatch(ready.map(([key]) => [key, { type: 'saveAsked' }]));
    while (this.calling) await this.calling;
    return ![...this.drafts.values()].some(({ error }) => error !== null && !(error instanceof RowRefused));
  }

  close(): void {
    clearTimeout(this.timer);
    this.held = true;
  }

  private arm(ms: number): void {
    clearTimeout(this.timer);
    if (!this.held) this.timer = setTimeout(() => this.due(), ms);
  }

  private due(): void {
    const keys = [...this.waiting];
    this.waiting.clear();
    this.dispatch(keys.map(key => [key, { type: 'due' }]));
  }

  private call(): void {
    if (this.calling || this.queue.length === 0) return;
    const rows = this.queue;
    this.queue = [];
    this.calling = this.saveRows(rows).finally(() => {
      this.calling = undefined;
      this.call();
    });
  }

  private async saveRows(rows: readonly RowToSave<V, F>[]): Promise<void> {
    const unanswered = new Map(rows.map(row => [row.key, row]));
    const failed = (error: Error) => this.dispatch([...unanswered.keys()].map(key => [key, { type: 'failed', error }]));
    try {
      await this.ports.save(rows, outcomes => {
        const events = outcomes.flatMap((outcome): RowEvent<V, F>[] => {
          const row = unanswered.get(outcome.key);
          return row ? [[outcome.key, eventOf(outcome, row)]] : [];
        });
        for (const [key] of events) unanswered.delete(key);
        this.dispatch(events);
      });
      if (unanswered.size > 0) failed(new Error('O servidor não disse o que fez de todas as linhas.'));
    } catch (error) {
      failed(error as Error);
    }
  }
}

function eventOf<V, F extends Fields>(outcome: RowOutcome<V>, { fields }: RowToSave<V, F>): DraftEvent<V, F, never> {
  if ('saved' in outcome) return { type: 'saved', version: outcome.saved, sent: fields };
  if ('refused' in outcome) return { type: 'failed', error: new RowRefused(outcome.refused) };
  return { type: 'read', version: outcome.outrun, error: new Error('outrun'), author: outcome.author };
}
