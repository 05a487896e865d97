import { lazy, Suspense, useState } from 'react';
import { PageTitle } from '../ui/page-title.component.tsx';
import { useEndereco } from './endereco.hook.ts';
import { Ferramentas } from './ferramentas.component.tsx';
import './programacoes.css';
import { Corpo } from './corpo.component.tsx';
import { filtroDe } from './unidades.component.tsx';

const AplicarDialog = lazy(() => import('./aplicar.dialog.tsx'));
const ImportarDialog = lazy(() => import('./importar.dialog.tsx'));

export function Component() {
  const endereco = useEndereco();
  const [aberto, setAberto] = useState<'aplicar' | 'importar' | null>(null);
  const { lotacaoId, busca, estado } = endereco;

  return (
    <div className={lotacaoId === null ? 'pagina programacoes' : 'pagina programacoes programacoes--aberta'}>
      <div className="pagina-topo">
        <PageTitle title="Programação Unidade">O que cada unidade pede em cada dia.</PageTitle>
        <Ferramentas filtro={filtroDe(busca, estado)} abrir={setAberto} />
      </div>
      <Corpo endereco={endereco} />
      <Suspense>
        {aberto === 'importar' && <ImportarDialog close={() => setAberto(null)} />}
        {aberto === 'aplicar' && (
          <AplicarDialog busca={busca} estado={estado} de={lotacaoId} close={() => setAberto(null)} />
        )}
      </Suspense>
    </div>
  );
}
