import { ProblemError } from '../base/problem.error.ts';
import type { Failure } from './draft.failure.ts';
import { changedKeys, type Fields, type Merged, merge } from './merge.ts';

type Phase = 'idle' | 'saving' | 'sending' | Failure;

/** Fields that two people changed: the person is asked about each. */
export interface Conflict<F extends Fields = Fields> {
  keys: string[];
  mine: F;
  theirs: F;
  author: string;
}

/** One record between this form, this device and the server. V is the server's version, I what a sending carries. */
export interface Draft<V, F extends Fields, I> {
  /** The version last read or written; null: the server has none. */
  seen: V | null;
  /** What `mine` was typed over. */
  base: F;
  mine: F;
  /** Sent, and the answer has not come: if the server has exactly one of these, it was us. */
  inFlight: readonly F[];
  phase: Phase;
  /** Under way; one call at a time. */
  call: 'save' | 'send' | 'read' | null;
  error: Error | null;
  conflict: Conflict<F> | null;
  /** What came in silently from another person, for a sentence. */
  merged: { keys: string[]; author: string } | null;
  /** The sending that the person asked for and that has not happened. */
  intent: I | null;
  /** Typed here after the record had gone on without it. */
  leftover: F | null;
  /** False: this device refuses to keep drafts (private window, full disk). */
  kept: boolean;
  failures: number;
  /** Since this round of saving began. */
  merges: number;
  closed: boolean;
}

/** What differs from one kind of record to another. */
export interface Rules<V, F extends Fields> {
  /** Milliseconds after the last change until it is saved; null: only when asked. */
  pause: number | null;
  fieldsOf: (version: V) => F;
  /** Also a version of another record that took this one's place. */
  isNewer: (theirs: V, seen: V) => boolean;
  editable: (version: V) => boolean;
  sendable: (version: V) => boolean;
  /** Whether the failure says that somebody else was first, so that reading again helps. */
  isOutrun: (error: Error) => boolean;
  /** The value of a field that one side does not have. */
  blank: F[string];
  merge: (base: F, mine: F, theirs: F) => Merged<F>;
}

/** The rules of a form with a button for saving, of a record that is always there. */
export const savedWhenAsked = <V, F extends Fields>(rules: Pick<Rules<V, F>, 'fieldsOf' | 'isNewer'>): Rules<V, F> => ({
  ...rules,
  pause: null,
  editable: () => true,
  sendable: () => false,
  isOutrun: error => error instanceof ProblemError && error.status === 412,
  blank: null as F[string],
  merge,
});

export type Message<V, F extends Fields> =
  | { type: 'typed'; fields: F }
  | { type: 'saved'; version: V; fields: F }
  | { type: 'sent'; version: V };

/** A draft as it lies on the device. */
export interface KeptDraft<F extends Fields, I> {
  mine: F;
  base: F;
  inFlight: readonly F[];
  intent: I | null;
  leftover: F | null;
}

export type DraftEvent<V, F extends Fields, I> =
  | { type: 'typed'; fields: F }
  /** A field was still open when the record left us: what was finished in it is reported, not saved. */
  | { type: 'typedLate'; fields: F }
  | { type: 'due' }
  | { type: 'saveAsked' }
  | { type: 'sendAsked'; intent: I }
  | { type: 'sendDropped' }
  | { type: 'saved'; version: V; sent: F }
  | { type: 'sent'; version: V }
  | { type: 'failed'; error: Error }
  /** Read again because `error` said that somebody was first. */
  | { type: 'read'; version: V | null; error: Error; author: string }
  | { type: 'arrived'; version: V | null; author: string }
  /** Another tab of this browser. */
  | { type: 'heard'; message: Message<V, F> }
  | { type: 'resumed'; kept: KeptDraft<F, I>; sameVersion: boolean }
  | { type: 'resolved'; fields: F }
  /** Everything as this version has it, whatever is typed. */
  | { type: 'adopted'; version: V }
  | { type: 'leftoverAdded'; fields: F }
  | { type: 'leftoverDropped' }
  | { type: 'mergedNoticed' }
  /** There is a connection or a session again: no need to wait. */
  | { type: 'woken' }
  | { type: 'keepingTold'; kept: boolean }
  | { type: 'opened' }
  | { type: 'closed' };

export type Effect<V, F extends Fields, I> =
  | { type: 'keep' }
  | { type: 'tell'; message: Message<V, F> }
  /** Into the form: these fields and no others. */
  | { type: 'apply'; fields: F }
  | { type: 'save'; seen: V | null; fields: F }
  | { type: 'send'; seen: V; intent: I }
  | { type: 'read'; error: Error }
  | { type: 'wait'; ms: number };

export interface Turn<V, F extends Fields, I> {
  draft: Draft<V, F, I>;
  effects: readonly Effect<V, F, I>[];
}

export const isDirty = ({ base, mine }: Pick<Draft<unknown, Fields, unknown>, 'base' | 'mine'>) =>
  base !== mine && changedKeys(base, mine).length > 0;

export const newDraft = <V, F extends Fields, I>(seen: V | null, fields: F): Draft<V, F, I> => ({
  seen,
  base: fields,
  mine: fields,
  inFlight: [],
  phase: 'idle',
  call: null,
  error: null,
  conflict: null,
  merged: null,
  intent: null,
  leftover: null,
  kept: true,
  failures: 0,
  merges: 0,
  closed: false,
});

/** null: nothing is left to keep. */
export const keptOf = <V, F extends Fields, I>(draft: Draft<V, F, I>): KeptDraft<F, I> | null => {
  const { mine, base, inFlight, intent, leftover } = draft;
  return isDirty(draft) || intent || leftover ? { mine, base, inFlight, intent, leftover } : null;
};
