import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { Button } from './button.component.tsx';
import { Dialog } from './dialog.component.tsx';
import { Form, FormRefusal, Submit } from './form.component.tsx';
import type { Form as Typed } from './form.hook.ts';

interface Props {
  title: string;
  form: Pick<Typed<object>, 'busy' | 'ready' | 'refusal' | 'props'>;
  /** Without it there is nothing to send. */
  verb?: string | undefined;
  doing?: string;
  back?: string;
  /** Going back is the safe answer, and takes the focus. */
  safe?: boolean;
  /** Before the buttons, and between the two. */
  note?: ReactNode;
  others?: ReactNode;
  close: () => void;
  width?: number;
  long?: boolean;
  className?: string;
  children: ReactNode;
}

export function FormDialog({
  form,
  verb,
  doing,
  back = 'Voltar',
  safe,
  note,
  others,
  className,
  children,
  ...dialog
}: Props) {
  const id = useId();
  const { long } = dialog;
  // Without it the cross has the focus, and a space in what is typed closes the dialog. A long one is read first.
  const focusFirst = useCallback(() => {
    const place = document.getElementById(id);
    if (safe || long || place?.contains(document.activeElement)) return;
    place?.querySelector<HTMLElement>('.entrada:enabled')?.focus();
  }, [id, safe, long]);
  useEffect(focusFirst, [focusFirst]);
  const goBack = useRef<HTMLButtonElement>(null);
  // The answer takes the pressed button away.
  useEffect(() => {
    if (!verb && !form.busy && document.activeElement === document.body) goBack.current?.focus();
  }, [verb, form.busy]);
  return (
    <Dialog
      {...dialog}
      busy={form.busy}
      opened={focusFirst}
      footer={
        <>
          {note}
          <Button ref={goBack} autoFocus={safe} onClick={dialog.close} disabled={form.busy}>
            {back}
          </Button>
          {others}
          {verb && (
            <Submit of={form} doing={doing} form={id}>
              {verb}
            </Submit>
          )}
        </>
      }
    >
      <Form of={form} id={id} className={className}>
        {children}
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
