import { firstOfList } from '../list/list.first.ts';
import type { Filter } from '../list/list.model.ts';
import { listarCatalogoDeDietas, obterTipoDieta } from './dietas.queries.ts';

const FILTROS: Filter[] = [
  { key: 'busca', label: 'Nome ou código', kind: 'text', maxLength: 60 },
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    all: 'Todas',
    options: [
      { value: 'ATIVO', label: 'Oferecidas' },
      { value: 'INATIVO', label: 'Inativas' },
    ],
  },
];

export const LISTA = {
  screen: 'tiposDieta',
  filters: FILTROS,
  sorts: ['nome', 'codigo'],
  order: 'codigo',
  query: listarCatalogoDeDietas,
};

export const first = firstOfList(LISTA, obterTipoDieta);
