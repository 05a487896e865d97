import { failureOf, waitAfter } from './draft.failure.ts';
import {
  type Draft,
  type DraftEvent,
  type Effect,
  isDirty,
  type Message,
  type Rules,
  type Turn,
} from './draft.model.ts';
import { changedKeys, type Fields } from './merge.ts';

/** The other tab saves what was typed there; should it die, this one does. Milliseconds. */
const PAUSE_FOR_ANOTHER_TAB = 6_000;
/** Other people may save between our reading and our writing again, but not for ever. */
const MOST_MERGES = 4;
/** How many attempts without an answer are remembered, to know our own work again. */
const MOST_IN_FLIGHT = 5;

type Of<E extends { type: string }, K extends E['type']> = Extract<E, { type: K }>;

/** What happens to a draft: events in, effects out. Pure; knows neither React, nor the network, nor a clock. */
export class DraftReducer<V, F extends Fields, I> {
  constructor(private readonly rules: Rules<V, F>) {}

  reduce(draft: Draft<V, F, I>, event: DraftEvent<V, F, I>): Turn<V, F, I> {
    return this.on[event.type](draft, event as never);
  }

  private readonly on: {
    [K in DraftEvent<V, F, I>['type']]: (draft: Draft<V, F, I>, event: Of<DraftEvent<V, F, I>, K>) => Turn<V, F, I>;
  } = {
    typed: (draft, { fields }) => {
      const keys = changedKeys(draft.mine, fields);
      if (keys.length === 0) return turn(draft);
      const told = tell({ ...this.tryAgain(draft), mine: fields }, { type: 'typed', fields: this.pick(keys, fields) });
      return and(and(told, keep), after => this.wait(after));
    },
    typedLate: (draft, { fields }) => {
      const keys = changedKeys(draft.mine, fields);
      if (keys.length === 0) return turn(draft);
      return and(leave(draft, this.pick(keys, fields)), after => apply(after, this.pick(keys, after.mine)));
    },
    // Typed and taken back: there is nothing to save. Refused since: it would be refused again.
    due: draft => (draft.closed || draft.phase === 'refused' || !waits(draft) ? turn(draft) : this.begin(draft)),
    // By a button, what was asked before is answered: mine as it stands.
    saveAsked: draft => this.begin(this.isAuto ? draft : { ...draft, merged: null, conflict: null }),
    sendAsked: (draft, { intent }) => and(keep({ ...draft, intent, error: null }), after => this.begin(after)),
    sendDropped: draft => keep<V, F, I>({ ...draft, intent: null }),
    saved: (draft, { version, sent }) => {
      const message: Message<V, F> = { type: 'saved', version, fields: sent };
      if (!this.isAuto) return and(this.adoptWhatWasSent(draft, version, sent), after => tell(after, message));
      return and(tell({ ...draft, seen: version, base: sent, inFlight: [] }, message), after => this.next(after));
    },
    sent: (draft, { version }) => {
      // Somebody may have typed on meanwhile: that is left over, not thrown away.
      const taken = and(this.take(draft, version, ''), after =>
        tell<V, F, I>({ ...after, seen: version, intent: null }, { type: 'sent', version }),
      );
      return and(taken, after => this.rest(after));
    },
    failed: (draft, { error }) =>
      draft.call !== 'read' && this.rules.isOutrun(error) && draft.merges < MOST_MERGES
        ? turn({ ...draft, call: 'read' }, { type: 'read', error })
        : this.stop(draft, error),
    read: (draft, { version, error, author }) => {
      const { rules } = this;
      const unchanged = version !== null && draft.seen !== null && !rules.isNewer(version, draft.seen);
      if (draft.phase === 'sending' && (unchanged || version === null)) return this.stop(draft, error);
      if (unchanged && rules.editable(version)) return this.stop(draft, error);
      const taken = this.take({ ...draft, merges: draft.merges + 1 }, version, author);
      const goesOn = version === null || rules.editable(version);
      return and(taken, after => (goesOn ? this.next(after) : this.rest(after)));
    },
    arrived: (draft, { version, author }) => {
      const { seen } = draft;
      if (draft.call || version === null || (seen && !this.rules.isNewer(version, seen))) return turn(draft);
      // A form that saves only when asked keeps the version it was typed over, and joins the two then.
      if (!this.isAuto && isDirty(draft)) return turn(draft);
      return and(this.take(draft, version, author), after => (isDirty(after) ? this.wait(after) : turn(after)));
    },
    heard: (draft, { message }) => this.hears[message.type](draft, message as never),
    resumed: (draft, { kept, sameVersion }) => {
      const { base, mine, inFlight, intent, leftover } = kept;
      const back = apply({ ...draft, base, mine, inFlight, intent, leftover }, mine);
      const joined = and(back, after =>
        after.seen !== null && !sameVersion ? this.take(after, after.seen, '') : turn({ ...after, base: draft.base }),
      );
      return and(and(joined, keep), after => this.wait(after, intent ? 0 : this.rules.pause));
    },
    resolved: (draft, { fields }) => {
      const shown = apply({ ...draft, mine: { ...draft.mine, ...fields }, conflict: null }, fields);
      return and(and(shown, keep), after => (this.isAuto ? this.wait(after, 0) : this.begin(after)));
    },
    adopted: (draft, { version }) => {
      const theirs = this.rules.fieldsOf(version);
      return apply({ ...draft, seen: version, base: theirs, mine: theirs, conflict: null }, theirs);
    },
    leftoverAdded: (draft, { fields }) => leave(draft, fields),
    leftoverDropped: draft => keep({ ...draft, leftover: null }),
    mergedNoticed: draft => turn({ ...draft, merged: null }),
    woken: draft => (this.isAuto && waits(draft) ? this.wait(draft, 0) : turn(draft)),
    keepingTold: (draft, { kept }) => turn({ ...draft, kept }),
    opened: draft => turn({ ...draft, closed: false }),
    // What is not on the server yet is sent as the form is left.
    closed: draft => {
      const goes = this.isAuto && isDirty(draft) && draft.phase !== 'signedOut';
      return and(goes ? this.begin(draft) : turn(draft), after => turn({ ...after, closed: true }));
    },
  };

