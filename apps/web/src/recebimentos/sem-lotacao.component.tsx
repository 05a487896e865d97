import { lazy, Suspense } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { Card } from '../ui/card.component.tsx';
import { veTodas } from './entregas.busca.ts';

const EntregasDasLotacoes = lazy(() => import('../pedidos-das-lotacoes/entregas.panel.tsx'));

/** Before a unit is chosen: all of them, for who may see them together. */
export function SemLotacao({ data, to }: { data: string; to: (lotacaoId: number) => string }) {
  const { papel } = usePerson();
  if (!veTodas(papel)) {
    return (
      <Card as="p" className="vazio">
        Escolha a lotação para ver as entregas dela.
      </Card>
    );
  }
  return (
    <Suspense>
      <EntregasDasLotacoes data={data} to={to} />
    </Suspense>
  );
}
