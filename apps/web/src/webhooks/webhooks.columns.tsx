import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { Column } from '../list/list.model.ts';
import { formatInstant } from '../ui/date.format.ts';
import { formatCount } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import type { Webhook } from './webhooks.queries.ts';

export function situacaoDoWebhook({ situacao, mortas, ultimaEntregaEm }: Webhook) {
  if (situacao !== 'ATIVO') {
    return (
      <Pill tone="neutro" icon={PauseIcon}>
        {situacao === 'PARADO' ? 'Parado' : 'Excluído'}
      </Pill>
    );
  }
  if (mortas === 0 && !ultimaEntregaEm) return <Pill tone="neutro">Nada enviado ainda</Pill>;
  return mortas > 0 ? (
    <Pill tone="aviso" icon={WarningIcon}>
      {formatCount(mortas, 'não chegou', 'não chegaram')}
    </Pill>
  ) : (
    <Pill
      tone="ok"
      icon={CheckCircleIcon}
      why={ultimaEntregaEm ? `última entrega em ${formatInstant(ultimaEntregaEm)}` : undefined}
    >
      Entregando
    </Pill>
  );
}

export const COLUNAS: Column<Webhook>[] = [
  { key: 'nome', title: 'Sistema', render: ({ nome }) => nome },
  { key: 'url', title: 'Endereço', render: ({ url }) => <span className="webhooks-url">{url}</span> },
  { key: 'tipos', title: 'Eventos', align: 'right', render: ({ tipos }) => tipos.length },
  { key: 'fila', title: 'Na fila', align: 'right', render: ({ esperando }) => esperando },
  {
    key: 'ultima',
    title: 'Última entrega',
    render: ({ ultimaEntregaEm }) => (ultimaEntregaEm ? formatInstant(ultimaEntregaEm) : 'Nenhuma'),
  },
  { key: 'situacao', title: 'Situação', render: situacaoDoWebhook },
];
