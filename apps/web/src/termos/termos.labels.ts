import { ROTULO_DE_SITUACAO_TERMO, ROTULO_DE_TIPO_TERMO } from '@alipen/contracts/generated/rotulos/termos';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_TERMO, {
  EMITIDO: { tom: 'info' },
  ASSINADO: { tom: 'ok' },
  RECUSADO: { tom: 'perigo' },
  SUPERADO: { tom: 'neutro' },
});

export const TIPOS = labelled(ROTULO_DE_TIPO_TERMO, {
  PROVISORIO: { emitir: 'Emitir o termo provisório' },
  DEFINITIVO: { emitir: 'Emitir o termo definitivo' },
});
