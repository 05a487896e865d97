import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import type { Failed } from './list.model.ts';

interface Props {
  done: string;
  failed: readonly Failed[];
  busy: boolean;
  again: () => void;
  close: () => void;
}

export default function BulkReport({ done, failed, busy, again, close }: Props) {
  const retry = failed.length === 1 ? 'Tentar de novo a que falhou' : `Tentar de novo as ${failed.length} que falharam`;
  return (
    <Dialog
      title={failed.length === 0 ? 'Feito' : 'Feito em parte'}
      close={close}
      busy={busy}
      footer={
        <>
          {/* Reading is what comes first */}
          <Button autoFocus onClick={close}>
            Fechar
          </Button>
          {failed.length > 0 && (
            <Button variant="primary" disabled={busy} onClick={again}>
              {busy ? 'Tentando…' : retry}
            </Button>
          )}
        </>
      }
    >
      <p role="status">
        Concluído: {done}.{failed.length > 0 && ` Não concluído: ${failed.length}.`}
      </p>
      {failed.length > 0 && (
        <ScrollRegion label="O que falhou" className="lote-falhas">
          <ul>
            {failed.map(({ id, name, reason }) => (
              <li key={id}>
                <strong>{name}</strong> {reason}
              </li>
            ))}
          </ul>
        </ScrollRegion>
      )}
    </Dialog>
  );
}
