import type { First } from '../app/first-queries.ts';
import { wantedOf } from '../list/list.address.ts';
import { firstOfList } from '../list/list.first.ts';
import { idIn } from '../record/record.address.ts';
import { LISTA } from './atendimentos.list.ts';
import { type FiltroAtendimentos, obterAtendimento } from './atendimentos.queries.ts';

const daLista = firstOfList(LISTA);

/** The record over the queue is a unit's day. */
export const first: First = (ask, opening) => {
  daLista(ask, opening);
  const { data } = wantedOf(opening.search, LISTA) as FiltroAtendimentos;
  const lotacaoId = idIn(opening.search.get('item'));
  if (lotacaoId !== null) ask(obterAtendimento(lotacaoId, data));
};
