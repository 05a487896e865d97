import { ROTULO_DE_ATO, ROTULO_DE_OBJETO } from '@alipen/contracts/generated/rotulos/trilha';
import { filterValue } from '../list/list.address.ts';
import type { AddressRules, Filter } from '../list/list.model.ts';
import { optionsOf } from '../ui/labelled.ts';
import type { FiltroHistorico } from './historico.queries.ts';

export const FILTROS: Filter[] = [
  { key: 'pessoa', label: 'Quem (nome ou matrícula)', kind: 'text', maxLength: 100 },
  {
    key: 'entidade',
    label: 'Sobre o quê',
    kind: 'select',
    all: 'Tudo',
    options: optionsOf(ROTULO_DE_OBJETO),
  },
  { key: 'entidadeId', label: 'Nº do registro', kind: 'text', maxLength: 60 },
  {
    key: 'acao',
    label: 'O que se fez',
    kind: 'select',
    all: 'Tudo',
    options: optionsOf(ROTULO_DE_ATO),
  },
  { key: 'endereco', label: 'Endereço de rede', kind: 'text', maxLength: 45 },
  { key: 'de', label: 'De', kind: 'date' },
  { key: 'ate', label: 'Até', kind: 'date' },
];
export const REGRAS: AddressRules = { filters: FILTROS, sorts: [], order: '' };

const ENDERECO = /^[0-9a-f.:]{2,45}$/i;

/** A record's number needs its object; one letter of a name is not searched yet. */
export function filtroDe(busca: URLSearchParams): FiltroHistorico {
  const valores = Object.fromEntries(FILTROS.map(filtro => [filtro.key, filterValue(filtro, busca)]));
  const { pessoa, entidade, entidadeId, acao, endereco, de, ate } = valores;
  return {
    ...(pessoa && pessoa.trim().length > 1 && { pessoa }),
    ...(entidade && { entidade }),
    ...(entidade && entidadeId && { entidadeId }),
    ...(acao && { acao }),
    ...(endereco && ENDERECO.test(endereco.trim()) && { endereco: endereco.trim() }),
    ...(de && { de }),
    ...(ate && { ate }),
  };
}
