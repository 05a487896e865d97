import { type ReactNode, useId } from 'react';
import { sentenceOf } from '../app/problem.error.ts';
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
          <button type="button" className="botao" onClick={close} disabled={work.isPending}>
            Voltar
          </button>
          <button type="submit" form={form} className="botao botao--principal" disabled={work.isPending || !ready}>
            {work.isPending ? doing : verb}
          </button>
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
