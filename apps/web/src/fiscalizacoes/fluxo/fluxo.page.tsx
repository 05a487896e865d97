import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePerson } from '../../app/person.hook.ts';
import { useRecords } from '../../outbox/outbox.hook.ts';
import { QueryState } from '../../ui/query-state.component.tsx';
import type { Concluida } from '../preenchimento/fiscalizacao.delivery.ts';
import '../fiscalizacoes.css';
import { baixarFiscalizacoesDoDia } from '../fiscalizacoes.queries.ts';
import { Fluxo } from './fluxo.component.tsx';
import { Concluiu, NaoEstaAqui } from './no-lugar-do-fluxo.component.tsx';

const Recusada = lazy(() => import('./recusada.component.tsx'));

/** Reads the day's download, so that the inspection opens and ends without network. */
export function Component() {
  const id = Number(useParams().id);
  const { session } = usePerson();
  const { matricula, nome } = session.usuario;
  const doDia = useQuery(baixarFiscalizacoesDoDia());
  const fila = useRecords<Concluida>(matricula, 'fiscalizacao');
  const naFila = fila.find(({ body }) => body.fiscalizacaoId === id);
  const recusada = naFila && naFila.refusal !== null;
  // A person who concluded here keeps reading the conclusion, even after it left the device; not when it was refused.
  const [concluida, setConcluida] = useState<number>();
  const agora = naFila ? (recusada ? undefined : id) : concluida;
  if (agora !== concluida) setConcluida(agora);
  if (agora === id) return <Concluiu naFila={naFila} />;
  return (
    <QueryState query={doDia} skeletonHeight={640}>
      {({ fiscalizacoes, formularios, fotoGuardaLugar = false }) => {
        const entrega = fiscalizacoes.find(cada => cada.id === id);
        const formulario = formularios.find(cada => cada.id === entrega?.formularioId);
        if (naFila) {
          return (
            <Suspense>
              <Recusada item={naFila} formulario={formulario ? (naFila.body.formulario ?? formulario) : null} />
            </Suspense>
          );
        }
        if (!entrega || !formulario) return <NaoEstaAqui />;
        const comum = { entrega, doDia: formulario, matricula, nome, guardaLugar: fotoGuardaLugar };
        return <Fluxo key={id} {...comum} />;
      }}
    </QueryState>
  );
}
