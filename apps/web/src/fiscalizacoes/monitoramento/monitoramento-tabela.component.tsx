import { lazy, type ReactNode, Suspense } from 'react';
import { ListPage } from '../../list/list-page.component.tsx';
import { COLUNAS } from '../listas/fiscalizacoes.columns.tsx';
import { filtrosDaLista } from '../listas/fiscalizacoes.filters.tsx';
import { LISTA, QUAIS } from './monitoramento.list.ts';

const FiscalizacaoDrawer = lazy(() => import('../registro/fiscalizacao.drawer.tsx'));

const FILTROS = filtrosDaLista(QUAIS);

type Props = { acoes: ReactNode; formas: ReactNode };

export const MonitoramentoTabela = ({ acoes, formas }: Props) => (
  <ListPage
    {...LISTA}
    title="Fiscalização"
    actions={acoes}
    above={() => formas}
    noun={{ one: 'fiscalização', many: 'fiscalizações', feminine: true }}
    columns={COLUNAS}
    filters={FILTROS}
    nameOf={({ numero }) => numero}
    empty={{ title: 'Nenhuma fiscalização.', text: 'As do período aparecem aqui.' }}
  >
    {(item, fechar) => (
      <Suspense>
        <FiscalizacaoDrawer item={item} fechar={fechar} />
      </Suspense>
    )}
  </ListPage>
);
