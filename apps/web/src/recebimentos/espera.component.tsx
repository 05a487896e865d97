import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash';
import { removeItem, reopenItem } from '../outbox/device.store.ts';
import { tell } from '../outbox/outbox.signals.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { chaveDaConferencia } from './abertura.model.ts';
import type { EmConferencia } from './conferencia.hook.ts';
import type { NaFila } from './recebimento.delivery.ts';

export function Espera({ item, reabrir }: { item: NaFila; reabrir: () => void }) {
  if (item.refusal === null) {
    return (
      <p role="status">
        <Pill tone="aviso" icon={CloudSlashIcon}>
          Guardado no aparelho, falta enviar
        </Pill>
      </p>
    );
  }
  const abrirDeNovo = async () => {
    const { id, person, body } = item;
    const em: EmConferencia = { conferencia: body.conferencia, clienteUuid: id };
    await reopenItem(id, chaveDaConferencia(person, body), person, em);
    tell('changed');
    reabrir();
  };
  return (
    <Notice
      tone="perigo"
      action={
        <span className="linha-de-botoes">
          <Button
            onClick={async () => {
              await removeItem(item);
              tell('changed');
            }}
          >
            Descartar
          </Button>
          <Button variant="primary" onClick={abrirDeNovo}>
            Abrir de novo
          </Button>
        </span>
      }
    >
      Não foi registrado: {item.refusal}
    </Notice>
  );
}
