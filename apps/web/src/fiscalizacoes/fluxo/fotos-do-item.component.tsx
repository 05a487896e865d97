import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { ImagesIcon } from '@phosphor-icons/react/dist/csr/Images';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useEffect, useState } from 'react';
import { type OutboxPhoto, readPhoto, removePhotos } from '../../outbox/device.store.ts';
import { usePhoto } from '../../outbox/outbox.hook.ts';
import { sendNow } from '../../outbox/outbox.schedule.ts';
import { tell } from '../../outbox/outbox.signals.ts';
import { finishPhoto, type NewPhoto, takeIn } from '../../outbox/photo.intake.ts';
import { PhotoState } from '../../outbox/photo-state.component.tsx';
import { CoverButton } from '../../photos/cover-button.component.tsx';
import { useCoverable } from '../../photos/covering.hook.tsx';
import { Button } from '../../ui/button.component.tsx';
import { FileInput } from '../../ui/file-input.component.tsx';
import { Notice } from '../../ui/notice.component.tsx';
import { Pill } from '../../ui/pill.component.tsx';
import { Toolbar } from '../../ui/toolbar.component.tsx';
import type { Item } from '../fiscalizacoes.queries.ts';

/** The contract's maximum. */
const MAIS_FOTOS = 30;

export interface Camera {
  /** Whether the camera of this question was open when the page was last closed. */
  perguntava: boolean;
  /** Stores which question opens the camera, before it opens; null once it gave its photo or was put away. */
  perguntar: (codigo: string | null) => Promise<void>;
}

interface Props {
  item: Item;
  sobre: NewPhoto;
  fotos: readonly string[];
  camera: Camera;
  juntar: (id: string) => Promise<void>;
  trocar: (velha: string, nova: string) => unknown;
  tirar: (id: string) => void;
}

/** Each photo is stored on the device before anything else is done with it. */
export function FotosDoItem({ item, sobre, fotos, camera, juntar, trocar, tirar }: Props) {
  const [falha, setFalha] = useState<string | null>(null);
  const { box, dialog, failure, hold, cover } = useCoverable<HTMLDivElement>(trocar);

  const receber = async (arquivos: readonly File[]) => {
    setFalha(null);
    for (const arquivo of arquivos.slice(0, MAIS_FOTOS - fotos.length)) {
      try {
        const id = await takeIn(arquivo, sobre);
        hold(id);
        await juntar(id);
        tell('changed');
        finishPhoto(id).then(sendNow);
      } catch (error) {
        setFalha(error instanceof Error ? error.message : String(error));
      }
    }
    await camera.perguntar(null);
  };
  const arquivo = {
    accept: 'image/*',
    className: 'fluxo-botao',
    before: () => camera.perguntar(item.codigo),
    onFiles: receber,
    onCancel: () => camera.perguntar(null),
  };

  return (
    <div ref={box} className="fluxo-fotos">
      {camera.perguntava && (
        <Notice tone="aviso" action={<Button onClick={() => camera.perguntar(null)}>Agora não</Button>}>
          A câmera fechou o navegador. Tirar a foto de novo?
        </Notice>
      )}
      {fotos.length > 0 && (
        <ul className="fluxo-fotos-lista">
          {fotos.map((id, n) => (
            <FotoDoItem
              key={id}
              id={id}
              nome={`${item.titulo}, foto ${n + 1}`}
              cobrir={cover}
              tirar={() => tirar(id)}
            />
          ))}
        </ul>
      )}
      {fotos.length < MAIS_FOTOS && (
        <Toolbar>
          <FileInput {...arquivo} label={`Tirar foto: ${item.titulo}`} capture>
            <CameraIcon size={22} aria-hidden />
            Tirar foto<span className="so-leitor">: {item.titulo}</span>
          </FileInput>
          <FileInput {...arquivo} label={`Escolher foto: ${item.titulo}`} multiple>
            <ImagesIcon size={22} aria-hidden />
            Escolher<span className="so-leitor"> foto: {item.titulo}</span>
          </FileInput>
        </Toolbar>
      )}
      <small className="quieto">Não mostre rostos nem nomes.</small>
      {dialog}
      {(falha ?? failure) && (
        <p className="campo-erro" role="alert">
          {falha ?? failure}
        </p>
      )}
    </div>
  );
}

interface FotoProps {
  id: string;
  nome: string;
  cobrir: (photo: OutboxPhoto) => void;
  tirar: () => void;
}

function FotoDoItem({ id, nome, cobrir, tirar }: FotoProps) {
  const { photo, part, address } = usePhoto(id);
  const [daqui, setDaqui] = useState(true);
  useEffect(() => {
    readPhoto(id).then(
      lida => setDaqui(lida !== undefined),
      () => undefined,
    );
  }, [id]);
  return (
    <li>
      {address ? <img src={address} alt={nome} /> : <span className="fluxo-foto-vazia" />}
      <span className="fluxo-foto-estado">
        {daqui ? <PhotoState photo={photo} part={part} /> : <Pill tone="neutro">Em outro aparelho</Pill>}
        {part !== null && <progress max={1} value={part} aria-label={`Envio de ${nome}`} />}
        {photo?.refusal && <span className="campo-erro">{photo.refusal}</span>}
        <CoverButton photo={photo} part={part} of={nome} cover={cobrir} />
      </span>
      <Button
        icon
        className="fluxo-tirar"
        aria-label={`Retirar ${nome}`}
        onClick={() => {
          tirar();
          removePhotos([id]).then(() => tell('changed'));
        }}
      >
        <TrashIcon size={20} aria-hidden />
      </Button>
    </li>
  );
}
