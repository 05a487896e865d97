import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { tirarBrasao } from './agencia.mutations.ts';
import type { Agencia } from './agencia.queries.ts';

export function TirarBrasaoDialog({ visto, close }: { visto: Agencia; close: () => void }) {
  const form = useForm({ start: {}, send: () => tirarBrasao(visto), onSent: close });
  return (
    <FormDialog title="Retirar o brasão?" form={form} verb="Retirar brasão" doing="Retirando…" safe close={close}>
      <p>Os papéis gerados a partir de agora saem só com o nome. Os que já foram baixados ficam como estão.</p>
    </FormDialog>
  );
}
