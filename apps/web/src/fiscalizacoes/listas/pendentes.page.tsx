import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { usePerson } from '../../app/person.hook.ts';
import { serverNow } from '../../base/server-clock.ts';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { formatHour } from '../../ui/date.format.ts';
import { formatCount } from '../../ui/number.format.ts';
import { PageTitle } from '../../ui/page-title.component.tsx';
import { QueryState } from '../../ui/query-state.component.tsx';
import { Toolbar } from '../../ui/toolbar.component.tsx';
import '../fiscalizacoes.css';
import { baixarFiscalizacoesDoDia } from '../fiscalizacoes.queries.ts';
import { filtroEm } from './pendentes.filters.ts';
import { pendentesCom } from './pendentes.model.ts';
import { PendentesAcoes } from './pendentes-acoes.component.tsx';
import { PendentesFiltros } from './pendentes-filtros.component.tsx';
import { PendentesLista } from './pendentes-lista.component.tsx';

const NovaDialog = lazy(() => import('./nova.dialog.tsx'));

export function Component() {
  const { session } = usePerson();
  const { authorities, matricula, nome } = session.usuario;
  const [search, setSearch] = useSearchParams();
  const doDia = useQuery(baixarFiscalizacoesDoDia());
  const [nova, setNova] = useState(false);
  const filtro = filtroEm(search, nome);
  const mudar = (chave: string, valor: string) =>
    setSearch(antes => withParams(antes, { [chave]: valor }), { replace: true });
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Pendentes">
          {doDia.data &&
            `Baixado às ${formatHour(doDia.data.lidasEm ?? doDia.data.baixadoEm)}, ${formatCount(doDia.data.fiscalizacoes.length, 'entrega', 'entregas')}`}
        </PageTitle>
        <Toolbar>{authorities.includes('AL_GESTOR') && <PendentesAcoes abrirNova={() => setNova(true)} />}</Toolbar>
      </div>
      <PendentesFiltros filtro={filtro} mudar={mudar} />
      <QueryState query={doDia} skeletonHeight={420}>
        {({ fiscalizacoes, proxima }) => (
          <PendentesLista
            matricula={matricula}
            todas={fiscalizacoes}
            mostradas={pendentesCom(fiscalizacoes, filtro, serverNow())}
            proxima={proxima && `${proxima.refeicao.nome} às ${formatHour(proxima.janela.inicioEm)}`}
          />
        )}
      </QueryState>
      <Suspense>{nova && <NovaDialog fechar={() => setNova(false)} />}</Suspense>
    </div>
  );
}
