import { ROTULO_DE_FORMA_DE_PRESENCA } from '@alipen/contracts/generated/rotulos/presencas';
import type { FilterRule } from '../../list/list.model.ts';
import { isId } from '../../record/record.address.ts';
import { addDays } from '../../ui/date.format.ts';
import { optionsOf, optionsOfLabelled } from '../../ui/labelled.ts';
import { today } from '../../ui/today.ts';
import { REGRAS_COMUNS } from '../filtros/filtros.rules.ts';
import { CORRECOES, RESULTADOS } from '../fiscalizacoes.labels.ts';

/** Shared by both lists of inspections, as their columns are. */
export const ORDENS = ['data', 'lotacao', 'nota', 'realizadaEm'];

const DIAS = 7;
export const DE: FilterRule = { key: 'de', label: 'De', kind: 'date', start: () => addDays(today(), 1 - DIAS) };
export const ATE: FilterRule = { key: 'ate', label: 'Até', kind: 'date' };

const doServidor = (key: string, label: string): FilterRule => ({ key, label, kind: 'custom', valid: isId });

export interface Quais {
  situacoes: Readonly<Record<string, { rotulo: string }>>;
  todas: string;
  /** Puts the choice of state behind "Mais filtros", where the list already has one kind of state. */
  situacaoDepois: boolean;
  /** Hides the choice of unit, useless to a person who sees only one. */
  soUmaUnidade: boolean;
}

export const regrasDaLista = ({ situacoes, todas, situacaoDepois, soUmaUnidade }: Quais): FilterRule[] => [
  { key: 'busca', label: soUmaUnidade ? 'Número' : 'Número ou lotação', kind: 'text', maxLength: 100 },
  DE,
  ATE,
  { key: 'resultado', label: 'Resultado', kind: 'select', all: 'Todos', options: optionsOfLabelled(RESULTADOS) },
  doServidor('fornecedorId', 'Fornecedor'),
  doServidor('tipoAlimentacaoId', 'Refeição'),
  doServidor('fiscalId', 'Fiscal'),
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    all: todas,
    options: optionsOfLabelled(situacoes),
    ...(situacaoDepois && { more: true as const }),
  },
  ...(soUmaUnidade ? [] : [{ ...REGRAS_COMUNS.lotacaoId, more: true as const }]),
  { ...REGRAS_COMUNS.gravidade, more: true },
  {
    key: 'correcao',
    label: 'Correção',
    kind: 'select',
    all: 'Qualquer',
    more: true,
    options: optionsOfLabelled(CORRECOES),
  },
  {
    key: 'presenca',
    label: 'Presença na unidade',
    kind: 'select',
    all: 'Qualquer',
    more: true,
    options: optionsOf(ROTULO_DE_FORMA_DE_PRESENCA),
  },
  {
    key: 'criticas',
    label: 'Item crítico',
    kind: 'select',
    all: 'Qualquer',
    more: true,
    options: [{ value: 'true', label: 'Só com crítico reprovado' }],
  },
];
