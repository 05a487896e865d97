import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { formatCount } from '../../ui/number.format.ts';
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
