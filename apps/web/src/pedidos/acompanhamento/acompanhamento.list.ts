import { ROTULO_DE_TIPO_LOTACAO, ROTULO_DE_UF } from '@alipen/contracts/generated/rotulos/lotacoes';
import {
  ROTULO_DE_SINAL_DO_PEDIDO,
  ROTULO_DE_SITUACAO_DA_AUTORIZACAO,
  ROTULO_DE_TIPO_PEDIDO,
} from '@alipen/contracts/generated/rotulos/pedidos';
import type { FilterRule } from '../../list/list.model.ts';
import { isId } from '../../record/record.address.ts';
import { optionsOf, optionsOfLabelled } from '../../ui/labelled.ts';
import { PRAZOS, SITUACOES } from '../../ui/pedido.labels.ts';
import { lotacoesEm } from '../lotacoes-filtro.model.ts';
import { listarPedidos } from '../pedidos.queries.ts';

/** The options come from the server, but the address holds the id, whatever has arrived. */
const doServidor = (key: string, label: string): FilterRule => ({
  key,
  label,
  kind: 'custom',
  more: true,
  valid: isId,
});

const DE_MUITAS_UNIDADES: FilterRule[] = [
  {
    key: 'lotacoes',
    label: 'Lotações',
    kind: 'custom',
    valid: text => lotacoesEm(text).length > 0,
  },
  { key: 'uf', label: 'UF', kind: 'select', options: optionsOf(ROTULO_DE_UF), all: 'Todas', more: true },
  { key: 'municipio', label: 'Município', kind: 'text', maxLength: 120, more: true },
  {
    key: 'tipoLotacao',
    label: 'Tipo de lotação',
    kind: 'select',
    options: optionsOf(ROTULO_DE_TIPO_LOTACAO),
    all: 'Todos',
    more: true,
  },
];

const DE_CONTRATOS: FilterRule[] = [doServidor('fornecedorId', 'Fornecedor'), doServidor('contratoId', 'Contrato')];

/** A person with only one unit has no use for the filters by unit, and may not read the contracts. */
const regrasDe = (soUmaUnidade: boolean): FilterRule[] => [
  { key: 'busca', label: soUmaUnidade ? 'Número do pedido' : 'Lotação ou número', kind: 'text', maxLength: 100 },
  { key: 'de', label: 'De', kind: 'date' },
  { key: 'ate', label: 'Até', kind: 'date' },
  ...(soUmaUnidade ? [] : DE_MUITAS_UNIDADES),
  { key: 'prazo', label: 'Prazo', kind: 'select', options: optionsOfLabelled(PRAZOS), all: 'Todos', more: true },
  { key: 'tipo', label: 'Tipo', kind: 'select', options: optionsOf(ROTULO_DE_TIPO_PEDIDO), all: 'Todos', more: true },
  doServidor('tipoAlimentacaoId', 'Refeição'),
  ...(soUmaUnidade ? [] : DE_CONTRATOS),
  {
    key: 'divergentes',
    label: 'Diferença',
    kind: 'select',
    options: [{ value: 'true', label: 'Só divergentes' }],
    all: 'Todas',
    more: true,
  },
  {
    key: 'sinal',
    label: 'Números a explicar',
    kind: 'select',
    options: optionsOf(ROTULO_DE_SINAL_DO_PEDIDO),
    all: 'Todos',
    more: true,
  },
  {
    key: 'autorizacao',
    label: 'Autorização',
    kind: 'select',
    options: optionsOf(ROTULO_DE_SITUACAO_DA_AUTORIZACAO),
    all: 'Todas',
    more: true,
  },
  // Not in the bar: the row of counters is its control.
  { key: 'situacao', label: 'Situação', kind: 'multi', options: optionsOfLabelled(SITUACOES), bar: false },
];

const ORDENS = ['dataRefeicao', 'total', 'alteradoEm'];

export const listaDe = (soUmaUnidade: boolean) => ({
  screen: 'acompanhamento',
  filters: regrasDe(soUmaUnidade),
  sorts: soUmaUnidade ? ORDENS : [...ORDENS, 'lotacao'],
  order: '-dataRefeicao',
  query: listarPedidos,
});
