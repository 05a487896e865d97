import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, DayField, TextField } from '../ui/form-field.component.tsx';
import { formatMoney } from '../ui/number.format.ts';
import { today } from '../ui/today.ts';
import { fonteDe } from './pagamentos.labels.ts';
import { anularLiquidacao, comunicarExcecao, liquidarPagamento } from './pagamentos.mutations.ts';
import type { Pagamento } from './pagamentos.queries.ts';

export type DialogoDoPagamento = { pagamento: Pagamento; sair: () => void };
const MOTIVO = 20;

const doDia = () => ({ data: today() as string | null, documento: '' });
const comDocumento = ({ data, documento }: { data: string | null; documento: string }) =>
  data !== null && documento.trim() !== '';

export function LiquidarDialog({ pagamento, sair }: DialogoDoPagamento) {
  const form = useForm({
    start: doDia,
    send: ({ data, documento }) => liquidarPagamento(pagamento, { data: data ?? '', documento: documento.trim() }),
    onSent: sair,
    ready: comDocumento,
  });
  return (
    <FormDialog title="Liquidar a despesa" form={form} verb="Liquidar" doing="Liquidando…" close={sair}>
      <p>
        <strong>{formatMoney(pagamento.valorCentavos)}</strong>, {fonteDe(pagamento)}. O lugar na fila desta fonte conta
        da data da liquidação.
      </p>
      <DayField form={form} name="data" label="Data da liquidação" />
      <TextField
        form={form}
        name="documento"
        label="Número da liquidação"
        required
        maxLength={40}
        placeholder="2026NL000123"
      />
    </FormDialog>
  );
}

export function AnularDialog({ pagamento, sair }: DialogoDoPagamento) {
  const form = useForm({
    start: { motivo: '' },
    send: ({ motivo }) => anularLiquidacao(pagamento, motivo.trim()),
    onSent: sair,
    ready: ({ motivo }) => motivo.trim().length >= MOTIVO,
  });
  return (
    <FormDialog title="Anular a liquidação" form={form} verb="Anular" doing="Anulando…" close={sair}>
      <p>
        A despesa de {formatMoney(pagamento.valorCentavos)} volta a esperar a liquidação e perde o lugar na fila. A
        liquidação {pagamento.liquidacao?.documento} continua no histórico.
      </p>
      <AreaField
        form={form}
        name="motivo"
        label="Por quê"
        rows={3}
        required
        maxLength={1000}
        placeholder={`Pelo menos ${MOTIVO} letras`}
      />
    </FormDialog>
  );
}

export function ComunicarDialog({ pagamento, sair }: DialogoDoPagamento) {
  const form = useForm({
    start: doDia,
    send: ({ data, documento }) => comunicarExcecao(pagamento, { data: data ?? '', documento: documento.trim() }),
    onSent: sair,
    ready: comDocumento,
  });
  return (
    <FormDialog title="Registrar a comunicação" form={form} verb="Registrar" doing="Registrando…" close={sair}>
      <p>
        A exceção à ordem se comunica ao controle interno e ao tribunal de contas (Lei 14.133/2021, art. 141, § 1º).
      </p>
      <DayField form={form} name="data" label="Data da comunicação" />
      <TextField form={form} name="documento" label="Ofício" required minLength={5} maxLength={200} />
    </FormDialog>
  );
}
