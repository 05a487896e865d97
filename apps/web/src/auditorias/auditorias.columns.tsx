import type { Column } from '../list/list.model.ts';
import { formatInstant, formatShortMonth } from '../ui/date.format.ts';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import type { AuditoriaResumida } from './auditorias.queries.ts';
import { SituacaoDaAuditoria } from './situacao.component.tsx';

export const COLUNAS: Column<AuditoriaResumida>[] = [
  { key: 'mes', title: 'Mês', render: ({ mes }) => formatShortMonth(mes) },
  { key: 'situacao', title: 'Situação', render: auditoria => <SituacaoDaAuditoria {...auditoria} /> },
  { key: 'contratos', title: 'Contratos', render: ({ contratos }) => contratos.join(', ') },
  { key: 'dias', title: 'Dias de unidade', align: 'right', render: ({ itens }) => formatInteger(itens) },
  {
    key: 'valor',
    title: 'Valor',
    align: 'right',
    render: ({ totalCentavos }) => <strong>{formatMoney(totalCentavos)}</strong>,
  },
  { key: 'sorteio', title: 'Sorteio', render: ({ sementeDepoisDe }) => formatInstant(sementeDepoisDe) },
  { key: 'aberta', title: 'Aberta por', shown: false, render: ({ abertaPor }) => abertaPor },
];
