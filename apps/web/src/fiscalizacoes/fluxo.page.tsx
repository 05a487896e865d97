import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePerson } from '../app/person.hook.ts';
import { useRecords } from '../outbox/outbox.hook.ts';
import { ButtonLink } from '../ui/button.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import type { Concluida } from './fiscalizacao.delivery.ts';
import './fiscalizacoes.css';
import { baixarFiscalizacoesDoDia, PENDENTES } from './fiscalizacoes.queries.ts';
import { Fluxo } from './fluxo.component.tsx';

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
  if (agora === id) return <Concluiu oQueFalta={oQueFaltaA(naFila)} />;
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

/** The focused element went away with the form: the title takes the focus, so that a screen reader says the result. */
function useFocoNoTitulo() {
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, []);
}

function oQueFaltaA(naFila: { photos: readonly string[] } | undefined): string {
  if (!naFila) return 'Já saiu da fila de envio deste aparelho.';
  const ordem = naFila.photos.length > 0 ? ', respostas primeiro e fotos depois' : '';
  return `Será enviada quando houver conexão${ordem}.`;
}

function Concluiu({ oQueFalta }: { oQueFalta: string }) {
  useFocoNoTitulo();
  return (
    <div className="pagina fluxo">
      <PageTitle title="Fiscalização concluída" />
      <EmptyState>
        <CheckCircleIcon size={32} color="var(--ok)" aria-hidden />
        <p role="status">Fiscalização concluída. {oQueFalta}</p>
        <Toolbar>
          <ButtonLink variant="primary" to={PENDENTES}>
            Voltar às pendentes
          </ButtonLink>
          <ButtonLink to="/fila-de-envio">Ver a fila de envio</ButtonLink>
        </Toolbar>
      </EmptyState>
    </div>
  );
}

function NaoEstaAqui() {
  useFocoNoTitulo();
  return (
    <div className="pagina fluxo">
      <PageTitle title="Esta fiscalização não está na sua lista" />
      <EmptyState>
        <p>Ela já foi enviada, foi encerrada por outra pessoa, ou ainda não foi baixada neste aparelho.</p>
        <ButtonLink variant="primary" to={PENDENTES}>
          Ver as pendentes
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
