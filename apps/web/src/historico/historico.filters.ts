import { filterValue } from '../list/list.address.ts';
import type { AddressRules, Filter } from '../list/list.model.ts';
import { ACOES } from './acoes.table.ts';
import type { FiltroHistorico } from './historico.queries.ts';
import { OBJETOS } from './objetos.table.ts';

export const FILTROS: Filter[] = [
  { key: 'pessoa', label: 'Quem (nome ou matrícula)', kind: 'text', maxLength: 100 },
  {
    key: 'entidade',
    label: 'Objeto',
    kind: 'select',
    options: Object.entries(OBJETOS).map(([value, { nome }]) => ({ value, label: nome })),
  },
  { key: 'entidadeId', label: 'Nº do registro', kind: 'text', maxLength: 60 },
  {
    key: 'acao',
    label: 'Ação',
    kind: 'select',
    all: 'Todas',
    options: Object.entries(ACOES).map(([value, label]) => ({ value, label })),
  },
  { key: 'de', label: 'De', kind: 'date' },
  { key: 'ate', label: 'Até', kind: 'date' },
];
export const REGRAS: AddressRules = { filters: FILTROS, sorts: [], order: '' };

/** A record's number needs its object; one letter of a name is not searched yet. */
export function filtroDe(busca: URLSearchParams): FiltroHistorico {
  const valores = Object.fromEntries(FILTROS.map(filtro => [filtro.key, filterValue(filtro, busca)]));
  const { pessoa, entidade, entidadeId, acao, de, ate } = valores;
  return {
    ...(pessoa && pessoa.trim().length > 1 && { pessoa }),
    ...(entidade && { entidade }),
    ...(entidade && entidadeId && { entidadeId }),
    ...(acao && { acao }),
    ...(de && { de }),
    ...(ate && { ate }),
  };
}
