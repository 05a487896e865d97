import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { Campos, dadosDe, rascunhoDe } from './campos.component.tsx';
import { editarTela } from './telas.mutations.ts';
import type { Tela } from './telas.queries.ts';

export default function EditarDialog({ tela, sair }: { tela: Tela; sair: () => void }) {
  const form = useForm({
    start: () => rascunhoDe(tela),
    send: valor => editarTela(tela, dadosDe(valor)),
    onSent: sair,
    ready: ({ nome }) => nome.trim() !== '',
  });
  return (
    <FormDialog
      title={`Mudar ${tela.nome}`}
      form={form}
      verb="Salvar"
      doing="Salvando…"
      close={sair}
      className="telas-formulario"
    >
      <Campos form={form} />
    </FormDialog>
  );
}
