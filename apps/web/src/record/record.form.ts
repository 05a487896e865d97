import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ProblemError } from '../base/problem.error.ts';
import { useDraft } from '../drafts/draft.hook.ts';
import { DraftMachine } from '../drafts/draft.machine.ts';
import { savedWhenAsked } from '../drafts/draft.model.ts';
import { errorsOf, type FieldErrors, ownErrors } from './record.errors.ts';
import type { Field, Values, Versioned } from './record.model.ts';

interface Form<R extends Versioned> {
  fields: readonly Field[];
  record: R | null;
  start: Values;
  valuesOf: (record: R) => Values;
  fresh: (id: number) => Promise<R>;
  send: (values: Values, seen: R | null) => Promise<R>;
  onSaved: (record: R) => void;
}

const NONE: FieldErrors = {};

/** A draft that is saved by a button: what others saved meanwhile is merged, and only what both changed is asked. */
export function useRecordForm<R extends Versioned>(form: Form<R>) {
  const { fields, record } = form;
  const now = useRef(form);
  now.current = form;
  const [values, setValues] = useState<Values>(() => (record ? form.valuesOf(record) : form.start));
  const [own, setOwn] = useState(NONE);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  // A mutation: what else the screen shows is read again once it is saved.
  const { mutateAsync } = useMutation({
    mutationFn: ({ typed, seen }: { typed: Values; seen: R | null }) => now.current.send(typed, seen),
  });
  const { draft, status } = useDraft(
    () =>
      new DraftMachine<R, Values>(
        { seen: record, fields: values },
        savedWhenAsked({
          fieldsOf: saved => now.current.valuesOf(saved),
          isNewer: (theirs, seen) => theirs.versao > seen.versao,
        }),
        {
          save: (seen, typed) => mutateAsync({ typed, seen }),
          read: async seen => seen && now.current.fresh(seen.id),
          apply: arrived => setValues(before => ({ ...before, ...arrived })),
          tell: message => {
            if (message.type !== 'saved') return;
            setSavedAt(new Date());
            now.current.onSaved(message.version);
          },
        },
      ),
  );
  useEffect(() => draft.dispatch({ type: 'arrived', version: record, author: '' }), [draft, record]);

  const type = (more: Values) => {
    const typed = { ...draft.mine, ...more };
    setValues(typed);
    draft.dispatch({ type: 'typed', fields: typed });
    return typed;
  };
  /** `more` goes with what is typed. A second call while one is under way does nothing. */
  const save = (more: Values = {}) => {
    if (status.phase === 'saving') return;
    const typed = type(more);
    const wrong = ownErrors(
      fields.filter(({ shownWhen }) => shownWhen?.(typed) ?? true),
      typed,
    );
    setOwn(wrong);
    if (Object.keys(wrong).length === 0) draft.dispatch({ type: 'saveAsked' });
  };

  const isWrong = Object.keys(own).length > 0;
  // The same object until the next answer: each new one takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of one form do not change
  const refused = useMemo(
    () => (status.error instanceof ProblemError ? errorsOf(fields, status.error) : NONE),
    [status.error],
  );
  return {
    values,
    set: (key: string, value: unknown) => type({ [key]: value }),
    /** Takes the chosen values and saves; while one of them is wrong, it waits for the person. */
    resolve: save,
    errors: isWrong ? own : refused,
    conflict: status.conflict,
    merged: status.merged,
    dirty: status.dirty,
    savedAt,
    save,
    isSaving: status.phase === 'saving',
    failure: isWrong ? null : status.error,
  };
}
