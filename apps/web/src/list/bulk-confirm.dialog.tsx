import { Dialog } from '../ui/dialog.component.tsx';

interface Props {
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  go: () => void;
  close: () => void;
}

/** Asks once more, with the count and the focus on the safe side. */
export default function BulkConfirm({ title, text, confirm, busy, go, close }: Props) {
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
          <button type="button" className="botao botao--principal" disabled={busy} onClick={go}>
            {busy ? 'Executando…' : confirm}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
