import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField } from '../ui/form-field.component.tsx';
import { encerrarAcessoControle } from './acessos-controle.mutations.ts';
import type { Acesso } from './acessos-controle.queries.ts';

export default function EncerrarDialog({ acesso: { id, nome }, sair }: { acesso: Acesso; sair: () => void }) {
  const form = useForm({
    start: { motivo: '' },
    send: ({ motivo }) => encerrarAcessoControle(id, motivo.trim()),
    onSent: sair,
    ready: ({ motivo }) => motivo.trim().length > 2,
  });
  return (
    <FormDialog
      title={`Encerrar o acesso de ${nome}?`}
      form={form}
      verb="Encerrar agora"
      doing="Encerrando…"
      back="Não encerrar"
      close={sair}
    >
      <p>A próxima tela que a pessoa abrir já diz que o acesso terminou. O que ela leu continua aqui.</p>
      <AreaField form={form} name="motivo" label="Motivo" rows={2} required maxLength={300} />
    </FormDialog>
  );
}
