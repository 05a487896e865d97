import { ListPage } from '../list/list-page.component.tsx';
import { formatShortMonth } from '../ui/date.format.ts';
import { COLUNAS, FILTROS } from './pagamentos.columns.tsx';
import { LISTA } from './pagamentos.list.ts';

export const Component = () => (
  <ListPage
    {...LISTA}
    title="Fila de pagamento"
    noun={{ one: 'pagamento', many: 'pagamentos' }}
    columns={COLUNAS}
    filters={FILTROS}
    exportPath="/api/ms-alipen/pagamentos/exportacao"
    nameOf={({ contrato, mes }) => `${contrato} de ${formatShortMonth(mes)}`}
    isQuiet={({ situacao }) => situacao === 'PAGO' || situacao === 'CANCELADO'}
    empty={{
      title: 'Ainda não há o que pagar.',
      text: 'Quando a nota de uma medição confere, ela entra na fila da sua fonte.',
    }}
  />
);
