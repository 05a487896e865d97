import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { formatCount } from '../../ui/number.format.ts';
import { Pill } from '../../ui/pill.component.tsx';
import type { LinhaMapa } from '../mapa-diario.queries.ts';

export function Alertas({ alertas }: { alertas: LinhaMapa['alertas'] }) {
  if (alertas.length === 0) return null;
  const motivos = alertas.map(({ motivo }) => motivo).join('\n');
  return (
    <span className="mapa-alerta" title={motivos}>
      <WarningIcon size={18} weight="fill" aria-hidden />
      <span className="so-leitor">
        {formatCount(alertas.length, 'alerta', 'alertas')}: {motivos}
      </span>
    </span>
  );
}

/** A day on which a contract, or the unit itself, stops in all or in part. */
export const Parada = ({
  interrupcao: { texto, parada, suspensa },
}: {
  interrupcao: NonNullable<LinhaMapa['interrupcao']>;
}) => (
  <Pill tone="aviso" why={texto}>
    {suspensa
      ? parada
        ? 'Atividade suspensa'
        : 'Suspensa em parte'
      : parada
        ? 'Entrega interrompida'
        : 'Interrompida em parte'}
  </Pill>
);
