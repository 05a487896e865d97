import type { ComponentProps, ReactNode } from 'react';
import { DateField } from './date-field.component.tsx';
import { Field } from './field.component.tsx';
import type { Form, KeysOf } from './form.hook.ts';
import { Select } from './select.component.tsx';
import { NumberInput, TextArea, TextInput } from './text-input.component.tsx';

interface Place<V extends object> {
  form: Form<V>;
  /** The property of the values, and of what is sent: the `/name` of a 422 lands here. */
  name: KeysOf<V, string>;
  label: ReactNode;
}

type Control<P> = (props: P) => ReactNode;
type Given<P> = Omit<P, 'form' | 'name' | 'value' | 'onChange'>;

/** A control under its name, with what is typed in it and why it was refused. */
const bound = <P,>(Control: Control<P>) =>
  function BoundField<V extends object>({ form, name, label, ...native }: Place<V> & Given<P>) {
    const error = form.refusal?.fields[name];
    const control = {
      ...native,
      name,
      value: form.values[name],
      onChange: ({ target }: { target: { value: string } }) => form.at(name).onChange(target.value as V[typeof name]),
      'aria-invalid': error ? true : undefined,
    } as P & ComponentProps<'input'>;
    return (
      <Field label={label} error={error}>
        <Control {...control} />
      </Field>
    );
  };

export const TextField = bound(TextInput);
export const AreaField = bound(TextArea);
export const NumberField = bound(NumberInput);
export const SelectField = bound(Select);

interface DayPlace<V extends object> {
  form: Form<V>;
  name: KeysOf<V, string | null>;
  label: string;
  as?: typeof DateField;
}

/** A day; a month `as={MonthField}`. */
export const DayField = <V extends object>({ form, name, label, as: Typed = DateField }: DayPlace<V>) => (
  <Typed
    label={label}
    name={name}
    value={form.values[name] as string | null}
    onChange={form.at(name).onChange as (day: string | null) => void}
    error={form.refusal?.fields[name]}
  />
);

/** What is signed asks for it again. */
/** Whoever signs has read what stands above it: it has the focus, and Enter signs. */
export const OwnPasswordField = <V extends { senha: string }>({ form }: { form: Form<V> }) => (
  <TextField
    form={form}
    name={'senha' as KeysOf<V, string>}
    label="Sua senha"
    autoFocus
    type="password"
    autoComplete="current-password"
    required
    maxLength={200}
  />
);
