import { CloudCheckIcon } from '@phosphor-icons/react/dist/csr/CloudCheck';
import { DesktopIcon } from '@phosphor-icons/react/dist/csr/Desktop';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { Button } from '../ui/button.component.tsx';
import { formatHour } from '../ui/date.format.ts';
import type { PedidoDoDiaAberto } from './pedido-do-dia.hook.ts';

interface Props {
  aberto: PedidoDoDiaAberto;
  fusoHorario: string;
}

export function Guardado({ aberto, fusoHorario }: Props) {
  const { enviado, sincronia, sync } = aberto;
  if (enviado) return null;
  return (
    <span className="guardado" role="status">
      <Fala aberto={aberto} fusoHorario={fusoHorario} />
      {sincronia.fase === 'recusado' && (
        <Button variant="bare" className="vinculo" onClick={() => sync.gravar().catch(() => undefined)}>
          tentar de novo
        </Button>
      )}
      {!sincronia.guarda && (
        <small className="guardado-sem-rede">Este computador não guarda rascunhos: só o servidor os tem.</small>
      )}
    </span>
  );
}

function Fala({ aberto: { sincronia }, fusoHorario }: Props) {
  const { fase, sujo, visto, guarda, conflito } = sincronia;
  if (conflito) return 'Espera a sua decisão';
  if (fase === 'salvando' || fase === 'enviando') return 'Salvando…';
  if (fase === 'recusado') {
    return (
      <>
        <WarningIcon size={16} aria-hidden /> Não salvou:
      </>
    );
  }
  if (fase === 'semConexao' || fase === 'semSessao') {
    return (
      <>
        <DesktopIcon size={16} aria-hidden /> {guarda ? 'Sem conexão: guardado neste computador' : 'Sem conexão'}
      </>
    );
  }
  if (sujo) return 'Salvando…';
  if (!visto) return 'Da programação';
  return (
    <>
      <CloudCheckIcon size={16} aria-hidden /> Salvo às {formatHour(visto.alteradoEm, fusoHorario)}
    </>
  );
}
