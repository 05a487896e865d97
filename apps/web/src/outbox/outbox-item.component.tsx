import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash';
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { KINDS } from '../outbox.kinds.ts';
import { Button, ButtonLink } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatShortInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { type OutboxItem, readPhoto, writeItem, writePhoto } from './device.store.ts';
import { usePhoto } from './outbox.hook.ts';
import { sendNow } from './outbox.schedule.ts';
import { tell } from './outbox.signals.ts';
import { PhotoState } from './photo-state.component.tsx';
import { formatBytes } from './waiting.texts.ts';

export function OutboxItemCard({ item }: { item: OutboxItem }) {
  const again = async () => {
    await writeItem({ ...item, refusal: null });
    tell('changed');
    sendNow();
  };
  return (
    <Card as="li" className="fila-item">
      <div className="fila-topo">
        <div>
          <h2>{item.title}</h2>
          <p className="quieto">{item.detail}</p>
          <p className="quieto">
            {KINDS[item.kind].one}, concluído em {formatShortInstant(item.at)}
          </p>
        </div>
        <State item={item} />
      </div>
      {item.refusal !== null && (
        <Notice
          tone="perigo"
          action={
            <span className="linha-de-botoes">
              <Button onClick={again}>
                Tentar de novo<span className="so-leitor">: {item.title}</span>
              </Button>
              <ButtonLink variant="primary" to={KINDS[item.kind].page(item.body)}>
                Resolver<span className="so-leitor">: {item.title}</span>
              </ButtonLink>
            </span>
          }
        >
          {item.refusal}
        </Notice>
      )}
      {item.refusal === null && item.waiting && (
        <Notice tone="aviso">O aparelho tenta de novo sozinho. Da última vez: {item.waiting}</Notice>
      )}
      {item.photos.length > 0 && (
        <ul className="fila-fotos">
          {item.photos.map((id, n) => (
            <PhotoRow key={id} id={id} number={n + 1} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function State({ item }: { item: OutboxItem }) {
  if (item.refusal !== null) {
    return (
      <Pill tone="perigo" icon={WarningIcon}>
        Precisa de atenção
      </Pill>
    );
  }
  if (item.delivered) {
    return (
      <Pill tone="info" icon={HourglassIcon}>
        Respostas enviadas, faltam fotos
      </Pill>
    );
  }
  return (
    <Pill tone="aviso" icon={CloudSlashIcon}>
      Na fila
    </Pill>
  );
}

export function PhotoRow({ id, number }: { id: string; number: number }) {
  const { photo, part, address } = usePhoto(id);
  const name = `${photo?.title || 'Foto'} · foto ${number}`;
  const again = async () => {
    const now = await readPhoto(id);
    if (now) await writePhoto({ ...now, refusal: null, tries: 0 });
    tell('changed');
    sendNow();
  };
  return (
    <li className="fila-foto">
      {address ? <img src={address} alt="" /> : <span className="fila-vazia" />}
      <span className="fila-foto-nome">
        <span>{name}</span>
        <span className="quieto">{formatBytes(photo?.image?.size ?? photo?.original?.size ?? 0)}</span>
        {part !== null && <progress max={1} value={part} aria-label={`Envio de ${name}`} />}
        {photo?.refusal && <span className="campo-erro">{photo.refusal}</span>}
        {photo?.refusal === null && photo.waiting && <span className="quieto">{photo.waiting}</span>}
      </span>
      <PhotoState photo={photo} part={part} />
      {photo?.refusal && (
        <Button onClick={again}>
          Tentar de novo<span className="so-leitor">: {name}</span>
        </Button>
      )}
    </li>
  );
}
