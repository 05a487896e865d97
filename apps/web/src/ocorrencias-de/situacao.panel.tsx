import { ROTULO_DE_SITUACAO_OCORRENCIA } from '@alipen/contracts/generated/rotulos/ocorrencias';
import { labelled } from '../ui/labelled.ts';
import { Pill } from '../ui/pill.component.tsx';
import type { OcorrenciaResumida } from './ocorrencias-de.queries.ts';

const SITUACOES = labelled(ROTULO_DE_SITUACAO_OCORRENCIA, {
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

export const SituacaoDaOcorrencia = ({ situacao }: Pick<OcorrenciaResumida, 'situacao'>) => (
  <Pill tone={SITUACOES[situacao].tom}>{SITUACOES[situacao].rotulo}</Pill>
);
