import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { lastDayOf } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { DateInput, TextArea } from '../ui/text-input.component.tsx';
import { pedirCorrecao } from './medicoes.mutations.ts';
import type { Medicao } from './medicoes.queries.ts';

const CURTO = 5;

interface Props {
  medicao: Medicao;
  lotacaoId?: number;
  sair: () => void;
}

export function PedirCorrecaoDialog({ medicao, lotacaoId, sair }: Props) {
  const { resumo, unidades, celulas } = medicao;
  const [unidade, setUnidade] = useState(String(lotacaoId ?? unidades[0]?.lotacao.id ?? ''));
  const [data, setData] = useState(`${resumo.mes}-01`);
  const [celula, setCelula] = useState('');
  const [motivo, setMotivo] = useState('');
  const pedir = useMutation({
    mutationFn: () => {
      const escolhida = celulas[Number(celula)];
      const { tipoAlimentacaoId, tipoPublicoId } = escolhida ?? {};
      return pedirCorrecao(medicao, {
        lotacaoId: Number(unidade),
        data,
        motivo: motivo.trim(),
        ...(celula !== '' && tipoAlimentacaoId && tipoPublicoId && { tipoAlimentacaoId, tipoPublicoId }),
      });
    },
    onSuccess: sair,
  });
  return (
    <FormDialog
      title="Pedir correção"
      work={pedir}
      verb="Pedir"
      doing="Pedindo…"
      ready={motivo.trim().length >= CURTO}
      close={sair}
      className="medicao-formulario"
    >
      <Field label="Unidade">
        <Select value={unidade} onChange={({ target }) => setUnidade(target.value)}>
          {unidades.map(({ lotacao }) => (
            <option key={lotacao.id} value={lotacao.id}>
              {lotacao.nome}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Dia">
        <DateInput
          type="date"
          required
          min={`${resumo.mes}-01`}
          max={lastDayOf(resumo.mes)}
          value={data}
          onChange={({ target }) => setData(target.value)}
        />
      </Field>
      <Field label="O que corrigir">
        <Select value={celula} onChange={({ target }) => setCelula(target.value)}>
          <option value="">O dia inteiro</option>
          {celulas.map(({ refeicao, publico, tipoAlimentacaoId, tipoPublicoId }, n) => (
            <option key={`${tipoAlimentacaoId}/${tipoPublicoId}`} value={n}>
              {refeicao} · {publico}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Por quê">
        <TextArea rows={3} required maxLength={500} value={motivo} onChange={({ target }) => setMotivo(target.value)} />
      </Field>
    </FormDialog>
  );
}
