import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { TextField } from '../ui/form-field.component.tsx';
import { salvarAgencia } from './agencia.mutations.ts';
import type { Agencia } from './agencia.queries.ts';

/** `visto` is the agency as it was when the dialog opened: who saved meanwhile is not written over. */
export function AgenciaCnpjDialog({ visto, close }: { visto: Agencia; close: () => void }) {
  const form = useForm<{ cnpj: string }>({
    start: () => ({ cnpj: visto.cnpj ?? '' }),
    send: ({ cnpj }) => salvarAgencia(visto, visto.daInstalacao ? [] : visto.nome, cnpj.trim() || null),
    onSent: close,
  });
  return (
    <FormDialog title="CNPJ da agência" form={form} verb="Salvar" close={close} width={480}>
      <TextField form={form} name="cnpj" label="CNPJ" maxLength={20} placeholder="06.354.468/0001-60" />
      <p className="quieto">É o destinatário das notas fiscais do fornecedor. Sem ele, nenhuma nota é conferida.</p>
    </FormDialog>
  );
}
