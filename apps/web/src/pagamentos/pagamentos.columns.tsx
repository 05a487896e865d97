import { Link } from 'react-router-dom';
import { dressed } from '../list/filter-dress.ts';
import type { Column } from '../list/list.model.ts';
import { formatDay, formatShortMonth } from '../ui/date.format.ts';
import { formatMoney } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { SITUACOES } from './pagamentos.labels.ts';
import { LISTA } from './pagamentos.list.ts';
import type { Pagamento } from './pagamentos.queries.ts';
import { Prazo } from './prazo.component.tsx';

const MEDICOES = '/modules/relatorios/medicoes';

export const COLUNAS: Column<Pagamento>[] = [
  {
    key: 'contrato',
    title: 'Contrato',
    sort: 'contrato',
    render: ({ contrato, medicaoId }) => <Link to={`${MEDICOES}?item=${medicaoId}`}>{contrato}</Link>,
  },
  { key: 'fornecedor', title: 'Fornecedor', sort: 'fornecedor', render: ({ fornecedor }) => fornecedor },
  { key: 'mes', title: 'Mês', sort: 'mes', render: ({ mes }) => formatShortMonth(mes) },
  { key: 'fonte', title: 'Fonte', render: ({ fonte }) => fonte || '–' },
  {
    key: 'posicao',
    title: 'Na fila',
    sort: 'fila',
    align: 'right',
    render: ({ posicao }) => (posicao === null ? '–' : `${posicao}º`),
  },
  {
    key: 'situacao',
    title: 'Situação',
    render: ({ situacao, excecao }) => (
      <>
        <Pill tone={SITUACOES[situacao].tom}>{SITUACOES[situacao].rotulo}</Pill>
        {excecao && (
          <>
            {' '}
            <Pill tone="aviso">Fora da ordem</Pill>
          </>
        )}
      </>
    ),
  },
  { key: 'prazo', title: 'Prazo', render: ({ prazo }) => <Prazo prazo={prazo} /> },
  { key: 'nota', title: 'Nota fiscal', shown: false, render: ({ nota }) => nota },
  {
    key: 'liquidada',
    title: 'Liquidada em',
    shown: false,
    render: ({ liquidacao }) => (liquidacao ? formatDay(liquidacao.data) : '–'),
  },
  {
    key: 'paga',
    title: 'Paga em',
    shown: false,
    render: ({ pagamento }) => (pagamento ? formatDay(pagamento.data) : '–'),
  },
  {
    key: 'valor',
    title: 'Valor',
    sort: 'valor',
    align: 'right',
    render: ({ valorCentavos }) => <strong>{formatMoney(valorCentavos)}</strong>,
  },
];

export const FILTROS = dressed(LISTA.filters, { contratoId: { control: () => null, words: () => 'um só' } });
