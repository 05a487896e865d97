import { ROTULO_DE_SITUACAO_NOTA } from '@alipen/contracts/generated/rotulos/notas';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES_DA_NOTA = labelled(ROTULO_DE_SITUACAO_NOTA, {
  CONFERE: { tom: 'ok' },
  RECUSADA: { tom: 'perigo' },
  SUPERADA: { tom: 'aviso' },
});
