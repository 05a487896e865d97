import { CloudCheckIcon } from '@phosphor-icons/react/dist/csr/CloudCheck';
import { DesktopIcon } from '@phosphor-icons/react/dist/csr/Desktop';
import { formatHour } from '../ui/date.format.ts';
import type { PedidoDoDiaAberto } from './pedido-do-dia.hook.ts';

/** Where the numbers on the screen are kept right now. */
export function Guardado({ aberto, fusoHorario }: { aberto: PedidoDoDiaAberto; fusoHorario: string }) {
  const { rascunho, visto, salvar, enviado } = aberto;
  if (enviado) return null;
  if (salvar.isPending) return <span className="guardado">Salvando…</span>;
  if (rascunho.sujo) {
    return (
      <span className="guardado">
        <DesktopIcon size={16} aria-hidden /> {rascunho.guardado ? 'Só neste computador' : 'Ainda não salvo'}
      </span>
    );
  }
  if (!visto) return <span className="guardado">Da programação</span>;
  return (
    <span className="guardado">
      <CloudCheckIcon size={16} aria-hidden /> Salvo às {formatHour(visto.alteradoEm, fusoHorario)}
    </span>
  );
}
