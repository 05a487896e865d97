import type { First } from '../../app/first-queries.ts';
import { firstOfList } from '../../list/list.first.ts';
import { listarVisoes } from '../../list/views.queries.ts';
import { resumirPedidosDasLotacoes } from '../../pedidos-das-lotacoes/pedidos-das-lotacoes.queries.ts';
import { idIn } from '../../record/record.address.ts';
import { listarFiscalizacoes, obterFiscalizacao } from '../fiscalizacoes.queries.ts';
import { LISTA, regrasDaTabela, TELA } from './monitoramento.list.ts';
import { visaoEm } from './monitoramento.model.ts';
import { buscaDoQuadro } from './quadro-do-dia.busca.ts';

const daTabela = firstOfList({ ...LISTA, filters: regrasDaTabela }, obterFiscalizacao);

/** The views of suppliers and of photos ask by themselves. */
export const first: First = (ask, opening) => {
  const { search } = opening;
  const visao = visaoEm(search);
  if (visao === 'tabela') return daTabela(ask, opening);
  if (visao === 'quadro') {
    const busca = buscaDoQuadro(search);
    ask(listarFiscalizacoes(busca));
    ask(resumirPedidosDasLotacoes(busca.de));
  }
  const id = idIn(search.get('item'));
  if (id !== null) ask(obterFiscalizacao(id));
  ask(listarVisoes(TELA));
};
