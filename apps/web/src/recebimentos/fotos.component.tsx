import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { type OutboxPhoto, removePhotos } from '../outbox/device.store.ts';
import { usePhoto } from '../outbox/outbox.hook.ts';
import { sendNow } from '../outbox/outbox.schedule.ts';
import { tell } from '../outbox/outbox.signals.ts';
import { finishPhoto, takeIn } from '../outbox/photo.intake.ts';
import { PhotoState } from '../outbox/photo-state.component.tsx';
import { CoverButton } from '../photos/cover-button.component.tsx';
import { useCoverable } from '../photos/covering.hook.tsx';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { FileInput } from '../ui/file-input.component.tsx';
import { Photo } from '../ui/photo.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import type { Mudar } from './conferencia.hook.ts';

/** The contract's maximum. */
const MAIS_FOTOS = 10;

interface Props {
  matricula: string;
  refeicao: string;
  lotacaoId: number;
  obrigatoria: boolean;
  guardaLugar: boolean;
  /** What to photograph. */
  oQue: string;
  erro: string | undefined;
  fotos: readonly string[];
  fotosEnviadas: readonly string[];
  mudar: Mudar;
}

/** Photos are made smaller here, stored on the device and sent one by one while the person goes on. */
export function Fotos({
  matricula,
  refeicao,
  lotacaoId,
  obrigatoria,
  guardaLugar,
  oQue,
  erro,
  fotos,
  fotosEnviadas,
  mudar,
}: Props) {
  const [falha, setFalha] = useState<string | null>(null);
  const { box, dialog, failure, hold, cover } = useCoverable<HTMLElement>((velha, nova) =>
    mudar(antes => ({ fotos: antes.fotos.map(id => (id === velha ? nova : id)) })),
  );
  const total = fotos.length + fotosEnviadas.length;

  const juntar = async (arquivos: readonly File[]) => {
    setFalha(null);
    const sobre = { person: matricula, lotacaoId, contexto: 'RECEBIMENTO', title: refeicao, keepsPlace: guardaLugar };
    for (const arquivo of arquivos.slice(0, MAIS_FOTOS - total)) {
      try {
        const id = await takeIn(arquivo, sobre);
        hold(id);
        mudar(antes => ({ fotos: [...antes.fotos, id] }));
        tell('changed');
        // Without network the photos go later, with the record.
        finishPhoto(id).then(sendNow);
      } catch (error) {
        setFalha(error instanceof Error ? error.message : String(error));
      }
    }
  };

  return (
    <Card ref={box} className="portao-bloco" aria-label="Fotos">
      <div className="portao-titulo">
        <h3>Fotos{total > 0 && ` · ${total}`}</h3>
        {obrigatoria && total === 0 && <Pill tone="aviso">Exige foto</Pill>}
      </div>
      <ul className="portao-fotos">
        {fotosEnviadas.map((nome, posicao) => (
          <li key={nome}>
            <Photo name={nome} alt={`Foto ${posicao + 1}`} />
            <span>Foto {posicao + 1}</span>
            <Pill tone="ok">Enviada</Pill>
            <Tirar
              numero={posicao + 1}
              tirar={() => mudar({ fotosEnviadas: fotosEnviadas.filter(outra => outra !== nome) })}
            />
          </li>
        ))}
        {fotos.map((id, posicao) => (
          <FotoDoAparelho
            key={id}
            id={id}
            numero={fotosEnviadas.length + posicao + 1}
            cobrir={cover}
            tirar={() => {
              mudar({ fotos: fotos.filter(outra => outra !== id) });
              removePhotos([id]);
            }}
          />
        ))}
      </ul>
      {total < MAIS_FOTOS && (
        <FileInput label="Foto" accept="image/*" capture multiple className="portao-grande" onFiles={juntar}>
          <CameraIcon size={22} aria-hidden />
          Tirar foto
        </FileInput>
      )}
      <small className="quieto">{oQue}</small>
      {dialog}
      {(falha ?? failure ?? erro) && (
        <small className="campo-erro" role="alert">
          {falha ?? failure ?? erro}
        </small>
      )}
    </Card>
  );
}

const Tirar = ({ numero, tirar }: { numero: number; tirar: () => void }) => (
  <Button variant="quiet" icon aria-label={`Retirar a foto ${numero}`} onClick={tirar}>
    <TrashIcon size={20} aria-hidden />
  </Button>
);

interface FotoProps {
  id: string;
  numero: number;
  cobrir: (photo: OutboxPhoto) => void;
  tirar: () => void;
}

function FotoDoAparelho({ id, numero, cobrir, tirar }: FotoProps) {
  const { photo, address, part } = usePhoto(id);
  return (
    <li>
      {address ? (
        <img src={address} alt={`Foto ${numero}`} width={48} height={48} />
      ) : (
        <span className="portao-foto-vazia" />
      )}
      <span className="portao-foto-nome">
        Foto {numero}
        {part !== null && <progress max={1} value={part} aria-label={`Envio da foto ${numero}`} />}
        {photo?.refusal && <small className="campo-erro">{photo.refusal}</small>}
        <CoverButton photo={photo} part={part} of={`a foto ${numero}`} cover={cobrir} />
      </span>
      <PhotoState photo={photo} part={part} />
      <Tirar numero={numero} tirar={tirar} />
    </li>
  );
}
