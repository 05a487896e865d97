import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ProblemError } from '../base/problem.error.ts';
import { authorOf, errorsOf, type FieldErrors, ownErrors } from './record.errors.ts';
import { changedKeys, merge } from './record.merge.ts';
import type { Field, Values, Versioned } from './record.model.ts';

export interface Conflict {
  keys: string[];
  theirs: Values;
  author: string;
}

interface Rules<R extends Versioned> {
  fields: readonly Field[];
  record: R | null;
  start: Values;
  valuesOf: (record: R) => Values;
  fresh: (id: number) => Promise<R>;
  send: (values: Values, seen: R | null) => Promise<R>;
  onSaved: (record: R) => void;
}

/** Other people may save between our reading and our next try, but not for ever. */
const MOST_MERGES = 3;

export function useRecordForm<R extends Versioned>(rules: Rules<R>) {
  const { fields, record, start, valuesOf, onSaved } = rules;
  const keys = fields.map(({ key }) => key);
  const [seen, setSeen] = useState(record);
  const [values, setValues] = useState<Values>(() => (record ? valuesOf(record) : start));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const busy = useRef(false);
  const saved = seen ? valuesOf(seen) : start;
  const dirty = changedKeys(keys, saved, values).length > 0;

  const adopt = (next: R) => {
    setSeen(next);
    setValues(valuesOf(next));
  };
  // A newer version was read meanwhile: an unchanged form adopts it, and one with work keeps the version it was typed over.
  if (record && seen && record.versao > seen.versao && !dirty && !busy.current) adopt(record);

  const merging = useMerging(rules, (theirs, joined) => {
    setSeen(theirs);
    setValues(joined);
  });

  const saving = useMutation({
    mutationFn: (typed: Values) => merging.attempt(typed, seen),
    onSuccess: next => {
      if (!next) return;
      adopt(next);
      setSavedAt(new Date());
      onSaved(next);
    },
    onError: error => {
      if (error instanceof ProblemError) setErrors(errorsOf(fields, error));
    },
  });

  /** A second call while one is under way does nothing. */
  const save = async (typed = values) => {
    if (busy.current) return;
    const own = ownErrors(
      fields.filter(({ shownWhen }) => shownWhen?.(typed) ?? true),
      typed,
    );
    setErrors(own);
    merging.forget();
    saving.reset();
    if (Object.keys(own).length > 0) return;
    busy.current = true;
    await saving.mutateAsync(typed).catch(() => undefined);
    busy.current = false;
  };

  return {
    seen,
    values,
    set: (key: string, value: unknown) => setValues(before => ({ ...before, [key]: value })),
    resolve: (chosen: Values) => {
      const next = { ...values, ...chosen };
      setValues(next);
      return save(next);
    },
    errors,
    conflict: merging.conflict,
    merged: merging.merged,
    dirty,
    savedAt,
    save,
    adopt,
    isSaving: saving.isPending,
    failure: saving.error,
  };
}

/** Sends over what others saved meanwhile: both are joined, and only what both changed is left for the person to choose. */
function useMerging<R extends Versioned>(rules: Rules<R>, onMerged: (theirs: R, joined: Values) => void) {
  const { fields, valuesOf, fresh, send } = rules;
  const keys = fields.map(({ key }) => key);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [merged, setMerged] = useState<{ keys: string[]; author: string } | null>(null);

  const attempt = async (typed: Values, over: R | null, left = MOST_MERGES): Promise<R | null> => {
    try {
      return await send(typed, over);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 412 || !over || left === 0) throw error;
      const theirs = await fresh(over.id);
      const result = merge(keys, valuesOf(over), typed, valuesOf(theirs));
      const author = authorOf(error);
      onMerged(theirs, result.values);
      setMerged(result.taken.length > 0 ? { keys: result.taken, author } : null);
      if (result.conflicts.length === 0) return attempt(result.values, theirs, left - 1);
      setConflict({ keys: result.conflicts, theirs: valuesOf(theirs), author });
      return null;
    }
  };
  const forget = () => {
    setConflict(null);
    setMerged(null);
  };
  return { conflict, merged, attempt, forget };
}
