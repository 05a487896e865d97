import { ROTULO_DE_UF } from '@alipen/contracts/generated/rotulos/lotacoes';
import type { Filter } from '../list/list.model.ts';
import { optionsOf, optionsOfLabelled } from '../ui/labelled.ts';
import { CASOS } from './atendimentos.labels.ts';
import { listarAtendimentos } from './atendimentos.queries.ts';
import { amanha } from './atendimentos.time.ts';

const FILTROS: Filter[] = [
  { key: 'busca', label: 'Lotação ou município', kind: 'text', maxLength: 100 },
  { key: 'data', label: 'Dia das refeições', kind: 'date', start: amanha },
  {
    key: 'responsavel',
    label: 'Responsável',
    kind: 'select',
    options: [
      { value: 'MEU', label: 'Meus casos' },
      { value: 'NINGUEM', label: 'De ninguém' },
    ],
    all: 'Todos',
  },
  { key: 'uf', label: 'UF', kind: 'select', options: optionsOf(ROTULO_DE_UF), all: 'Todas' },
  // Not in the bar: the row of counters is its control.
  {
    key: 'caso',
    label: 'Caso',
    kind: 'select',
    bar: false,
    options: optionsOfLabelled(CASOS),
    start: 'SEM_PEDIDO',
  },
];

export const LISTA = {
  screen: 'atendimento',
  filters: FILTROS,
  sorts: ['lotacao', 'prazo', 'ultimoContato'],
  order: 'prazo',
  query: listarAtendimentos,
};
