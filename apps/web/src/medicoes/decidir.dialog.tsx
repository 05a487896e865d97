import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { formatMoney } from '../ui/number.format.ts';
import { NumberInput, TextArea } from '../ui/text-input.component.tsx';
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
  const [decidido, setDecidido] = useState(String(decisao?.percentual ?? percentual));
  const [motivo, setMotivo] = useState(decisao?.motivo ?? '');
  const decidir = useMutation({
    mutationFn: () => decidirDesconto(medicao, linhaId, { percentual: Number(decidido), motivo: motivo.trim() }),
    onSuccess: sair,
  });
  return (
    <FormDialog
      title="Decidir o desconto"
      work={decidir}
      verb="Decidir"
      doing="Gravando…"
      ready={motivo.trim().length >= CURTO}
      close={sair}
      className="medicao-formulario"
    >
      <p>
        {lotacao.nome}, {formatDay(data)}: {pontos} pontos, faixa de {percentual} % sobre {formatMoney(baseCentavos)} ={' '}
        {formatMoney(propostoCentavos)}.
      </p>
      <Field label={<>Percentual decidido (de 0 a {percentual})</>}>
        <NumberInput
          required
          min={0}
          max={percentual}
          step={1}
          value={decidido}
          onChange={({ target }) => setDecidido(target.value)}
        />
      </Field>
      <Field label="Por quê">
        <TextArea rows={3} required maxLength={500} value={motivo} onChange={({ target }) => setMotivo(target.value)} />
      </Field>
    </FormDialog>
  );
}
