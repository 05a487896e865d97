import { ROTULO_DE_TIPO_EMPENHO, ROTULO_DE_TIPO_MOVIMENTO_EMPENHO } from '@alipen/contracts/generated/rotulos/empenhos';
import { labelled } from '../ui/labelled.ts';

export const TIPOS = ROTULO_DE_TIPO_EMPENHO;

export const MOVIMENTOS = labelled(ROTULO_DE_TIPO_MOVIMENTO_EMPENHO, {
  REFORCO: { titulo: 'Registrar reforço', sinal: 1 },
  ANULACAO: { titulo: 'Registrar anulação', sinal: -1 },
});
