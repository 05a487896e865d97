import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_HIPOTESE_DE_EXCECAO } from '@alipen/contracts/generated/rotulos/pagamentos';
import { readMoney } from '../record/typed.ts';
import { type Form, useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, DayField, SelectField, TextField } from '../ui/form-field.component.tsx';
import { optionsOf } from '../ui/labelled.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatMoney } from '../ui/number.format.ts';
import { today } from '../ui/today.ts';
import type { DialogoDoPagamento } from './atos.dialog.tsx';
import { registrarPagamento } from './pagamentos.mutations.ts';

type Schemas = components['schemas'];
const MOTIVO = 20;
const INICIO = {
  ...{ data: null as string | null, documento: '', retido: '' },
  ...{ hipotese: '', justificativa: '', autoridade: '' },
};
type Valores = typeof INICIO;

const excecaoDe = ({ hipotese, justificativa, autoridade }: Valores): Schemas['NovaExcecaoNaOrdem'] => ({
  hipotese: hipotese as Schemas['HipoteseDeExcecao'],
  justificativa: justificativa.trim(),
  autoridade: autoridade.trim(),
});
const justificada = ({ hipotese, justificativa, autoridade }: Valores): boolean =>
  hipotese !== '' && justificativa.trim().length >= MOTIVO && autoridade.trim().length >= 5;

/** Out of its turn it asks for the exception of the law; in its turn it does not show one. */
export function PagarDialog({ pagamento, sair }: DialogoDoPagamento) {
  const { valorCentavos, retencaoCentavos } = pagamento;
  const antes = (pagamento.posicao ?? 1) - 1;
  const form = useForm({
    start: (): Valores => ({ ...INICIO, data: today(), retido: (retencaoCentavos / 100).toFixed(2).replace('.', ',') }),
    send: valores =>
      registrarPagamento(pagamento, {
        ...{ data: valores.data ?? '', documento: valores.documento.trim() },
        retidoCentavos: readMoney(valores.retido) ?? 0,
        ...(antes > 0 && { excecao: excecaoDe(valores) }),
      }),
    onSent: sair,
    ready: valores =>
      valores.data !== null &&
      valores.documento.trim() !== '' &&
      (readMoney(valores.retido) ?? valorCentavos) < valorCentavos &&
      (antes === 0 || justificada(valores)),
  });
  const retido = readMoney(form.values.retido) ?? 0;
  return (
    <FormDialog title="Registrar o pagamento" form={form} verb="Registrar" doing="Registrando…" close={sair}>
      <p>
        Valor {formatMoney(valorCentavos)}.{' '}
        {retido < valorCentavos ? (
          <>
            Ao fornecedor, <strong>{formatMoney(valorCentavos - retido)}</strong>.
          </>
        ) : (
          'O retido é menor do que o valor.'
        )}
      </p>
      <TextField
        form={form}
        name="retido"
        label="Retido de impostos (R$)"
        inputMode="decimal"
        required
        maxLength={20}
        placeholder="0,00"
      />
      <DayField form={form} name="data" label="Data do pagamento" />
      <TextField
        form={form}
        name="documento"
        label="Ordem bancária"
        required
        maxLength={40}
        placeholder="2026OB800123"
      />
      {antes > 0 && <ForaDaOrdem form={form} antes={antes} />}
    </FormDialog>
  );
}

const ForaDaOrdem = ({ form, antes }: { form: Form<Valores>; antes: number }) => (
  <>
    <Notice tone="aviso">
      {formatCount(antes, 'despesa da mesma fonte foi liquidada', 'despesas da mesma fonte foram liquidadas')} antes e
      ainda não se pagou. Pagar esta agora só com uma exceção da lei.
    </Notice>
    <SelectField form={form} name="hipotese" label="Exceção (Lei 14.133/2021, art. 141, § 1º)" required>
      <option value="">Escolha</option>
      {optionsOf(ROTULO_DE_HIPOTESE_DE_EXCECAO).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
    <AreaField
      form={form}
      name="justificativa"
      label="Justificativa"
      rows={3}
      required
      maxLength={1000}
      placeholder={`Pelo menos ${MOTIVO} letras`}
    />
    <TextField form={form} name="autoridade" label="Quem autorizou, com o cargo" required maxLength={200} />
  </>
);
