import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { ConflictChoice } from './conflict.component.tsx';
import { ErrorSummary } from './error-summary.component.tsx';
import { useRecordForm } from './record.form.ts';
import { fieldsOf, type Section, type Values, type Versioned } from './record.model.ts';
import { FormSection } from './record-section.component.tsx';
import { SavingPill } from './saving-pill.component.tsx';
import { useUnsavedGuard } from './unsaved.guard.tsx';

interface Props<R extends Versioned> {
  record: R | null;
  sections: readonly Section[];
  start: Values;
  valuesOf: (record: R) => Values;
  fresh: (id: number) => Promise<R>;
  send: (values: Values, seen: R | null) => Promise<R>;
  onSaved: (record: R) => void;
  notes?: (values: Values, record: R | null) => ReactNode;
  /** The container of the buttons; null while another tab is in front. */
  footer: HTMLElement | null;
  close: () => void;
  /** The tab in front, where sections have tabs of their own; all sections show while something is wrong. */
  part?: string | null;
  /** The query parameter that names this record where it is inside another (`contrato`). */
  leavingBy?: string;
  children?: ReactNode;
}

export function RecordForm<R extends Versioned>(props: Props<R>) {
  const { sections, record, notes, footer, close, children } = props;
  const fields = fieldsOf(sections);
  const prefix = useId();
  const idOf = (key: string) => `${prefix}-${key}`;
  const guard = useRef<ReturnType<typeof useUnsavedGuard>>(null);

  const form = useRecordForm({
    ...props,
    fields,
    send: (values, seen) => props.send(sendable(sections, values), seen),
    onSaved: saved => {
      guard.current?.release();
      props.onSaved(saved);
    },
  });
  guard.current = useUnsavedGuard(form.dirty || form.isSaving, props.leavingBy ? ['item', props.leavingBy] : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  const somethingWrong = Object.keys(form.errors).length > 0 || form.conflict !== null;
  const labelOf = (key: string) => fields.find(field => field.key === key)?.label ?? key;

  return (
    <form id={prefix} noValidate onSubmit={submit} className="registro-formulario">
      <ErrorSummary errors={form.errors} failure={form.failure} fields={fields} idOf={idOf} />
      {form.merged && (
        <Notice tone="info">
          Juntamos o que mudou do outro lado ({form.merged.author}): {form.merged.keys.map(labelOf).join(', ')}.
        </Notice>
      )}
      {form.conflict && (
        <ConflictChoice fields={fields} mine={form.values} conflict={form.conflict} save={form.resolve} />
      )}
      {notes?.(form.values, record)}
      {sections.map((section, at) => (
        <FormSection
          key={section.title ?? at}
          section={section}
          hidden={props.part !== undefined && (section.tab ?? null) !== props.part && !somethingWrong}
          form={form}
          idOf={idOf}
        />
      ))}
      {footer &&
        createPortal(
          <>
            {children}
            <SavingPill form={form} />
            <Button onClick={close}>{form.dirty ? 'Voltar' : 'Fechar'}</Button>
            <Button
              type="submit"
              form={prefix}
              variant="primary"
              disabled={form.isSaving || form.conflict !== null || (record !== null && !form.dirty)}
            >
              {form.isSaving ? 'Salvando…' : 'Salvar'}
            </Button>
          </>,
          footer,
        )}
      {guard.current.question}
    </form>
  );
}

/** A hidden field is sent as null. Texts are trimmed and blank lines of a list dropped. */
function sendable(sections: readonly Section[], values: Values): Values {
  const sent = fieldsOf(sections).map(({ key, shownWhen }) => {
    if (shownWhen && !shownWhen(values)) return [key, null];
    const value = values[key] ?? null;
    if (Array.isArray(value)) return [key, value.filter(each => typeof each !== 'string' || each.trim() !== '')];
    return [key, typeof value === 'string' ? value.trim() || null : value];
  });
  return Object.fromEntries(sent);
}
