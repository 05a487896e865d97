import { firstOfList } from '../list/list.first.ts';
import type { Filter } from '../list/list.model.ts';
import { SITUACOES } from './contas-servico.labels.ts';
import { listarContasServico, obterContaServico } from './contas-servico.queries.ts';

const FILTROS: Filter[] = [
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    all: 'Todas',
    options: Object.entries(SITUACOES).map(([value, { rotulo }]) => ({ value, label: `${rotulo}s` })),
  },
];

export const LISTA = {
  screen: 'contasServico',
  filters: FILTROS,
  sorts: [],
  order: 'situacao',
  query: listarContasServico,
};

export const first = firstOfList(LISTA, obterContaServico);
