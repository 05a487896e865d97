import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useState } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { save } from '../list/download.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { today } from '../ui/today.ts';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { DeviceCard } from './device-card.component.tsx';
import { useOnline } from './online.hook.ts';
import './outbox.css';
import { type Outbox, useOutbox } from './outbox.hook.ts';
import { sendNow } from './outbox.schedule.ts';
import { OutboxItemCard, PhotoRow } from './outbox-item.component.tsx';
import { formatBytes, wordsOf } from './waiting.texts.ts';

const weightOf = ({ photos }: Outbox) =>
  photos.reduce((sum, { image, original, name }) => sum + (name ? 0 : ((image ?? original)?.size ?? 0)), 0);

export function Component() {
  const { session } = usePerson();
  const outbox = useOutbox(session.usuario.matricula);
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const { items, photos } = outbox;
  const queued = new Set(items.flatMap(item => item.photos));
  const loose = photos.filter(({ id, name }) => !queued.has(id) && name === null);
  const waiting = wordsOf(outbox);
  const send = () => {
    setBusy(true);
    sendNow().finally(() => setBusy(false));
  };
  const copy = async () => {
    const { exportOutbox } = await import('./outbox.export.ts');
    save(await exportOutbox(outbox), `fila-de-envio-${today()}.zip`);
  };
  return (
    <div className="pagina fila-pagina">
      <PageTitle title="Fila de envio">
        {waiting
          ? `${waiting}, ${formatBytes(weightOf(outbox))} a enviar.`
          : 'Tudo o que foi feito neste aparelho já está no servidor.'}
      </PageTitle>
      {!online && (
        <Notice tone="aviso">Sem conexão. Tudo está guardado no aparelho e será enviado quando a rede voltar.</Notice>
      )}
      {(items.length > 0 || loose.length > 0) && (
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
      )}
      <ul className="fila-lista">
        {items.map(item => (
          <OutboxItemCard key={item.id} item={item} />
        ))}
      </ul>
      {loose.length > 0 && (
        <section className="cartao fila-item" aria-label="Fotos do que ainda não foi concluído">
          <h2>Fotos do que ainda não foi concluído</h2>
          <ul className="fila-fotos">
            {loose.map(({ id }, n) => (
              <PhotoRow key={id} id={id} number={n + 1} />
            ))}
          </ul>
        </section>
      )}
      <DeviceCard />
    </div>
  );
}
