import { dressed } from '../list/filter-dress.ts';
import type { Column, FilterDress } from '../list/list.model.ts';
import { formatMonth } from '../ui/date.format.ts';
import { MonthField } from '../ui/date-field.component.tsx';
import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { LISTA } from './medicoes.list.ts';
import type { MedicaoResumida } from './medicoes.queries.ts';
import { SituacaoDaMedicao } from './situacao.component.tsx';

function falta({ dias, diasFechados, aDecidir, correcoesPendentes }: MedicaoResumida): string {
  const abertos = dias - diasFechados;
  const partes = [
    ...(abertos ? [formatCount(abertos, 'dia por fechar', 'dias por fechar')] : []),
    ...(correcoesPendentes ? [formatCount(correcoesPendentes, 'correção', 'correções')] : []),
    ...(aDecidir ? [formatCount(aDecidir, 'desconto a decidir', 'descontos a decidir')] : []),
  ];
  return partes.join(', ') || '–';
}

export const COLUNAS: Column<MedicaoResumida>[] = [
  { key: 'contrato', title: 'Contrato', sort: 'contrato', render: ({ contrato }) => contrato.numero },
  { key: 'fornecedor', title: 'Fornecedor', sort: 'fornecedor', render: ({ contrato }) => contrato.fornecedor },
  { key: 'mes', title: 'Mês', sort: 'mes', render: ({ mes }) => mes.split('-').reverse().join('/') },
  { key: 'situacao', title: 'Situação', sort: 'situacao', render: linha => <SituacaoDaMedicao {...linha} /> },
  { key: 'falta', title: 'O que falta', render: falta },
  {
    key: 'dias',
    title: 'Dias fechados',
    align: 'right',
    render: ({ dias, diasFechados }) => `${formatInteger(diasFechados)} de ${formatInteger(dias)}`,
  },
  {
    key: 'lotacoes',
    title: 'Unidades',
    align: 'right',
    shown: false,
    render: ({ lotacoes }) => formatInteger(lotacoes),
  },
  {
    key: 'refeicoes',
    title: 'Refeições',
    align: 'right',
    shown: false,
    render: ({ totais }) => formatInteger(totais.refeicoes),
  },
  { key: 'bruto', title: 'Bruto', align: 'right', render: ({ totais }) => formatMoney(totais.brutoCentavos) },
  {
    key: 'glosa',
    title: 'Glosas',
    align: 'right',
    shown: false,
    render: ({ totais }) => formatMoney(totais.glosaCentavos),
  },
  {
    key: 'desconto',
    title: 'Descontos',
    align: 'right',
    shown: false,
    render: ({ totais }) => formatMoney(totais.descontoCentavos),
  },
  {
    key: 'liquido',
    title: 'Líquido',
    align: 'right',
    render: ({ totais }) => <strong>{formatMoney(totais.liquidoCentavos)}</strong>,
  },
];

const ControleDoMes: FilterDress['control'] = ({ label, value, set }) => (
  <MonthField label={label} value={value ?? null} onChange={mes => set(mes ?? undefined)} />
);

export const FILTROS = dressed(LISTA.filters, {
  mes: { control: ControleDoMes, words: formatMonth },
  contratoId: { control: () => null, words: () => 'um só' },
});
