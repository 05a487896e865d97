import { addDays, formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField } from '../ui/form-field.component.tsx';
import { encerrarSuspensao } from './suspensoes.mutations.ts';
import type { Suspensao } from './suspensoes.queries.ts';

/** The suggested last day is the first that is possible: yesterday, or the eve of what has not begun. */
const primeiroPossivel = ({ inicio }: Suspensao, hoje: string): string => {
  const ontem = addDays(hoje, -1);
  return inicio > ontem ? addDays(inicio, -1) : ontem;
};

export function EncerrarDialog({ suspensao, hoje, sair }: { suspensao: Suspensao; hoje: string; sair: () => void }) {
  const { inicio, fim } = suspensao;
  const form = useForm({
    start: () => ({ ultimoDia: primeiroPossivel(suspensao, hoje) as string | null }),
    send: ({ ultimoDia }) => encerrarSuspensao(suspensao, ultimoDia ?? ''),
    onSent: sair,
    ready: ({ ultimoDia }) => ultimoDia !== null,
  });
  const { ultimoDia } = form.values;
  return (
    <FormDialog title="Encerrar a suspensão" form={form} verb="Encerrar" back="Não encerrar" close={sair}>
      <p>
        De {formatDay(inicio)} a {formatDay(fim)}. A lotação é avisada de que volta a pedir; os pedidos que a suspensão
        cancelou não voltam sozinhos.
      </p>
      <DayField form={form} name="ultimoDia" label="Último dia suspenso" />
      {ultimoDia && (
        <p className="quieto">
          {ultimoDia < inicio
            ? 'A suspensão não terá havido.'
            : `De ${formatDay(addDays(ultimoDia, 1))} em diante as refeições voltam a ser pedidas.`}
        </p>
      )}
    </FormDialog>
  );
}
