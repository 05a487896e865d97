import type { First } from '../../app/first-queries.ts';
import type { Papel } from '../../app/session.queries.ts';
import { firstOfList } from '../../list/list.first.ts';
import { SITUACOES } from '../fiscalizacoes.labels.ts';
import { type BuscaFiscalizacoes, listarFiscalizacoes, obterFiscalizacao } from '../fiscalizacoes.queries.ts';
import { ORDENS, type Quais, regrasDaLista } from './fiscalizacoes.list.ts';

const { REALIZADA, CIENTE_FORNECEDOR, AGUARDANDO_FOTOS, NAO_REALIZADA } = SITUACOES;
const FEITAS = { REALIZADA, CIENTE_FORNECEDOR, AGUARDANDO_FOTOS, NAO_REALIZADA };
const PADRAO = 'REALIZADA,CIENTE_FORNECEDOR,AGUARDANDO_FOTOS';

export const quaisDe = (papel: Papel): Quais => ({
  situacoes: FEITAS,
  todas: 'Realizadas',
  situacaoDepois: true,
  soUmaUnidade: papel === 'SOLICITANTE',
});

export const LISTA = {
  screen: 'fiscalizacoesRealizadas',
  sorts: ORDENS,
  order: '-data',
  query: (busca: BuscaFiscalizacoes) => listarFiscalizacoes({ ...busca, situacao: busca.situacao ?? PADRAO }),
};

export const first: First = (ask, opening) => {
  const lista = { ...LISTA, filters: regrasDaLista(quaisDe(opening.papel)) };
  firstOfList(lista, obterFiscalizacao)(ask, opening);
};
