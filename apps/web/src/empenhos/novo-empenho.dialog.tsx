import { readMoney } from '../record/typed.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField, SelectField, TextField } from '../ui/form-field.component.tsx';
import { today } from '../ui/today.ts';
import { written } from '../ui/written.ts';
import { TIPOS } from './empenhos.labels.ts';
import { criarEmpenho } from './empenhos.mutations.ts';
import type { Empenho } from './empenhos.queries.ts';

export function NovoEmpenho({ contratoId, sair }: { contratoId: number; sair: () => void }) {
  const form = useForm({
    start: {
      numero: '',
      data: today() as string | null,
      valorCentavos: '',
      tipo: 'ESTIMATIVO' as Empenho['tipo'],
      fonte: '',
      natureza: '',
    },
    send: ({ numero, data, valorCentavos, tipo, ...opcionais }) =>
      criarEmpenho(contratoId, {
        numero: numero.trim(),
        data: data ?? '',
        valorCentavos: readMoney(valorCentavos) ?? 0,
        tipo,
        ...written(opcionais),
      }),
    onSent: sair,
    ready: ({ numero, data, valorCentavos }) =>
      numero.trim() !== '' && data !== null && (readMoney(valorCentavos) ?? 0) > 0,
  });
  return (
    <FormDialog title="Novo empenho" form={form} verb="Cadastrar" doing="Salvando…" close={sair}>
      <p className="quieto">
        O que se cadastra aqui não muda depois: acrescenta-se com um reforço e diminui-se com uma anulação.
      </p>
      <TextField
        form={form}
        name="numero"
        label="Número do empenho"
        required
        maxLength={40}
        placeholder="2026NE000123"
      />
      <DayField form={form} name="data" label="Data do empenho" />
      <TextField
        form={form}
        name="valorCentavos"
        label="Valor (R$)"
        inputMode="decimal"
        required
        maxLength={20}
        placeholder="0,00"
      />
      <SelectField form={form} name="tipo" label="Tipo">
        {Object.entries(TIPOS).map(([tipo, rotulo]) => (
          <option key={tipo} value={tipo}>
            {rotulo}
          </option>
        ))}
      </SelectField>
      <TextField form={form} name="fonte" label="Fonte do recurso (opcional)" maxLength={60} />
      <TextField
        form={form}
        name="natureza"
        label="Natureza da despesa (opcional)"
        maxLength={60}
        placeholder="3.3.90.39"
      />
    </FormDialog>
  );
}
