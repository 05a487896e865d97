import { cadastros } from './cadastros-semeador.ts';
import type { Semeador } from './demonstracao.service.ts';
import { empenhosDeDemonstracao } from './empenhos-semeador.ts';
import { fiscalizacoesDeDemonstracao } from './fiscalizacoes-semeador.ts';
import { efetivos, programas } from './historico-semeador.ts';
import { ocorrenciasDeDemonstracao } from './ocorrencias-semeador.ts';
import { pedidosDeDemonstracao } from './pedidos-semeador.ts';
import { datasDaProgramacao } from './programacoes-semeador.ts';
import { recebimentosDeDemonstracao } from './recebimentos-semeador.ts';
import { mudancaDeHorarios } from './tipos-alimentacao-semeador.ts';

/** Seeders in the order they run; a slice with a history of its own adds its seeder at the end. */
export const semeadores: readonly Semeador[] = [
  cadastros,
  efetivos,
  programas,
  pedidosDeDemonstracao,
  empenhosDeDemonstracao,
  recebimentosDeDemonstracao,
  fiscalizacoesDeDemonstracao,
  ocorrenciasDeDemonstracao,
  mudancaDeHorarios,
  datasDaProgramacao,
];
