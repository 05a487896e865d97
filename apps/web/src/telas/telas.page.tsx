import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLive } from '../app/live.hook.ts';
import { PAINEL_ADDRESS } from '../app/painel.address.ts';
import { ButtonAnchor } from '../ui/button.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Autorizar } from './autorizar.component.tsx';
import { Tabela } from './tabela.component.tsx';
import { listarTelas, type Tela } from './telas.queries.ts';
import '../list/list.css';
import './telas.css';

const DIALOGOS = {
  editar: lazy(() => import('./editar.dialog.tsx')),
  revogar: lazy(() => import('./revogar.dialog.tsx')),
};

export function Component() {
  const telas = useQuery(listarTelas());
  const [aberto, setAberto] = useState<{ acao: Tela['acoes'][number]; tela: Tela } | null>(null);
  useLive(['tela']);
  const vivas = telas.data?.itens.filter(({ situacao }) => situacao === 'AUTORIZADA').length;
  const Dialogo = aberto && DIALOGOS[aberto.acao];
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Telas de parede">
          <span aria-live="polite">
            {vivas === undefined ? ' ' : formatCount(vivas, 'tela autorizada', 'telas autorizadas')}
          </span>
        </PageTitle>
        <ButtonAnchor href={PAINEL_ADDRESS} target="_blank" rel="noopener">
          Abrir o painel (nova aba)
        </ButtonAnchor>
      </div>
      <Autorizar />
      <QueryState query={telas} skeletonHeight={240}>
        {({ itens, agora }) =>
          itens.length === 0 ? (
            <p className="quieto">Nenhuma tela foi autorizada ainda.</p>
          ) : (
            <Tabela itens={itens} agora={agora} agir={(acao, tela) => setAberto({ acao, tela })} />
          )
        }
      </QueryState>
      <Suspense>{Dialogo && aberto && <Dialogo tela={aberto.tela} sair={() => setAberto(null)} />}</Suspense>
    </div>
  );
}
