import { Pill } from '../ui/pill.component.tsx';
import { SITUACOES } from './medicoes.labels.ts';
import type { MedicaoResumida } from './medicoes.queries.ts';

export const SituacaoDaMedicao = ({ situacao }: Pick<MedicaoResumida, 'situacao'>) => (
  <Pill tone={SITUACOES[situacao].tom}>{SITUACOES[situacao].rotulo}</Pill>
);
