import { CalendarXIcon } from '@phosphor-icons/react/dist/csr/CalendarX';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.component.tsx';

const Suspensoes = lazy(() => import('./suspensoes.dialog.tsx'));

/** On the page of a day's order: days on which nothing, or not everything, is to be asked for. */
export function SuspenderDias({ lotacaoId }: { lotacaoId: number }) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAberto(true)}>
        <CalendarXIcon size={18} aria-hidden />
        <span>
          Suspender<span className="longo"> dias</span>
        </span>
      </Button>
      {aberto && (
        <Suspense>
          <Suspensoes lotacaoId={lotacaoId} fechar={() => setAberto(false)} />
        </Suspense>
      )}
    </>
  );
}
