import type { First } from '../../app/first-queries.ts';
import { escolhaEm } from '../dia/solicitacao.model.ts';
import { modoDe } from '../modos.table.ts';
import { prepararPedido } from '../pedidos.queries.ts';

/** The ways of many days and of many units ask by themselves, and so do all the units together. */
export const first: First = (ask, { search, session }) => {
  const gestor = session.papeis.includes('GESTOR');
  if (modoDe(search, gestor) === 'dia' && search.get('visao') !== 'todas')
    ask(prepararPedido(escolhaEm(search, gestor)));
};
