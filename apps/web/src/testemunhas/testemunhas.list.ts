import { firstOfList } from '../list/list.first.ts';
import { listarTestemunhas, obterTestemunha } from './testemunhas.queries.ts';

export const LISTA = {
  screen: 'testemunhas',
  filters: [],
  sorts: [],
  order: 'nome',
  query: listarTestemunhas,
};

export const first = firstOfList(LISTA, obterTestemunha);
