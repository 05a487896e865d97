import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash';
import { useOnline } from '../outbox/online.hook.ts';
import { formatHour } from '../ui/date.format.ts';
import { formatCount } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import type { NaFila } from './recebimento.delivery.ts';

interface Props {
  fila: readonly NaFila[];
  /** When the list on the screen was read, where the network did not answer. */
  lidasEm: string | null;
  fusoHorario: string;
}

/** Whether there is network, and what waits for it; renders nothing when all is well. */
export function FilaAviso({ fila, lidasEm, fusoHorario }: Props) {
  const comRede = useOnline() && lidasEm === null;
  const esperando = fila.filter(({ refusal }) => refusal === null).length;
  const partes = [
    ...(comRede ? [] : ['Sem conexão. Guardamos no aparelho e enviaremos depois.']),
    ...(esperando > 0 ? [`${formatCount(esperando, 'registro', 'registros')} na fila.`] : []),
    ...(lidasEm ? [`Dados das ${formatHour(lidasEm, fusoHorario)}.`] : []),
  ];
  return (
    <p role="status" className="fila-aviso">
      {partes.length > 0 && (
        <Pill tone="aviso" icon={CloudSlashIcon}>
          {partes.join(' ')}
        </Pill>
      )}
    </p>
  );
}
