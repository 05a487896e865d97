import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/csr/ForkKnife';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { removeItem } from '../outbox/device.store.ts';
import { tell } from '../outbox/outbox.signals.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { LEITURAS, type NaFila } from './sobra.delivery.ts';
import type { Folha } from './sobra.hook.ts';
import { frasesDaSobra } from './sobra.model.ts';

const SobraSheet = lazy(async () => ({ default: (await import('./sobra.sheet.tsx')).SobraSheet }));

interface Props extends Omit<Folha, 'recusada'> {
  /** The record of this meal that waits on this device. */
  espera: NaFila | undefined;
  /** The day's map is open, and the person may record. */
  registra: boolean;
}

/** What was left of one meal, and the button that says it: one touch from where the person is. */
export function SobrasDaRefeicao({ espera, registra, ...folha }: Props) {
  const [aberta, setAberta] = useState(false);
  const { refeicao, sobra } = folha;
  const recusada = espera?.refusal ? espera : undefined;
  const naFila = espera && !recusada;
  const dita = naFila ? espera.body.medida : sobra;
  return (
    <div className="sobras-refeicao">
      {dita && (
        <span>
          Sobras: <strong>{frasesDaSobra(dita)}</strong>
        </span>
      )}
      {naFila && (
        <span role="status">
          <Pill tone="aviso" icon={CloudSlashIcon}>
            Guardado no aparelho, falta enviar
          </Pill>
        </span>
      )}
      {recusada && <Recusada item={recusada} abrir={() => setAberta(true)} />}
      {registra && !espera && (
        <Button onClick={() => setAberta(true)}>
          {!sobra && <ForkKnifeIcon size={20} aria-hidden />}
          {sobra ? 'Corrigir sobras' : 'Sobras'}
          <span className="so-leitor">: {refeicao}</span>
        </Button>
      )}
      {aberta && (
        <Suspense>
          <SobraSheet {...folha} recusada={recusada} fechar={() => setAberta(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Recusada({ item, abrir }: { item: NaFila; abrir: () => void }) {
  const client = useQueryClient();
  /** Somebody else may have recorded the meal meanwhile: then it is their record that is corrected. */
  const reabrir = async () => {
    await client.invalidateQueries({ predicate: ({ queryKey }) => LEITURAS.some(nome => nome === queryKey[0]) });
    abrir();
  };
  const descartar = async () => {
    await removeItem(item);
    tell('changed');
  };
  return (
    <Notice
      tone="perigo"
      action={
        <span className="linha-de-botoes">
          <Button onClick={descartar}>Descartar</Button>
          <Button variant="primary" onClick={reabrir}>
            Abrir de novo
          </Button>
        </span>
      }
    >
      As sobras não foram registradas ({frasesDaSobra(item.body.medida)}): {item.refusal}
    </Notice>
  );
}
