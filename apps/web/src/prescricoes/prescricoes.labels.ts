import {
  ROTULO_DE_SITUACAO_PRESCRICAO,
  ROTULO_DE_VALIDADE_PRESCRICAO,
} from '@alipen/contracts/generated/rotulos/prescricoes';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_PRESCRICAO, {
  PEDIDA: { tom: 'aviso' },
  AUTORIZADA: { tom: 'ok' },
  RECUSADA: { tom: 'neutro' },
  ENCERRADA: { tom: 'neutro' },
});

export const VALIDADES = labelled(ROTULO_DE_VALIDADE_PRESCRICAO, {
  POR_VIR: { tom: 'info' },
  EM_VIGOR: { tom: 'ok' },
  A_VENCER: { tom: 'aviso' },
  VENCIDA: { tom: 'neutro' },
});
