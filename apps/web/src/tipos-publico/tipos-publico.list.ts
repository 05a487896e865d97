import { ROTULO_DE_BASE_CONFERENCIA } from '@alipen/contracts/generated/rotulos/tipos-publico';
import { firstOfList } from '../list/list.first.ts';
import type { Filter } from '../list/list.model.ts';
import { optionsOf } from '../ui/labelled.ts';
import { obterTipoPublico, paginaTiposPublico } from './tipos-publico.queries.ts';

const FILTROS: Filter[] = [
  { key: 'busca', label: 'Nome ou sigla', kind: 'text', maxLength: 60 },
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    options: [
      { value: 'ATIVO', label: 'Ativos' },
      { value: 'INATIVO', label: 'Inativos' },
    ],
  },
  {
    key: 'base',
    label: 'Base de conferência',
    kind: 'select',
    all: 'Todas',
    options: optionsOf(ROTULO_DE_BASE_CONFERENCIA),
  },
];

export const LISTA = {
  screen: 'tipoPublico',
  filters: FILTROS,
  sorts: ['nome', 'ordem'],
  order: 'ordem',
  query: paginaTiposPublico,
};

export const first = firstOfList(LISTA, obterTipoPublico);
