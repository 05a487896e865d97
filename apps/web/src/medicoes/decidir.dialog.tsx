import { formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, NumberField, TextField } from '../ui/form-field.component.tsx';
import { formatMoney } from '../ui/number.format.ts';
import { written } from '../ui/written.ts';
import { decidirDesconto } from './medicoes.mutations.ts';
import type { Medicao } from './medicoes.queries.ts';

const CURTO = 5;

interface Props {
  medicao: Medicao;
  desconto: Medicao['descontos'][number];
  sair: () => void;
}

/** The discount is kept, lowered or put aside, with a reason; never above the band. */
export function DecidirDialog({ medicao, desconto, sair }: Props) {
  const { lotacao, data, percentual, pontos, baseCentavos, propostoCentavos, decisao, linhaId } = desconto;
  const form = useForm({
    start: {
      percentual: String(decisao?.percentual ?? percentual),
      motivo: decisao?.motivo ?? '',
      clausula: decisao?.clausula ?? '',
    },
    send: decidido =>
      decidirDesconto(medicao, linhaId, {
        percentual: Number(decidido.percentual),
        motivo: decidido.motivo.trim(),
        ...written({ clausula: decidido.clausula }),
      }),
    onSent: sair,
    ready: ({ motivo }) => motivo.trim().length >= CURTO,
  });
  return (
    <FormDialog title="Decidir o desconto" form={form} verb="Decidir" doing="Salvando…" close={sair}>
      <p>
        {lotacao.nome}, {formatDay(data)}: {pontos} pontos, faixa de {percentual} % sobre {formatMoney(baseCentavos)} ={' '}
        {formatMoney(propostoCentavos)}.
      </p>
      <NumberField
        form={form}
        name="percentual"
        label={<>Percentual decidido (de 0 a {percentual})</>}
        required
        min={0}
        max={percentual}
        step={1}
      />
      <TextField form={form} name="clausula" label="Cláusula do contrato (opcional)" maxLength={200} />
      <AreaField form={form} name="motivo" label="Por quê" rows={3} required maxLength={500} />
    </FormDialog>
  );
}
