import { lazy, Suspense } from 'react';
import { labelOf, usePerson } from '../../app/person.hook.ts';
import { useSearchParams } from '../../ui/address.hook.ts';
import { PageTitle } from '../../ui/page-title.component.tsx';
import { UmDia } from '../dia/um-dia.component.tsx';
import { Modos } from '../modos.component.tsx';
import { modoDe } from '../modos.table.ts';
import '../dia/solicitacao.css';

const VariosDias = lazy(() => import('../lote/varios-dias.component.tsx'));
const VariasUnidades = lazy(() => import('../lote/varias-unidades.component.tsx'));

const ROTA = '/modules/solicitacao';

export function Component() {
  const { session, menu } = usePerson();
  const [search] = useSearchParams();
  const gestor = session.papeis.includes('GESTOR');
  const modo = modoDe(search, gestor);
  const titulo = labelOf(menu, ROTA) ?? 'Solicitar Alimentação';
  if (modo === 'dia') return <UmDia titulo={titulo} escolheUnidade={gestor} />;
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title={titulo} />
        <Modos gestor={gestor} />
      </div>
      <Suspense fallback={<div className="esqueleto" style={{ height: 520 }} />}>
        {modo === 'dias' ? <VariosDias /> : <VariasUnidades />}
      </Suspense>
    </div>
  );
}
