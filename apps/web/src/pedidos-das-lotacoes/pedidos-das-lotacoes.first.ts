import type { First } from '../app/first-queries.ts';
import { today } from '../ui/today.ts';
import { buscaDo, enderecoDe } from './endereco.model.ts';
import { obterPedidosDasLotacoes } from './pedidos-das-lotacoes.queries.ts';

export const first: First = (ask, { search }) => ask(obterPedidosDasLotacoes(buscaDo(enderecoDe(search, today()))));
