import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField } from '../ui/form-field.component.tsx';
import { decidirTroca } from './trocas.queries.ts';

export default function RecusarTroca({ id, fechar }: { id: number; fechar: () => void }) {
  const form = useForm({
    start: { motivo: '' },
    send: ({ motivo }) => decidirTroca(id, { aceita: false, motivo: motivo.trim() }),
    onSent: fechar,
    ready: ({ motivo }) => motivo.trim().length >= 3,
  });
  return (
    <FormDialog title="Recusar a troca" form={form} verb="Recusar" doing="Recusando…" close={fechar}>
      <p>Serve-se o que estava previsto. O fornecedor lê o motivo.</p>
      <AreaField form={form} name="motivo" label="Por que recusa" rows={3} maxLength={500} required />
    </FormDialog>
  );
}
