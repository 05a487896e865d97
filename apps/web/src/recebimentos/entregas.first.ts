import type { First } from '../app/first-queries.ts';
import { buscaEm } from './entregas.busca.ts';
import { listarEntregasEsperadas } from './recebimentos.queries.ts';

export const first: First = (ask, { search, session, papel }) => {
  const busca = buscaEm(search);
  if (papel === 'SOLICITANTE' || busca.lotacaoId) ask(listarEntregasEsperadas(session.usuario.matricula, busca));
};
