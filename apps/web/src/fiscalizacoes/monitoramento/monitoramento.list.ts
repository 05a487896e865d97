import { SITUACOES } from '../fiscalizacoes.labels.ts';
import { type BuscaFiscalizacoes, listarFiscalizacoes } from '../fiscalizacoes.queries.ts';
import { ORDENS, type Quais, regrasDaLista } from '../listas/fiscalizacoes.list.ts';

/** All the views share these saved views. */
export const TELA = 'monitoramentoFiscalizacao';

export const QUAIS: Quais = { situacoes: SITUACOES, todas: 'Todas', situacaoDepois: false, soUmaUnidade: false };
export const regrasDaTabela = regrasDaLista(QUAIS);

export const LISTA = {
  screen: TELA,
  sorts: ORDENS,
  order: '-data',
  query: (busca: BuscaFiscalizacoes) => listarFiscalizacoes(busca),
};
