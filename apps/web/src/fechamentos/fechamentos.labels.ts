import { ROTULO_DE_SITUACAO_FECHAMENTO } from '@alipen/contracts/generated/rotulos/fechamentos';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_FECHAMENTO, {
  ABERTO: { tom: 'neutro' },
  FECHADO: { tom: 'info' },
  ASSINADO: { tom: 'ok' },
  REABERTO: { tom: 'aviso' },
});
