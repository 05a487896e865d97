import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Radio } from '../ui/check.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField } from '../ui/form-field.component.tsx';
import { written } from '../ui/written.ts';
import { reabrirDia } from './fechamentos.mutations.ts';
import { type Fechamento, motivosDeReabertura } from './fechamentos.queries.ts';

interface Props {
  fechamento: Fechamento;
  feito: (depois: Fechamento) => void;
  sair: () => void;
}

export function ReabrirDialog({ fechamento, feito, sair }: Props) {
  const motivos = useQuery(motivosDeReabertura());
  const form = useForm({
    start: { motivoId: 0, texto: '' },
    send: ({ motivoId, texto }) => reabrirDia(fechamento, { motivoId, ...written({ texto }) }),
    onSent: depois => {
      feito(depois);
      sair();
    },
    ready: ({ motivoId }) => motivoId !== 0,
  });
  const { motivoId } = form.values;
  const exigeTexto = motivos.data?.find(({ id }) => id === motivoId)?.exigeTexto ?? false;
  return (
    <FormDialog
      title={`Reabrir ${formatDay(fechamento.data)}`}
      form={form}
      verb="Reabrir o dia"
      doing="Reabrindo…"
      close={sair}
    >
      <p>
        A versão {fechamento.versao} e as suas assinaturas deixam de valer e ficam guardadas. Quem assinou é avisado, e
        o papel impresso passa a dizer que foi reaberto.
      </p>
      <fieldset className="fechamento-motivos">
        <legend>Motivo</legend>
        {motivos.data?.map(motivo => (
          <label key={motivo.id}>
            <Radio name="motivo" checked={motivoId === motivo.id} onChange={() => form.set({ motivoId: motivo.id })} />
            {motivo.texto}
          </label>
        ))}
      </fieldset>
      <AreaField
        form={form}
        name="texto"
        label={<>Explicação{exigeTexto ? '' : ' (opcional)'}</>}
        rows={3}
        maxLength={500}
        required={exigeTexto}
      />
      {motivos.error && <p role="alert">{sentenceOf(motivos.error)}</p>}
    </FormDialog>
  );
}
