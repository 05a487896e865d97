import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ProblemError, sentenceOf } from '../base/problem.error.ts';
import { Button, ButtonLink } from '../ui/button.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { BROKEN, FORBIDDEN, MISSING, NEW_VERSION, type Words } from './route-error.texts.ts';
import './route-error.css';

// Loaded apart because it is rare: it shows in the first seconds of an installation.
const Preparing = lazy(() => import('./preparing.component.tsx'));

/** The server no longer has a screen's file: the product was updated while the page was open. */
const isLostChunk = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script|Importing a module/i.test(error.message);

export function wordsFor(error: unknown): Words {
  if (isRouteErrorResponse(error) && error.status === 403) return FORBIDDEN;
  if (isRouteErrorResponse(error) && error.status === 404) return MISSING;
  if (error instanceof ProblemError) return { title: 'Não foi possível abrir', text: sentenceOf(error), again: true };
  return isLostChunk(error) ? NEW_VERSION : BROKEN;
}

const copyDetails = (error: unknown) => {
  const detail = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
  const code = error instanceof ProblemError ? error.problema.instance : undefined;
  return navigator.clipboard?.writeText([window.location.href, code, detail].filter(Boolean).join('\n'));
};

export function RouteError() {
  const error = useRouteError();
  if (error instanceof ProblemError && error.is('preparando')) {
    return (
      <Suspense>
        <Preparing />
      </Suspense>
    );
  }
  const { title, text, again } = wordsFor(error);
  return (
    <div className="pagina rota-erro">
      <PageTitle title={title} />
      <p className="quieto">{text}</p>
      <div className="rota-erro-acoes">
        {again ? (
          <Button variant="primary" onClick={() => window.location.reload()}>
            Recarregar
          </Button>
        ) : (
          <ButtonLink variant="primary" to="/">
            Ir para o início
          </ButtonLink>
        )}
        {again && <Button onClick={() => copyDetails(error)}>Copiar detalhes</Button>}
      </div>
    </div>
  );
}
