import { RepeatIcon } from '@phosphor-icons/react/dist/csr/Repeat';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.component.tsx';
import { addDays, dayOf } from '../../ui/date.format.ts';
import type { Pedido, Preparo } from '../pedidos.queries.ts';

const RepetirPedido = lazy(() => import('./repetir.dialog.tsx'));

interface Props {
  preparo: Pick<Preparo, 'agora' | 'fusoHorario'>;
  pedido: Pedido | null;
}

/** There is nothing to copy before the order is saved. */
export function BotaoRepetir({ preparo: { agora, fusoHorario }, pedido }: Props) {
  const [aberto, setAberto] = useState(false);
  if (!pedido) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAberto(true)}>
        <RepeatIcon size={18} aria-hidden />
        <span>
          Repetir<span className="longo"> em outros dias</span>
        </span>
      </Button>
      {aberto && (
        <Suspense>
          <RepetirPedido
            pedido={pedido}
            desde={addDays(dayOf(new Date(agora), fusoHorario), 1)}
            fechar={() => setAberto(false)}
          />
        </Suspense>
      )}
    </>
  );
}
