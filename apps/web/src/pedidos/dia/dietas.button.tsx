import { BowlFoodIcon } from '@phosphor-icons/react/dist/csr/BowlFood';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.component.tsx';
import type { Pedido, Preparo } from '../pedidos.queries.ts';

const DietasDialog = lazy(() => import('./dietas.dialog.tsx'));

interface Props {
  preparo: Preparo;
  /** The order as the server has it; null before the first save. */
  pedido: Pedido | null;
}

/** Diets are of saved quantities: before the first save there are none. */
export function BotaoDietas({ preparo, pedido }: Props) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        disabled={!pedido}
        title={pedido ? undefined : 'Salve o rascunho antes de informar as dietas.'}
        onClick={() => setAberto(true)}
      >
        <BowlFoodIcon size={18} aria-hidden /> Dietas
      </Button>
      {aberto && pedido && (
        <Suspense>
          <DietasDialog preparo={preparo} pedido={pedido} fechar={() => setAberto(false)} />
        </Suspense>
      )}
    </>
  );
}
