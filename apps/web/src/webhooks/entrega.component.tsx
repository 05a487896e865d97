import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { formatCount } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { nomeDoEvento, SITUACOES_DA_ENTREGA } from './webhooks.labels.ts';
import type { Entrega } from './webhooks.queries.ts';

const comoFoi = ({ ultimoErro, ultimoStatus, duracaoMs, tentativas, proximaEm, ultimaEm }: Entrega) =>
  [
    ultimaEm && formatInstant(ultimaEm),
    ultimoErro ?? (ultimoStatus !== null && `Respondeu ${ultimoStatus} em ${duracaoMs ?? 0} ms.`),
    tentativas > 1 && formatCount(tentativas, 'tentativa', 'tentativas'),
    proximaEm && tentativas > 0 && `próxima em ${formatInstant(proximaEm)}`,
  ]
    .filter(Boolean)
    .join(' · ');

interface Props {
  entrega: Entrega;
  ocupado: boolean;
  repetir: () => void;
}

export const LinhaDaEntrega = ({ entrega, ocupado, repetir }: Props) => (
  <li>
    <div>
      <strong>{nomeDoEvento(entrega.tipo)}</strong>{' '}
      <Pill tone={SITUACOES_DA_ENTREGA[entrega.situacao].tone}>{SITUACOES_DA_ENTREGA[entrega.situacao].rotulo}</Pill>
      <small className="quieto">{comoFoi(entrega) || 'Sai em instantes.'}</small>
      <details>
        <summary>O que foi enviado</summary>
        <code>{JSON.stringify(entrega.dados)}</code>
        <small className="quieto">webhook-id: {entrega.mensagem}</small>
      </details>
    </div>
    {entrega.acoes.includes('repetir') && (
      <Button disabled={ocupado} onClick={repetir}>
        {entrega.situacao === 'MORTA' ? 'Tentar de novo' : 'Enviar de novo'}
      </Button>
    )}
  </li>
);
