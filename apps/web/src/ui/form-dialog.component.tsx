import { type ReactNode, useId } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from './button.component.tsx';
import { Dialog } from './dialog.component.tsx';

interface Props {
  title: string;
  work: { isPending: boolean; error: Error | null; mutate: () => void };
  verb: string;
  doing: string;
  ready: boolean;
  close: () => void;
  className?: string;
  children: ReactNode;
}

export function FormDialog({ title, work, verb, doing, ready, close, className, children }: Props) {
  const form = useId();
  return (
    <Dialog
      title={title}
      close={close}
      busy={work.isPending}
      footer={
        <>
          <Button onClick={close} disabled={work.isPending}>
            Voltar
          </Button>
          <Button type="submit" form={form} variant="primary" disabled={work.isPending || !ready}>
            {work.isPending ? doing : verb}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={className}
        onSubmit={event => {
          event.preventDefault();
          work.mutate();
        }}
      >
        {children}
        {work.error && <p role="alert">{sentenceOf(work.error)}</p>}
      </form>
    </Dialog>
  );
}
