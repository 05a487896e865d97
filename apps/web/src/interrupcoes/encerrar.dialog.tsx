import { addDays, formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField } from '../ui/form-field.component.tsx';
import { today } from '../ui/today.ts';
import { encerrarInterrupcao } from './interrupcoes.mutations.ts';
import type { Interrupcao } from './interrupcoes.queries.ts';

/** The suggested last day is the first that is possible: yesterday, or the eve of what has not begun. */
const primeiroPossivel = ({ inicio }: Interrupcao): string => {
  const ontem = addDays(today(), -1);
  return inicio > ontem ? addDays(inicio, -1) : ontem;
};

export function EncerrarDialog({ interrupcao, sair }: { interrupcao: Interrupcao; sair: () => void }) {
  const { inicio, fim } = interrupcao;
  const form = useForm({
    start: () => ({ ultimoDia: primeiroPossivel(interrupcao) as string | null }),
    send: ({ ultimoDia }) => encerrarInterrupcao(interrupcao, ultimoDia ?? ''),
    onSent: sair,
    ready: ({ ultimoDia }) => ultimoDia !== null,
  });
  const { ultimoDia } = form.values;
  return (
    <FormDialog title="Encerrar a interrupção" form={form} verb="Encerrar" back="Não encerrar" close={sair}>
      <p>
        De {formatDay(inicio)} a {formatDay(fim)}. As lotações são avisadas de que a entrega volta; os pedidos que a
        interrupção cancelou não voltam sozinhos.
      </p>
      <DayField form={form} name="ultimoDia" label="Último dia sem entrega" />
      {ultimoDia && (
        <p className="quieto">
          {ultimoDia < inicio
            ? 'A interrupção não terá havido.'
            : `De ${formatDay(addDays(ultimoDia, 1))} em diante as refeições voltam a ser pedidas.`}
        </p>
      )}
    </FormDialog>
  );
}
