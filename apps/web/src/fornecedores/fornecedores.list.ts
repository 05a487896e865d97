import { firstOfList } from '../list/list.first.ts';
import type { Filter } from '../list/list.model.ts';
import { listarFornecedores, obterFornecedor } from './fornecedores.queries.ts';

const FILTROS: Filter[] = [
  { key: 'busca', label: 'Nome ou CNPJ', kind: 'text', maxLength: 100 },
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    options: [
      { value: 'ATIVO', label: 'Ativos' },
      { value: 'INATIVO', label: 'Inativos' },
    ],
    all: 'Todas',
  },
  {
    key: 'aVencer',
    label: 'Contrato',
    kind: 'select',
    options: [{ value: 'true', label: 'A vencer' }],
    all: 'Todos',
  },
];

export const LISTA = {
  screen: 'fornecedor',
  filters: FILTROS,
  sorts: ['nome', 'cnpj', 'alvara'],
  order: 'nome',
  query: listarFornecedores,
};

export const first = firstOfList(LISTA, obterFornecedor);
