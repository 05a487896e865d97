import type { First } from '../app/first-queries.ts';
import { obterEmpenhosDaMedicao } from '../empenhos/empenhos.queries.ts';
import { firstOfList } from '../list/list.first.ts';
import type { FilterRule } from '../list/list.model.ts';
import { listarNotas } from '../notas/notas.queries.ts';
import { listarPagamentosDaMedicao } from '../pagamentos/pagamentos.queries.ts';
import { idIn, isId } from '../record/record.address.ts';
import { obterRecebimento } from '../termos/termos.queries.ts';
import { isMonth } from '../ui/date.format.ts';
import { optionsOfLabelled } from '../ui/labelled.ts';
import { SITUACOES } from './medicoes.labels.ts';
import { listarMedicoes, obterMedicao } from './medicoes.queries.ts';

const FILTROS: FilterRule[] = [
  { key: 'busca', label: 'Contrato ou fornecedor', kind: 'text' },
  {
    key: 'mes',
    label: 'Mês',
    kind: 'custom',
    valid: texto => isMonth(texto),
  },
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    all: 'Todas',
    options: optionsOfLabelled(SITUACOES),
  },
  {
    key: 'contratoId',
    label: 'Contrato',
    kind: 'custom',
    bar: false,
    valid: isId,
  },
];

export const LISTA = {
  screen: 'medicoes',
  filters: FILTROS,
  sorts: ['contrato', 'fornecedor', 'mes', 'situacao'],
  order: '-mes',
  query: listarMedicoes,
};

const daLista = firstOfList(LISTA);

/** An open one stands in the place of the list. */
export const first: First = (ask, opening) => {
  const id = idIn(opening.search.get('item'));
  if (id === null) daLista(ask, opening);
  else {
    ask(obterMedicao(id));
    ask(obterEmpenhosDaMedicao(id));
    ask(listarNotas(id));
    ask(obterRecebimento(id));
    ask(listarPagamentosDaMedicao(id));
  }
};
