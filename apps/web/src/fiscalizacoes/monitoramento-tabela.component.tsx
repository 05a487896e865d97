import { lazy, type ReactNode, Suspense } from 'react';
import { ListPage } from '../list/list-page.component.tsx';
import { COLUNAS } from './fiscalizacoes.columns.tsx';
import { filtrosDaLista } from './fiscalizacoes.filters.tsx';
import { SITUACOES } from './fiscalizacoes.labels.ts';
import { type BuscaFiscalizacoes, listarFiscalizacoes } from './fiscalizacoes.queries.ts';

const FiscalizacaoDrawer = lazy(() => import('./fiscalizacao.drawer.tsx'));

const FILTROS = filtrosDaLista({ situacoes: SITUACOES, todas: 'Todas', situacaoDepois: false, soUmaUnidade: false });

type Props = { tela: string; acoes: ReactNode; formas: ReactNode };

export const MonitoramentoTabela = ({ tela, acoes, formas }: Props) => (
  <ListPage
    screen={tela}
    title="Fiscalização"
    actions={acoes}
    above={() => formas}
    noun={{ one: 'fiscalização', many: 'fiscalizações', feminine: true }}
    columns={COLUNAS}
    filters={FILTROS}
    order="-data"
    query={(busca: BuscaFiscalizacoes) => listarFiscalizacoes(busca)}
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
