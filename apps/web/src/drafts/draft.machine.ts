import { authorOf } from './draft.failure.ts';
import {
  type Draft,
  type DraftEvent,
  type Effect,
  isDirty,
  type KeptDraft,
  keptOf,
  type Message,
  newDraft,
  type Rules,
} from './draft.model.ts';
import { DraftReducer } from './draft.reducer.ts';
import type { Fields } from './merge.ts';

/** The draft's way out. What a record has no use for may be left out. */
export interface Ports<V, F extends Fields, I> {
  save: (seen: V | null, fields: F) => Promise<V>;
  send?: (seen: V, intent: I) => Promise<V>;
  /** What the server has now; null: nothing. */
  read: (seen: V | null, error: Error) => Promise<V | null>;
  /** On this device; null: nothing is left to keep, false: it refuses. `seen` is the version it was typed over. */
  keep?: (kept: KeptDraft<F, I> | null, seen: V | null) => Promise<boolean>;
  tell?: (message: Message<V, F>) => unknown;
  /** Into the form. */
  apply: (fields: F) => void;
}

/** What a screen shows of a draft: typing on changes none of it, so that a key renders the screen once. */
export type Status<V, F extends Fields, I> = Pick<
  Draft<V, F, I>,
  'seen' | 'phase' | 'error' | 'conflict' | 'merged' | 'intent' | 'leftover' | 'kept'
> & { dirty: boolean };

const statusOf = <V, F extends Fields, I>(draft: Draft<V, F, I>): Status<V, F, I> => {
  const { seen, phase, error, conflict, merged, intent, leftover, kept } = draft;
  return { seen, phase, error, conflict, merged, intent, leftover, kept, dirty: isDirty(draft) };
};

/** Runs one draft: events go to the reducer, and the effects it answers go out by the ports. */
export class DraftMachine<V, F extends Fields, I = never> {
  private draft: Draft<V, F, I>;
  private shown: Status<V, F, I>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private listener: (status: Status<V, F, I>) => void = () => undefined;
  private readonly reducer: DraftReducer<V, F, I>;

  constructor(
    start: { seen: V | null; fields: F },
    rules: Rules<V, F>,
    private readonly ports: Ports<V, F, I>,
  ) {
    this.draft = newDraft(start.seen, start.fields);
    this.shown = statusOf(this.draft);
    this.reducer = new DraftReducer(rules);
  }

  get status(): Status<V, F, I> {
    return this.shown;
  }

  get mine(): F {
    return this.draft.mine;
  }

  listen(listener: (status: Status<V, F, I>) => void): void {
    this.listener = listener;
  }

  dispatch = (event: DraftEvent<V, F, I>): void => {
    const { draft, effects } = this.reducer.reduce(this.draft, event);
    this.draft = draft;
    if (effects.some(({ type }) => type === 'keep')) this.keep();
    for (const effect of effects) this.run[effect.type](effect as never);
    const status = statusOf(draft);
    if (!changed(this.shown, status)) return;
    this.shown = status;
    if (!draft.closed) this.listener(status);
  };

  private readonly run: { [K in Effect<V, F, I>['type']]: (effect: Extract<Effect<V, F, I>, { type: K }>) => void } = {
    // Once an event, above.
    keep: () => undefined,
    tell: ({ message }) => this.ports.tell?.(message),
    apply: ({ fields }) => this.ports.apply(fields),
    wait: ({ ms }) => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.dispatch({ type: 'due' }), ms);
    },
    save: ({ seen, fields }) =>
      this.call(this.ports.save(seen, fields), version => ({ type: 'saved', version, sent: fields })),
    send: ({ seen, intent }) => this.call(this.ports.send?.(seen, intent), version => ({ type: 'sent', version })),
    read: ({ error }) =>
      this.call(this.ports.read(this.draft.seen, error), version => ({
        type: 'read',
        version,
        error,
        author: authorOf(error),
      })),
  };

  private call<A>(answer: Promise<A> | undefined, eventOf: (answer: A) => DraftEvent<V, F, I>): void {
    answer?.then(
      value => this.dispatch(eventOf(value)),
      error => this.dispatch({ type: 'failed', error }),
    );
  }

  private keep(): void {
    this.ports
      .keep?.(keptOf(this.draft), this.draft.seen)
      .then(kept => kept !== this.draft.kept && this.dispatch({ type: 'keepingTold', kept }));
  }
}

const changed = <S extends object>(one: S, other: S) =>
  (Object.keys(one) as (keyof S)[]).some(key => one[key] !== other[key]);
