import type { Column, Filter } from '../list/list.model.ts';
import { formatMonth, isMonth } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { optionsOfLabelled } from '../ui/labelled.ts';
import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { DateInput } from '../ui/text-input.component.tsx';
import { SITUACOES } from './medicoes.labels.ts';
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

const ControleDoMes = ({
  label,
  value,
  set,
}: {
  label: string;
  value: string | undefined;
  set: (value: string | undefined) => void;
}) => (
  <Field label={label}>
    <DateInput
      type="month"
      value={value ?? ''}
      onChange={({ target }) => set(isMonth(target.value) ? target.value : undefined)}
    />
  </Field>
);

const ID = /^[1-9]\d{0,8}$/;
const Nada = () => null;

export const FILTROS: Filter[] = [
  { key: 'busca', label: 'Contrato ou fornecedor', kind: 'text' },
  {
    key: 'mes',
    label: 'Mês',
    kind: 'custom',
    valid: texto => isMonth(texto),
    control: ControleDoMes,
    words: formatMonth,
  },
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    all: 'Todas',
    options: optionsOfLabelled(SITUACOES),
  },
  {
    key: 'contratoId',
    label: 'Contrato',
    kind: 'custom',
    bar: false,
    valid: texto => ID.test(texto),
    control: Nada,
    words: () => 'um só',
  },
];
