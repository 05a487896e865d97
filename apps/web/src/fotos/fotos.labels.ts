import { ROTULO_DE_SITUACAO_FOTO_REPETIDA } from '@alipen/contracts/generated/rotulos/fotos';
import { labelled } from '../ui/labelled.ts';
import type { FotoRepetida } from './fotos.queries.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_FOTO_REPETIDA, {
  A_DECIDIR: { tone: 'aviso' },
  REPETIDA: { tone: 'perigo' },
  NAO_REPETIDA: { tone: 'ok' },
});

/** `distancia`: how many of 64 compared points differ. */
export const semelhancaEmPalavras = ({ semelhanca, distancia }: FotoRepetida) =>
  semelhanca === 'IGUAL'
    ? 'O arquivo é exatamente o mesmo.'
    : `A imagem é quase a mesma: ${64 - distancia} de 64 pontos iguais.`;
