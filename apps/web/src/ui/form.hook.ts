import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { type Refusal, refusalOf, remaining } from './form.refusal.ts';

interface Rules<V, A> {
  /** A function is asked once, and again at `reset`. */
  start: V | (() => V);
  send: (values: V) => Promise<A>;
  onSent?: (answer: A, sent: V) => void;
  onRefused?: (error: Error) => void;
  ready?: (values: V) => boolean;
}

export interface Form<V extends object, A = unknown> {
  values: V;
  set: (part: Partial<V>) => void;
  /** For a control that speaks in values: `<DateField {...form.at('inicio')} />`. */
  at: <K extends keyof V>(key: K) => { value: V[K]; onChange: (value: V[K]) => void };
  /** For a Checkbox. */
  check: (key: KeysOf<V, boolean>) => { checked: boolean; onChange: (event: { target: HTMLInputElement }) => void };
  refusal: Refusal | null;
  busy: boolean;
  ready: boolean;
  /** Of the last sending that was taken. */
  answer: A | undefined;
  /** `part`: what a button says besides its form, where there is one for each answer. */
  submit: (part?: Partial<V>) => void;
  reset: () => void;
  props: { ref: Ref<HTMLFormElement>; onSubmit: (event: FormEvent) => void };
}

export type KeysOf<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V] & string;

const startOf = <V>(start: V | (() => V)) => (start instanceof Function ? start() : start);

/**
 * What a person types and sends. Sent once however often they press; what was typed stays after a refusal, which goes with the first
 * change; the first field it names gets the focus. Its controls are those of `form-field.component.tsx`. Records, which others may
 * save meanwhile, have `record/record.form.ts`.
 */
export function useForm<V extends object, A = unknown>(rules: Rules<V, A>): Form<V, A> {
  const { start, send, onSent, onRefused, ready = () => true } = rules;
  const [values, setValues] = useState<V>(() => startOf(start));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);

  const controls = () => [...(form.current?.elements ?? [])] as (HTMLElement & { name?: string })[];
  const sending = useMutation({
    mutationFn: (typed: V) => send(typed),
    onSuccess: onSent,
    onError: error => {
      const shown = new Set(controls().map(({ name }) => name));
      const found = refusalOf(error, key => key !== '' && shown.has(key));
      setRefusal(found);
      controls()
        .find(({ name }) => name && name in found.fields)
        ?.focus();
      onRefused?.(error);
    },
    onSettled: () => {
      busy.current = false;
    },
  });
  const set = (part: Partial<V>) => {
    setValues(before => ({ ...before, ...part }));
    setRefusal(before => before && remaining(before, Object.keys(part)));
  };
  const submit = (part?: Partial<V>) => {
    const said = { ...values, ...part };
    if (busy.current || !ready(said)) return;
    busy.current = true;
    setRefusal(null);
    sending.mutate(said);
  };
  return {
    values,
    set,
    at: key => ({ value: values[key], onChange: value => set({ [key]: value } as unknown as Partial<V>) }),
    check: key => ({
      checked: values[key] as boolean,
      onChange: ({ target }) => set({ [key]: target.checked } as unknown as Partial<V>),
    }),
    refusal,
    busy: sending.isPending,
    ready: ready(values),
    answer: sending.data,
    submit,
    reset: () => {
      setValues(startOf(start));
      setRefusal(null);
    },
    props: {
      ref: form,
      onSubmit: event => {
        event.preventDefault();
        // React takes it on to the form around a dialog, which would be sent too.
        event.stopPropagation();
        submit();
      },
    },
  };
}
