import { lazy, Suspense } from 'react';
import { usePerson } from '../../app/person.hook.ts';
import { ListPage } from '../../list/list-page.component.tsx';
import { COLUNAS } from './fiscalizacoes.columns.tsx';
import { filtrosDaLista } from './fiscalizacoes.filters.tsx';
import { LISTA, quaisDe } from './realizadas.list.ts';
import { RealizadasAcoes } from './realizadas-acoes.component.tsx';
import '../fiscalizacoes.css';

const FiscalizacaoDrawer = lazy(() => import('../registro/fiscalizacao.drawer.tsx'));

const FILTROS = { deUma: filtrosDaLista(quaisDe('SOLICITANTE')), deTodas: filtrosDaLista(quaisDe('GESTOR')) };

export function Component() {
  const { papel } = usePerson();
  const filtros = papel === 'SOLICITANTE' ? FILTROS.deUma : FILTROS.deTodas;
  return (
    <ListPage
      {...LISTA}
      filters={filtros}
      title="Realizadas"
      noun={{ one: 'fiscalização', many: 'fiscalizações', feminine: true }}
      columns={COLUNAS}
      exportPath="/api/ms-alipen/fiscalizacoes/exportacao"
      actions={<RealizadasAcoes rules={{ ...LISTA, filters: filtros }} />}
      nameOf={({ numero }) => numero}
      empty={{
        title: 'Nenhuma fiscalização realizada.',
        text: 'As concluídas aparecem aqui assim que chegam ao servidor.',
      }}
    >
      {(item, fechar) => (
        <Suspense>
          <FiscalizacaoDrawer item={item} fechar={fechar} />
        </Suspense>
      )}
    </ListPage>
  );
}
