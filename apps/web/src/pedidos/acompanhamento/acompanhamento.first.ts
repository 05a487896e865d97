import type { First } from '../../app/first-queries.ts';
import { first as daFila } from '../../atendimentos/fila.first.ts';
import { firstOfList } from '../../list/list.first.ts';
import { idIn } from '../../record/record.address.ts';
import { listarTiposAlimentacao } from '../../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { listarTiposPublico } from '../../tipos-publico/tipos-publico.queries.ts';
import { obterPedido } from '../pedidos.queries.ts';
import { listaDe } from './acompanhamento.list.ts';
import { preenchimentoEm } from './preenchimento.model.ts';
import { PRESETS, visaoEm } from './presets.table.ts';

export const first: First = (ask, opening) => {
  const preset = PRESETS[opening.papel];
  const { search } = opening;
  ask(listarTiposAlimentacao());
  ask(listarTiposPublico());
  if (preset.trata && preenchimentoEm(search)) return;
  if (visaoEm(search, preset) !== 'fila') return firstOfList(listaDe(preset.soUmaUnidade), obterPedido)(ask, opening);
  daFila(ask, opening);
  const pedido = idIn(search.get('pedido'));
  if (pedido !== null) ask(obterPedido(pedido));
};
