import {
  ROTULO_DE_PENDENCIA_LOTACAO,
  ROTULO_DE_TIPO_LOTACAO,
  ROTULO_DE_UF,
} from '@alipen/contracts/generated/rotulos/lotacoes';
import { firstOfList } from '../list/list.first.ts';
import type { Filter } from '../list/list.model.ts';
import { optionsOf } from '../ui/labelled.ts';
import { listarLotacoes, obterLotacao } from './lotacoes.queries.ts';

const FILTROS: Filter[] = [
  { key: 'busca', label: 'Nome, código, sigla ou município', kind: 'text', maxLength: 100 },
  { key: 'uf', label: 'UF', kind: 'select', all: 'Todas', options: optionsOf(ROTULO_DE_UF) },
  { key: 'tipo', label: 'Tipo', kind: 'select', options: optionsOf(ROTULO_DE_TIPO_LOTACAO) },
  {
    key: 'pendencia',
    label: 'O que falta',
    kind: 'select',
    all: 'Qualquer',
    options: optionsOf(ROTULO_DE_PENDENCIA_LOTACAO),
  },
  {
    key: 'ativa',
    label: 'Situação',
    kind: 'select',
    all: 'Todas',
    options: [
      { value: 'true', label: 'Ativas' },
      { value: 'false', label: 'Inativas' },
    ],
  },
];

export const LISTA = {
  screen: 'lotacoes',
  filters: FILTROS,
  sorts: ['nome', 'codigo', 'municipio', 'capacidade'],
  order: 'nome',
  query: listarLotacoes,
};

export const first = firstOfList(LISTA, obterLotacao);
