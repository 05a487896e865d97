import { CloudCheckIcon } from '@phosphor-icons/react/dist/csr/CloudCheck';
import { DesktopIcon } from '@phosphor-icons/react/dist/csr/Desktop';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { Button } from '../../ui/button.component.tsx';
import { formatHour } from '../../ui/date.format.ts';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';

interface Props {
  aberto: PedidoDoDiaAberto;
  fusoHorario: string;
}

export function Guardado({ aberto, fusoHorario }: Props) {
  const { enviado, status, draft } = aberto;
  if (enviado) return null;
  return (
    <span className="guardado" role="status">
      <Fala aberto={aberto} fusoHorario={fusoHorario} />
      {status.phase === 'refused' && (
        <Button variant="bare" className="vinculo" onClick={() => draft.dispatch({ type: 'saveAsked' })}>
          tentar de novo
        </Button>
      )}
      {!status.kept && (
        <small className="guardado-sem-rede">Este computador não guarda rascunhos: só o servidor os tem.</small>
      )}
    </span>
  );
}

function Fala({ aberto: { status }, fusoHorario }: Props) {
  const { phase, dirty, seen, kept, conflict } = status;
  if (conflict) return 'Espera a sua decisão';
  if (phase === 'saving' || phase === 'sending') return 'Salvando…';
  if (phase === 'refused') {
    return (
      <>
        <WarningIcon size={16} aria-hidden /> Não salvou:
      </>
    );
  }
  if (phase === 'offline' || phase === 'signedOut') {
    return (
      <>
        <DesktopIcon size={16} aria-hidden /> {kept ? 'Sem conexão: guardado neste computador' : 'Sem conexão'}
      </>
    );
  }
  if (dirty) return 'Salvando…';
  if (!seen) return 'Da programação';
  return (
    <>
      <CloudCheckIcon size={16} aria-hidden /> Salvo às {formatHour(seen.alteradoEm, fusoHorario)}
    </>
  );
}
