import { addDays, formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField, TextField } from '../ui/form-field.component.tsx';
import { renovarAcessoControle } from './acessos-controle.mutations.ts';
import type { Acesso } from './acessos-controle.queries.ts';

const PRAZO = 30;

export default function RenovarDialog({ acesso: { id, nome, ate }, sair }: { acesso: Acesso; sair: () => void }) {
  const form = useForm({
    start: () => ({ documento: '', ate: addDays(ate, PRAZO) as string | null }),
    send: ({ documento, ate: fim }) => renovarAcessoControle(id, { documento: documento.trim(), ate: fim ?? '' }),
    onSent: sair,
    ready: ({ documento, ate: fim }) => documento.trim().length > 2 && fim !== null,
  });
  return (
    <FormDialog
      title={`Renovar o acesso de ${nome}`}
      form={form}
      verb="Renovar"
      doing="Renovando…"
      close={sair}
      className="controle-formulario"
    >
      <p>Hoje o acesso vale até {formatDay(ate)}. A sessão que estiver aberta continua.</p>
      <TextField form={form} name="documento" label="Ofício ou decisão que pede mais tempo" required maxLength={120} />
      <DayField form={form} name="ate" label="Vale até" />
    </FormDialog>
  );
}
