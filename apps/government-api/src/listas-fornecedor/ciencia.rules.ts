import type { components } from '@alipen/contracts/generated/government-api';
import { type Conteudo, type ConteudoEmitido, mudancasEntre } from './listas-fornecedor.rules.ts';

type Situacao = components['schemas']['SituacaoCiencia'];
type Reconhecida = { readonly conteudo: ConteudoEmitido };

/** Only what is to be delivered counts: an emission that repeats the one acknowledged changes nothing. */
export function situacaoDaCiencia(reconhecida: Reconhecida | undefined, agora: Conteudo): Situacao {
  if (!reconhecida) return 'SEM_CIENCIA';
  return mudancasEntre(reconhecida.conteudo.lista, agora) ? 'MUDOU' : 'CIENTE';
}

/** The part of a list that is of one unit. */
export const daUnidade = (lista: Conteudo, lotacaoId: number): Conteudo => ({
  ...lista,
  linhas: lista.linhas.filter(({ lotacao }) => lotacao.id === lotacaoId),
  trocas: (lista.trocas ?? []).filter(({ lotacaoId: onde }) => onde === undefined || onde === lotacaoId),
});
