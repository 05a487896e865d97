import { DetectiveIcon } from '@phosphor-icons/react/dist/csr/Detective';
import { formatInteger } from '../ui/number.format.ts';
import { SITUACOES } from './matriz.labels.ts';
import type { Celula } from './pedidos-das-lotacoes.queries.ts';

/** A quantity and the state it is in: colour, drawing and, for who listens, the word. */
export function ConteudoDaCelula({ celula: { situacao, quantidade, fiscalizada } }: { celula: Celula }) {
  const { rotulo, tone, icon: Drawing } = SITUACOES[situacao];
  return (
    <span className={`matriz-valor matriz-valor--${tone}`} title={fiscalizada ? `${rotulo}, fiscalizada` : rotulo}>
      {quantidade > 0 && <b>{formatInteger(quantidade)}</b>}
      <Drawing size={15} weight="bold" aria-hidden />
      <span className="so-leitor">
        {rotulo}
        {fiscalizada && ', fiscalizada'}
      </span>
      {fiscalizada && <DetectiveIcon size={14} aria-hidden className="matriz-fiscalizada" />}
    </span>
  );
}
