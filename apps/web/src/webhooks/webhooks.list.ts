import { firstOfList } from '../list/list.first.ts';
import { listarWebhooks, obterWebhook } from './webhooks.queries.ts';

export const LISTA = {
  screen: 'webhooks',
  filters: [],
  sorts: [],
  order: 'nome',
  query: listarWebhooks,
};

export const first = firstOfList(LISTA, obterWebhook);
