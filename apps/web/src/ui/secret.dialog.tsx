import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { type ReactNode, useState } from 'react';
import { Button } from './button.component.tsx';
import { Dialog } from './dialog.component.tsx';
import './secret.css';

interface Props {
  title: string;
  secret: string;
  close: () => void;
  children: ReactNode;
}

/** A secret is shown once: neither the server nor this page keeps it. */
export function SecretDialog({ title, secret, close, children }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      // Without permission to copy the person still reads it and selects it by hand.
      () => setCopied(false),
    );
  return (
    <Dialog
      title={title}
      close={close}
      footer={
        <Button variant="primary" onClick={close}>
          Já anotei
        </Button>
      }
    >
      <p>{children} Aparece só agora; se perder, crie de novo.</p>
      <div className="segredo-mostrado">
        <code>{secret}</code>
        <Button onClick={copy}>
          <CopyIcon size={18} aria-hidden />
          {copied ? 'Copiado' : 'Copiar'}
        </Button>
      </div>
    </Dialog>
  );
}
