import { Pill } from '../ui/pill.component.tsx';
import { SITUACOES } from './auditorias.labels.ts';
import type { AuditoriaResumida } from './auditorias.queries.ts';

export const SituacaoDaAuditoria = ({ situacao }: Pick<AuditoriaResumida, 'situacao'>) => (
  <Pill tone={SITUACOES[situacao].tom}>{SITUACOES[situacao].rotulo}</Pill>
);
