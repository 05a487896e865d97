import { firstOfList } from '../list/list.first.ts';
import type { FilterRule } from '../list/list.model.ts';
import { isId } from '../record/record.address.ts';
import { optionsOfLabelled } from '../ui/labelled.ts';
import { SITUACOES } from './pagamentos.labels.ts';
import { listarPagamentos } from './pagamentos.queries.ts';

const FILTROS: FilterRule[] = [
  { key: 'busca', label: 'Contrato ou fornecedor', kind: 'text' },
  { key: 'situacao', label: 'Situação', kind: 'select', all: 'Todas', options: optionsOfLabelled(SITUACOES) },
  { key: 'fonte', label: 'Fonte', kind: 'text', maxLength: 60 },
  {
    ...{ key: 'excecao', label: 'Ordem', kind: 'select', all: 'Qualquer' },
    options: [
      { value: 'false', label: 'Na ordem' },
      { value: 'true', label: 'Fora da ordem' },
    ],
  },
  { key: 'contratoId', label: 'Contrato', kind: 'custom', bar: false, valid: isId },
];

export const LISTA = {
  screen: 'pagamentos',
  filters: FILTROS,
  sorts: ['fila', 'contrato', 'fornecedor', 'mes', 'valor'],
  order: 'fila',
  query: listarPagamentos,
};

export const first = firstOfList(LISTA);