  private readonly hears: {
    [K in Message<V, F>['type']]: (draft: Draft<V, F, I>, message: Of<Message<V, F>, K>) => Turn<V, F, I>;
  } = {
    typed: (draft, { fields }) =>
      and(apply({ ...draft, mine: { ...draft.mine, ...fields } }, fields), after =>
        this.wait(after, PAUSE_FOR_ANOTHER_TAB),
      ),
    saved: (draft, { version, fields }) =>
      draft.seen !== null && !this.rules.isNewer(version, draft.seen)
        ? turn(draft)
        : turn({ ...draft, seen: version, base: fields }),
    sent: (draft, { version }) => this.take(draft, version, ''),
  };

  /** A draft that saves itself tries again with what is typed now; a button's refusal stays until it is pressed. */
  private tryAgain(draft: Draft<V, F, I>): Draft<V, F, I> {
    return this.isAuto && draft.phase === 'refused' ? { ...draft, phase: 'idle', error: null } : draft;
  }

  private get isAuto(): boolean {
    return this.rules.pause !== null;
  }

  private pick(keys: readonly string[], fields: F): F {
    return Object.fromEntries(keys.map(key => [key, fields[key] ?? this.rules.blank])) as F;
  }

  private wait(draft: Draft<V, F, I>, ms = this.rules.pause): Turn<V, F, I> {
    return ms === null || draft.closed || draft.conflict ? turn(draft) : turn(draft, { type: 'wait', ms });
  }

  /** A round of calls, of which one is under way at a time. */
  private begin(draft: Draft<V, F, I>): Turn<V, F, I> {
    return draft.call || draft.conflict ? turn(draft) : this.next({ ...draft, merges: 0 });
  }

  /** The round's next call: save what is typed, then send it if that was asked; or rest. */
  private next(draft: Draft<V, F, I>): Turn<V, F, I> {
    const { seen, mine, intent } = draft;
    if (draft.conflict) return this.rest(draft);
    if (seen === null || isDirty(draft) || !this.isAuto) {
      const inFlight = [...draft.inFlight, mine].slice(-MOST_IN_FLIGHT);
      const saving = keep({ ...draft, phase: 'saving', call: 'save', error: null, inFlight });
      return and(saving, after => turn(after, { type: 'save', seen, fields: mine }));
    }
    if (intent !== null && this.rules.sendable(seen))
      return turn({ ...draft, phase: 'sending', call: 'send' }, { type: 'send', seen, intent });
    return this.rest(draft);
  }

  private rest(draft: Draft<V, F, I>): Turn<V, F, I> {
    return and(keep({ ...draft, phase: 'idle', call: null, error: null, failures: 0 }), after =>
      waits(after) ? this.wait(after) : turn(after),
    );
  }

