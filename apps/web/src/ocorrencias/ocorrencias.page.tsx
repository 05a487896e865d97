import { ListPage } from '../list/list-page.component.tsx';
import { OcorrenciaDrawer } from './ocorrencia.drawer.tsx';
import { COLUNAS, FILTROS } from './ocorrencias.columns.tsx';
import { LISTA } from './ocorrencias.list.ts';
import './ocorrencias.css';

export function Component() {
  return (
    <ListPage
      {...LISTA}
      title="Ocorrências"
      noun={{ one: 'ocorrência', many: 'ocorrências', feminine: true }}
      columns={COLUNAS}
      filters={FILTROS}
      nameOf={({ numero }) => numero}
      isQuiet={({ situacao }) => situacao === 'ENCERRADA'}
      empty={{
        title: 'Ainda não há ocorrências.',
        text: 'Abra uma a partir de um pedido, de um recebimento ou de uma fiscalização, em “Abrir ocorrência”.',
      }}
    >
      {(item, close) => <OcorrenciaDrawer key={item} item={item} close={close} />}
    </ListPage>
  );
}
