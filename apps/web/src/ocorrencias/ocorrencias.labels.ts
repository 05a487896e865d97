import { ROTULO_DE_SITUACAO_OCORRENCIA } from '@alipen/contracts/generated/rotulos/ocorrencias';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_OCORRENCIA, {
  ABERTA: { tom: 'info' },
  NOTIFICADA: { tom: 'info' },
  RESPONDIDA: { tom: 'aviso' },
  SEM_RESPOSTA: { tom: 'perigo' },
  ACEITA_JUSTIFICATIVA: { tom: 'ok' },
  PROCEDENTE: { tom: 'perigo' },
  GLOSADA: { tom: 'aviso' },
  SANEADA: { tom: 'ok' },
  ENCERRADA: { tom: 'neutro' },
});
