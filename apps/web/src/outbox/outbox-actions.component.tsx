import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useState } from 'react';
import { save } from '../list/download.ts';
import { Button } from '../ui/button.component.tsx';
import { today } from '../ui/today.ts';
import { Toolbar } from '../ui/toolbar.component.tsx';
import type { Outbox } from './outbox.hook.ts';
import { sendNow } from './outbox.schedule.ts';

interface Props {
  outbox: Outbox;
  shown: boolean;
}

/** Stands on the page also while nothing is shown: it remembers a sending under way. */
export function OutboxActions({ outbox, shown }: Props) {
  const [busy, setBusy] = useState(false);
  const send = () => {
    setBusy(true);
    sendNow().finally(() => setBusy(false));
  };
  const copy = async () => {
    const { exportOutbox } = await import('./outbox.export.ts');
    save(await exportOutbox(outbox), `fila-de-envio-${today()}.zip`);
  };
  if (!shown) return null;
  return (
    <Toolbar>
      <Button variant="primary" onClick={send} aria-disabled={busy}>
        <CloudArrowUpIcon size={20} aria-hidden />
        {busy ? 'Enviando…' : 'Enviar agora'}
      </Button>
      <Button onClick={copy}>
        <DownloadSimpleIcon size={20} aria-hidden />
        Exportar cópia (.zip)
      </Button>
    </Toolbar>
  );
}
