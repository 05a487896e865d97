import type { First } from '../app/first-queries.ts';
import { firstOfList } from '../list/list.first.ts';
import { idIn } from '../record/record.address.ts';
import { listarAuditorias, listarSorteados, obterAuditoria } from './auditorias.queries.ts';

export const LISTA = {
  screen: 'auditorias',
  filters: [],
  sorts: [],
  order: '-mes',
  query: listarAuditorias,
};

const daLista = firstOfList(LISTA);

/** An open one stands in the place of the list. */
export const first: First = (ask, opening) => {
  const id = idIn(opening.search.get('item'));
  if (id === null) daLista(ask, opening);
  else {
    ask(obterAuditoria(id));
    ask(listarSorteados(id));
  }
};
