import { useState } from 'react';
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
          {/* biome-ignore lint/a11y/noAutofocus: the safe answer takes the focus */}
          <button type="button" className="botao" autoFocus disabled={busy} onClick={close}>
            Voltar
          </button>
          <button
            type="button"
            className="botao botao--principal"
            disabled={busy || (Ask !== undefined && answer === null)}
            onClick={() => go(answer)}
          >
            {busy ? 'Executando…' : confirm}
          </button>
        </>
      }
    >
      <p>{text}</p>
      {Ask && <Ask answer={setAnswer} />}
    </Dialog>
  );
}
