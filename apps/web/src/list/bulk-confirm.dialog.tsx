import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import type { BulkQuestion } from './list.model.ts';

interface Props {
  title: string;
  text: string;
  confirm: string;
  ask: BulkQuestion | undefined;
  busy: boolean;
  go: (answer: unknown) => void;
  close: () => void;
}

export default function BulkConfirm({ title, text, confirm, ask: Ask, busy, go, close }: Props) {
  const [answer, setAnswer] = useState<unknown>(null);
  return (
    <Dialog
      title={title}
      close={close}
      busy={busy}
      footer={
        <>
          {/* The safe answer takes the focus */}
          <Button autoFocus disabled={busy} onClick={close}>
            Voltar
          </Button>
          <Button
            variant="primary"
            disabled={busy || (Ask !== undefined && answer === null)}
            onClick={() => go(answer)}
          >
            {busy ? 'Executando…' : confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {Ask && <Ask answer={setAnswer} />}
    </Dialog>
  );
}
