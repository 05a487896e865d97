import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { usePerson } from '../app/person.hook.ts';
import { useStillHere, useWork } from '../app/session.work.ts';
import { KINDS, type Kind } from '../outbox.kinds.ts';
import { Pill } from '../ui/pill.component.tsx';
import './install.store.ts';
import { useOnline } from './online.hook.ts';
import './outbox.css';
import { useOutbox } from './outbox.hook.ts';
import { startOutbox } from './outbox.schedule.ts';
import { onOutbox } from './outbox.signals.ts';
import { keptHere, waitingIn, wordsOf } from './waiting.texts.ts';

export const OUTBOX_ADDRESS = '/fila-de-envio';

export function OutboxChip() {
  const { session } = usePerson();
  const { matricula } = session.usuario;
  const outbox = useOutbox(matricula);
  const online = useOnline();
  const queryClient = useQueryClient();
  useEffect(() => startOutbox(matricula), [matricula]);
  useEffect(
    () =>
      onOutbox(async news => {
        if (news !== 'sent') return;
        const old = await readsOfAll();
        queryClient.invalidateQueries({ predicate: ({ queryKey }) => old.has(String(queryKey[0])) });
      }),
    [queryClient],
  );
  // A waiting record counts as work, so an ended session asks for the password in place and the sending goes on.
  const { records, attention } = waitingIn(outbox);
  useWork(() => records.length > 0);

  const waiting = wordsOf(outbox);
  useStillHere(() => keptHere(outbox));
  if (online && !waiting && attention.length === 0) return null;
  const text = [...(online ? [] : ['Sem conexão']), ...(waiting ? [`${waiting} aguardando envio`] : [])].join(' · ');
  const short = [...(online ? [] : ['Sem conexão']), ...(records.length > 0 ? [`${records.length} na fila`] : [])].join(
    ' · ',
  );
  const tone = attention.length > 0 ? 'perigo' : online ? 'info' : 'aviso';
  const icon = attention.length > 0 ? WarningIcon : online ? CloudArrowUpIcon : CloudSlashIcon;
  return (
    <Link className="envios-chip" to={OUTBOX_ADDRESS}>
      <Pill tone={tone} icon={icon}>
        <span className="envios-longo">{text || 'Precisa de atenção'}</span>
        <span className="envios-curto" aria-hidden>
          {short || (attention.length > 0 ? 'Atenção' : 'Enviando')}
        </span>
        <span className="envios-numero" aria-hidden>
          {attention.length || records.length || ''}
        </span>
        {attention.length > 0 && text && <span className="so-leitor">, {attention.length} precisa de atenção</span>}
      </Pill>
    </Link>
  );
}

async function readsOfAll() {
  const deliveries = await Promise.all((Object.keys(KINDS) as Kind[]).map(kind => KINDS[kind].load()));
  return new Set(deliveries.flatMap(({ reads }) => reads));
}
