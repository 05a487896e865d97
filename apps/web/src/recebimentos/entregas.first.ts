import type { First } from '../app/first-queries.ts';
import { obterPedidosDasLotacoes } from '../pedidos-das-lotacoes/pedidos-das-lotacoes.queries.ts';
import { obterSobrasDoDia } from '../sobras/sobras.queries.ts';
import { buscaEm, veTodas } from './entregas.busca.ts';
import { listarEntregasEsperadas } from './recebimentos.queries.ts';

export const first: First = (ask, { search, session, papel }) => {
  const busca = buscaEm(search);
  if (papel === 'SOLICITANTE' || busca.lotacaoId) {
    ask(listarEntregasEsperadas(session.usuario.matricula, busca));
    ask(obterSobrasDoDia(session.usuario.matricula, busca));
  } else if (veTodas(papel)) ask(obterPedidosDasLotacoes({ data: busca.data }));
};
