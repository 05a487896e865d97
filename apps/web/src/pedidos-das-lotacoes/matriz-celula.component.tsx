import { ROTULO_DE_VARIACAO_SEMANAL } from '@alipen/contracts/generated/rotulos/pedidos-das-lotacoes';
import { DetectiveIcon } from '@phosphor-icons/react/dist/csr/Detective';
import { formatDayMonth } from '../ui/date.format.ts';
import { formatInteger } from '../ui/number.format.ts';
import { classeDa, SITUACOES } from './matriz.labels.ts';
import { mudancaDe } from './matriz.model.ts';
import type { Celula } from './pedidos-das-lotacoes.queries.ts';

interface Props {
  celula: Celula;
  antes?: string | undefined;
}

export function ConteudoDaCelula({ celula: { situacao, quantidade, fiscalizada, comparacao }, antes }: Props) {
  const { rotulo, tone, icon: Drawing } = SITUACOES[situacao];
  return (
    <span className={`matriz-valor matriz-valor--${tone}`} title={fiscalizada ? `${rotulo}, fiscalizada` : rotulo}>
      {comparacao && antes && <Mudanca quantidade={quantidade} comparacao={comparacao} antes={antes} />}
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

interface MudancaProps {
  quantidade: number;
  comparacao: NonNullable<Celula['comparacao']>;
  antes: string;
}

/** The change since last week, as a share; where nothing was sent yet, last week's quantity. */
function Mudanca({ quantidade, comparacao: { antes: era, variacao }, antes }: MudancaProps) {
  if (!variacao) return era > 0 && <small className="quieto">era {formatInteger(era)}</small>;
  return (
    <small className={`matriz-calor matriz-calor--${classeDa(variacao)}`}>
      {mudancaDe(quantidade, era)}
      <span className="so-leitor">
        , {ROTULO_DE_VARIACAO_SEMANAL[variacao].toLowerCase()}; {formatInteger(era)} em {formatDayMonth(antes)}.{' '}
      </span>
    </small>
  );
}
