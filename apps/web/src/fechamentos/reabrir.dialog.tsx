import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Radio } from '../ui/check.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import { reabrirDia } from './fechamentos.mutations.ts';
import { type Fechamento, motivosDeReabertura } from './fechamentos.queries.ts';

interface Props {
  fechamento: Fechamento;
  feito: (depois: Fechamento) => void;
  sair: () => void;
}

export function ReabrirDialog({ fechamento, feito, sair }: Props) {
  const motivos = useQuery(motivosDeReabertura());
  const [motivoId, setMotivoId] = useState<number | null>(null);
  const [texto, setTexto] = useState('');
  const reabrir = useMutation({
    mutationFn: () => reabrirDia(fechamento, { motivoId: motivoId ?? 0, ...(texto.trim() && { texto: texto.trim() }) }),
    onSuccess: depois => {
      feito(depois);
      sair();
    },
  });
  const exigeTexto = motivos.data?.find(({ id }) => id === motivoId)?.exigeTexto ?? false;
  return (
    <FormDialog
      title={`Reabrir ${formatDay(fechamento.data)}`}
      work={reabrir}
      verb={'Reabrir o dia'}
      doing="Reabrindo…"
      ready={motivoId !== null}
      close={sair}
      className="fechamento-formulario"
    >
      <p>
        A versão {fechamento.versao} e as suas assinaturas deixam de valer e ficam guardadas. Quem assinou é avisado, e
        o papel impresso passa a dizer que foi reaberto.
      </p>
      <fieldset className="fechamento-motivos">
        <legend>Motivo</legend>
        {motivos.data?.map(motivo => (
          <label key={motivo.id}>
            <Radio name="motivo" checked={motivoId === motivo.id} onChange={() => setMotivoId(motivo.id)} />
            {motivo.texto}
          </label>
        ))}
      </fieldset>
      <Field label={<>Explicação{exigeTexto ? '' : ' (opcional)'}</>}>
        <TextArea
          rows={3}
          maxLength={500}
          required={exigeTexto}
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
        />
      </Field>
      {motivos.error && <p role="alert">{sentenceOf(motivos.error)}</p>}
    </FormDialog>
  );
}