  private stop(draft: Draft<V, F, I>, error: Error): Turn<V, F, I> {
    const phase = failureOf(error);
    const stopped = keep({ ...draft, phase, call: null, error });
    if (phase === 'refused') return and(stopped, after => turn<V, F, I>({ ...after, intent: null }));
    if (phase === 'signedOut' || !this.isAuto) return stopped;
    return and(stopped, after => this.wait({ ...after, failures: draft.failures + 1 }, waitAfter(draft.failures)));
  }

  /** A newer version: what only it changed comes in, what both changed waits for the person. */
  private take(draft: Draft<V, F, I>, version: V | null, author: string): Turn<V, F, I> {
    const { base, mine, inFlight } = draft;
    if (version === null) return turn<V, F, I>({ ...draft, seen: null, base: draft.seen === null ? base : ({} as F) });
    const theirs = this.rules.fieldsOf(version);
    if (!this.rules.editable(version)) return this.goOnWithout(draft, version, theirs);
    // Exactly what we sent and never heard of: it was us.
    const isOurs = inFlight.some(sent => changedKeys(sent, theirs).length === 0);
    const { fields, conflicts, taken } = this.rules.merge(isOurs ? theirs : base, mine, theirs);
    const joined: Draft<V, F, I> = {
      ...draft,
      seen: version,
      base: theirs,
      mine: fields,
      inFlight: [],
      merged: taken.length > 0 ? { keys: taken, author } : draft.merged,
      conflict: conflicts.length > 0 ? { keys: conflicts, mine: fields, theirs, author } : null,
    };
    return and(apply(joined, this.pick(taken, theirs)), keep);
  }

  /** It changes no more: the form shows it as it is, and what was typed otherwise is left over for the person to see. */
  private goOnWithout(draft: Draft<V, F, I>, version: V, theirs: F): Turn<V, F, I> {
    const differing = changedKeys(draft.mine, theirs);
    const after: Draft<V, F, I> = {
      ...draft,
      seen: version,
      base: theirs,
      mine: theirs,
      leftover: isDirty(draft) && differing.length > 0 ? draft.mine : draft.leftover,
      intent: null,
      phase: 'idle',
      error: null,
      conflict: null,
    };
    // Only what differs: a change of a sent record may be half typed over the rest.
    return and(apply(after, this.pick(differing, theirs)), keep);
  }

  /** The server may write it otherwise (trimmed, in order): the form shows it so, except what was typed on meanwhile. */
  private adoptWhatWasSent(draft: Draft<V, F, I>, version: V, sent: F): Turn<V, F, I> {
    const theirs = this.rules.fieldsOf(version);
    const mine = { ...theirs, ...this.pick(changedKeys(sent, draft.mine), draft.mine) };
    const after = { ...draft, seen: version, base: theirs, mine, inFlight: [] };
    return and(apply(after, this.pick(changedKeys(draft.mine, mine), mine)), shown => this.rest(shown));
  }
}

const turn = <V, F extends Fields, I>(draft: Draft<V, F, I>, ...effects: Effect<V, F, I>[]): Turn<V, F, I> => ({
  draft,
  effects,
});

const and = <V, F extends Fields, I>(
  { draft, effects }: Turn<V, F, I>,
  go: (draft: Draft<V, F, I>) => Turn<V, F, I>,
): Turn<V, F, I> => {
  const after = go(draft);
  return turn(after.draft, ...effects, ...after.effects);
};

const keep = <V, F extends Fields, I>(draft: Draft<V, F, I>) => turn(draft, { type: 'keep' });

const tell = <V, F extends Fields, I>(draft: Draft<V, F, I>, message: Message<V, F>) =>
  turn(draft, { type: 'tell', message });

const apply = <V, F extends Fields, I>(draft: Draft<V, F, I>, fields: F) =>
  Object.keys(fields).length > 0 ? turn(draft, { type: 'apply', fields }) : turn(draft);

const waits = <V, F extends Fields, I>(draft: Draft<V, F, I>) => isDirty(draft) || draft.intent !== null;

function leave<V, F extends Fields, I>(draft: Draft<V, F, I>, fields: F): Turn<V, F, I> {
  const leftover = { ...(draft.leftover ?? draft.mine), ...fields };
  return keep({ ...draft, leftover: changedKeys(draft.mine, leftover).length > 0 ? leftover : null });
}
