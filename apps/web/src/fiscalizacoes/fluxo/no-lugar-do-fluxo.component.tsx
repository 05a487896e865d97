import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useEffect } from 'react';
import { PENDENTES } from '../../app/screens.table.ts';
import { ButtonLink } from '../../ui/button.component.tsx';
import { EmptyState } from '../../ui/empty-state.component.tsx';
import { PageTitle } from '../../ui/page-title.component.tsx';
import { Toolbar } from '../../ui/toolbar.component.tsx';

/** The focused element went away with the form: the title takes the focus, so that a screen reader says the result. */
function useFocoNoTitulo() {
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, []);
}

type NaFila = { photos: readonly string[] } | undefined;

function oQueFaltaA(naFila: NaFila): string {
  if (!naFila) return 'Já saiu da fila de envio deste aparelho.';
  const ordem = naFila.photos.length > 0 ? ', respostas primeiro e fotos depois' : '';
  return `Será enviada quando houver conexão${ordem}.`;
}

export function Concluiu({ naFila }: { naFila: NaFila }) {
  useFocoNoTitulo();
  return (
    <div className="pagina fluxo">
      <PageTitle title="Fiscalização concluída" />
      <EmptyState>
        <CheckCircleIcon size={32} color="var(--ok)" aria-hidden />
        <p role="status">Fiscalização concluída. {oQueFaltaA(naFila)}</p>
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

export function NaoEstaAqui() {
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
