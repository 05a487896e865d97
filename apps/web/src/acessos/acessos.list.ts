import { firstOfList } from '../list/list.first.ts';
import type { Filter } from '../list/list.model.ts';
import { addDays } from '../ui/date.format.ts';
import { optionsOfLabelled } from '../ui/labelled.ts';
import { today } from '../ui/today.ts';
import { EVENTOS } from './acessos.labels.ts';
import { listarEventosDeAcesso } from './acessos.queries.ts';

const DIAS = 7;

const FILTROS: Filter[] = [
  {
    key: 'evento',
    label: 'O que houve',
    kind: 'select',
    options: optionsOfLabelled(EVENTOS),
    all: 'Tudo',
  },
  { key: 'pessoa', label: 'Nome ou matrícula', kind: 'text', maxLength: 100 },
  { key: 'endereco', label: 'Endereço de rede', kind: 'text', maxLength: 45 },
  { key: 'de', label: 'De', kind: 'date', start: () => addDays(today(), 1 - DIAS) },
  { key: 'ate', label: 'Até', kind: 'date' },
  { key: 'codigo', label: 'Código da chamada', kind: 'text', maxLength: 64, more: true },
  { key: 'conta', label: 'Marca da conta', kind: 'text', maxLength: 16, more: true },
];

export const LISTA = {
  screen: 'acessos',
  filters: FILTROS,
  sorts: ['em'],
  order: '-em',
  query: listarEventosDeAcesso,
};

export const first = firstOfList(LISTA);
