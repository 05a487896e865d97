import { useQueryClient } from '@tanstack/react-query';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField } from '../ui/form-field.component.tsx';
import { notify } from '../ui/notification.ts';
import { coassinarLivro } from './testemunhas.mutations.ts';

export function SeloAssinadoDialog({ close }: { close: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    start: { selo: '' },
    send: ({ selo }) => coassinarLivro(selo),
    ready: ({ selo }) => selo.trim() !== '',
    onSent: ({ itens }) => {
      client.invalidateQueries({ queryKey: ['listarTestemunhas'] });
      notify('success', 'A assinatura confere.', itens.map(({ testemunha }) => testemunha).join(', '));
      close();
    },
  });
  return (
    <FormDialog title="Receber um selo assinado" form={form} verb="Receber" close={close}>
      <p>Cole o texto que a testemunha mandou de volta, do nome do livro à última linha de assinatura.</p>
      <AreaField form={form} name="selo" label="Selo" rows={6} required maxLength={20000} />
    </FormDialog>
  );
}
