import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, OwnPasswordField, TextField } from '../ui/form-field.component.tsx';
import { formatMoney } from '../ui/number.format.ts';
import { written } from '../ui/written.ts';
import { TIPOS } from './termos.labels.ts';
import { assinarTermo, recusarTermo } from './termos.mutations.ts';
import type { Termo } from './termos.queries.ts';

const CURTO = 5;

export function AssinarDialog({ termo, sair }: { termo: Termo; sair: () => void }) {
  const { numero, tipo, liquidoCentavos, semRefeicoes } = termo;
  const form = useForm({
    start: { senha: '', cargo: '' },
    send: ({ senha, ...opcionais }) => assinarTermo(termo, { senha, ...written(opcionais) }),
    onSent: sair,
    ready: ({ senha }) => senha !== '',
  });
  return (
    <FormDialog title={`Assinar o termo ${numero}`} form={form} verb="Assinar" doing="Assinando…" close={sair}>
      <p>
        {TIPOS[tipo].rotulo}:{' '}
        {semRefeicoes ? (
          'não houve refeições no mês, e nada é devido.'
        ) : (
          <strong>{formatMoney(liquidoCentavos)} líquidos.</strong>
        )}
      </p>
      <TextField form={form} name="cargo" label="Cargo (opcional)" maxLength={100} />
      <OwnPasswordField form={form} />
    </FormDialog>
  );
}

export function RecusarDialog({ termo, sair }: { termo: Termo; sair: () => void }) {
  const form = useForm({
    start: { motivo: '' },
    send: ({ motivo }) => recusarTermo(termo, motivo.trim()),
    onSent: sair,
    ready: ({ motivo }) => motivo.trim().length >= CURTO,
  });
  return (
    <FormDialog title={`Recusar o termo ${termo.numero}`} form={form} verb="Recusar" doing="Salvando…" close={sair}>
      <p>O termo recusado fica guardado com o motivo. Depois se emite outro, com outro número.</p>
      <AreaField form={form} name="motivo" label="Por quê" rows={3} required maxLength={500} />
    </FormDialog>
  );
}
