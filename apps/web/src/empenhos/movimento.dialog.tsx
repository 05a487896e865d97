import { readMoney } from '../record/typed.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, DayField, TextField } from '../ui/form-field.component.tsx';
import { formatMoney } from '../ui/number.format.ts';
import { today } from '../ui/today.ts';
import { MOVIMENTOS } from './empenhos.labels.ts';
import { movimentarEmpenho } from './empenhos.mutations.ts';
import type { Empenho } from './empenhos.queries.ts';

const CURTO = 5;
type Tipo = Empenho['movimentos'][number]['tipo'];

export function MovimentoDoEmpenho({ empenho, tipo, sair }: { empenho: Empenho; tipo: Tipo; sair: () => void }) {
  const form = useForm({
    start: { data: today() as string | null, valorCentavos: '', motivo: '' },
    send: ({ data, valorCentavos, motivo }) =>
      movimentarEmpenho(empenho.id, {
        tipo,
        data: data ?? '',
        valorCentavos: readMoney(valorCentavos) ?? 0,
        motivo: motivo.trim(),
      }),
    onSent: sair,
    ready: ({ data, valorCentavos, motivo }) =>
      data !== null && (readMoney(valorCentavos) ?? 0) > 0 && motivo.trim().length >= CURTO,
  });
  const depois = empenho.saldoCentavos + MOVIMENTOS[tipo].sinal * (readMoney(form.values.valorCentavos) ?? 0);
  return (
    <FormDialog title={MOVIMENTOS[tipo].titulo} form={form} verb="Registrar" doing="Registrando…" close={sair}>
      <p>
        Empenho {empenho.numero}, com {formatMoney(empenho.saldoCentavos)} de saldo.{' '}
        {depois < 0 ? (
          'O saldo não alcança este valor.'
        ) : (
          <>
            Depois disto, <strong>{formatMoney(depois)}</strong>.
          </>
        )}
      </p>
      <TextField
        form={form}
        name="valorCentavos"
        label="Valor (R$)"
        inputMode="decimal"
        required
        maxLength={20}
        placeholder="0,00"
      />
      <DayField form={form} name="data" label="Data" />
      <AreaField form={form} name="motivo" label="Por quê" rows={3} required maxLength={500} />
    </FormDialog>
  );
}
