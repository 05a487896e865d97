import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { revogarTela } from './telas.mutations.ts';
import type { Tela } from './telas.queries.ts';

export default function RevogarDialog({ tela, sair }: { tela: Tela; sair: () => void }) {
  const form = useForm({ start: {}, send: () => revogarTela(tela), onSent: sair });
  return (
    <FormDialog title={`Revogar ${tela.nome}?`} form={form} verb="Revogar a tela" doing="Revogando…" close={sair}>
      <p>
        A tela apaga o painel na hora e passa a mostrar um código novo. Para voltar, precisa ser autorizada de novo.
      </p>
    </FormDialog>
  );
}
