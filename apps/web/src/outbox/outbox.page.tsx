import { usePerson } from '../app/person.hook.ts';
import { Card } from '../ui/card.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { DeviceCard } from './device-card.component.tsx';
import { useOnline } from './online.hook.ts';
import './outbox.css';
import { type Outbox, useOutbox } from './outbox.hook.ts';
import { OutboxActions } from './outbox-actions.component.tsx';
import { OutboxItemCard, PhotoRow } from './outbox-item.component.tsx';
import { formatBytes, wordsOf } from './waiting.texts.ts';

const weightOf = ({ photos }: Outbox) =>
  photos.reduce((sum, { image, original, name }) => sum + (name ? 0 : ((image ?? original)?.size ?? 0)), 0);

export function Component() {
  const { session } = usePerson();
  const outbox = useOutbox(session.usuario.matricula);
  const online = useOnline();
  const { items, photos } = outbox;
  const queued = new Set(items.flatMap(item => item.photos));
  const loose = photos.filter(({ id, name }) => !queued.has(id) && name === null);
  const waiting = wordsOf(outbox);
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
      <OutboxActions outbox={outbox} shown={items.length > 0 || loose.length > 0} />
      <ul className="fila-lista">
        {items.map(item => (
          <OutboxItemCard key={item.id} item={item} />
        ))}
      </ul>
      {loose.length > 0 && (
        <Card className="fila-item" aria-label="Fotos do que ainda não foi concluído">
          <h2>Fotos do que ainda não foi concluído</h2>
          <ul className="fila-fotos">
            {loose.map(({ id }, n) => (
              <PhotoRow key={id} id={id} number={n + 1} />
            ))}
          </ul>
        </Card>
      )}
      <DeviceCard />
    </div>
  );
}
