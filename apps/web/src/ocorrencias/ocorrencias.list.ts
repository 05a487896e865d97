import {
  ROTULO_DE_GRAVIDADE_OCORRENCIA,
  ROTULO_DE_SITUACAO_OCORRENCIA,
} from '@alipen/contracts/generated/rotulos/ocorrencias';
import { firstOfList } from '../list/list.first.ts';
import type { FilterRule } from '../list/list.model.ts';
import { listarOcorrencias } from '../ocorrencias-de/ocorrencias-de.queries.ts';
import { isId } from '../record/record.address.ts';
import { optionsOf } from '../ui/labelled.ts';
import { obterOcorrencia } from './ocorrencias.queries.ts';

const doEndereco = (key: string, label: string): FilterRule => ({
  key,
  label,
  kind: 'custom',
  bar: false,
  valid: isId,
});

const FILTROS: FilterRule[] = [
  { key: 'busca', label: 'Número, unidade ou fornecedor', kind: 'text' },
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    all: 'Todas',
    options: optionsOf(ROTULO_DE_SITUACAO_OCORRENCIA),
  },
  {
    key: 'gravidade',
    label: 'Gravidade',
    kind: 'select',
    all: 'Todas',
    options: optionsOf(ROTULO_DE_GRAVIDADE_OCORRENCIA),
  },
  { key: 'de', label: 'Entrega desde', kind: 'date' },
  { key: 'ate', label: 'Entrega até', kind: 'date' },
  doEndereco('pedidoId', 'Pedido'),
  doEndereco('fiscalizacaoId', 'Fiscalização'),
  doEndereco('lotacaoId', 'Unidade'),
  doEndereco('fornecedorId', 'Fornecedor'),
];

export const LISTA = {
  screen: 'ocorrencias',
  filters: FILTROS,
  sorts: ['numero', 'data', 'prazo', 'abertaEm'],
  order: '-abertaEm',
  query: listarOcorrencias,
};

export const first = firstOfList(LISTA, obterOcorrencia);
