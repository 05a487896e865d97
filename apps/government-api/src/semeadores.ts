import { cadastros } from './demonstracao/cadastros.semeador.ts';
import type { Semeador } from './demonstracao/demonstracao.service.ts';
import { efetivos, programas } from './demonstracao/historico.semeador.ts';
import { fiscalizacoesDeDemonstracao } from './fiscalizacoes/fiscalizacoes.demonstracao.ts';
import { ocorrenciasDeDemonstracao } from './ocorrencias/ocorrencias.demonstracao.ts';
import { pedidosDeDemonstracao } from './pedidos/pedidos.demonstracao.ts';
import { datasDaProgramacao } from './programacoes/programacoes.demonstracao.ts';
import { recebimentosDeDemonstracao } from './recebimentos/recebimentos.demonstracao.ts';
import { mudancaDeHorarios } from './tipos-alimentacao/tipos-alimentacao.demonstracao.ts';

/** The demonstration, in the order it is made; a slice with a history of its own adds its seeder at the end. */
export const semeadores: readonly Semeador[] = [
  cadastros,
  efetivos,
  programas,
  pedidosDeDemonstracao,
  recebimentosDeDemonstracao,
  fiscalizacoesDeDemonstracao,
  ocorrenciasDeDemonstracao,
  mudancaDeHorarios,
  datasDaProgramacao,
];
