import { ROTULO_DE_SITUACAO_PRESCRICAO } from '@alipen/contracts/generated/rotulos/prescricoes';
import { firstOfList } from '../list/list.first.ts';
import type { FilterRule } from '../list/list.model.ts';
import { isId } from '../record/record.address.ts';
import { optionsOf } from '../ui/labelled.ts';
import { listarPrescricoes, obterPrescricao } from './prescricoes.queries.ts';

const FILTROS: FilterRule[] = [
  { key: 'busca', label: 'Código da pessoa ou unidade', kind: 'text', maxLength: 100 },
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    all: 'Todas',
    options: optionsOf(ROTULO_DE_SITUACAO_PRESCRICAO),
  },
  { key: 'emDia', label: 'Valem em', kind: 'date' },
  {
    key: 'aVencer',
    label: 'Validade',
    kind: 'select',
    all: 'Todas',
    options: [{ value: 'true', label: 'A vencer, sem renovação' }],
  },
  { key: 'lotacaoId', label: 'Unidade', kind: 'custom', bar: false, valid: isId },
];

export const LISTA = {
  screen: 'dietasAutorizadas',
  filters: FILTROS,
  sorts: ['pessoa', 'lotacao', 'ate'],
  order: 'ate',
  query: listarPrescricoes,
};

export const first = firstOfList(LISTA, obterPrescricao);
