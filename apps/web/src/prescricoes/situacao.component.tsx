import { Pill } from '../ui/pill.component.tsx';
import { SITUACOES, VALIDADES } from './prescricoes.labels.ts';
import type { Prescricao } from './prescricoes.queries.ts';

/** An authorised one says how its days stand; the others, where they stand. */
export function SituacaoDaPrescricao({ situacao, validade }: Pick<Prescricao, 'situacao' | 'validade'>) {
  const { tom, rotulo } = situacao === 'AUTORIZADA' && validade ? VALIDADES[validade] : SITUACOES[situacao];
  return <Pill tone={tom}>{rotulo}</Pill>;
}
