import { useQuery } from '@tanstack/react-query';
import { listarContratos } from '../fornecedores/fornecedores.queries.ts';
import { MonthField } from '../ui/date-field.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField, SelectField } from '../ui/form-field.component.tsx';
import { today } from '../ui/today.ts';
import { abrirMedicao } from './medicoes.mutations.ts';
import type { Medicao } from './medicoes.queries.ts';

const mesPassado = (hoje: string) =>
  new Date(Date.UTC(Number(hoje.slice(0, 4)), Number(hoje.slice(5, 7)) - 2, 1)).toISOString().slice(0, 7);

/** Opens a billing by hand, where the job of day 1 found nothing yet. */
export function AbrirDialog({ feita, sair }: { feita: (medicao: Medicao) => void; sair: () => void }) {
  const contratos = useQuery(listarContratos());
  const form = useForm({
    start: () => ({ contratoId: '', mes: mesPassado(today()) as string | null }),
    send: ({ contratoId, mes }) => abrirMedicao({ contratoId: Number(contratoId), mes: mes ?? '' }),
    onSent: feita,
    ready: ({ contratoId, mes }) => contratoId !== '' && mes !== null,
  });
  return (
    <FormDialog title="Abrir uma medição" form={form} verb="Abrir" doing="Abrindo…" close={sair}>
      <SelectField form={form} name="contratoId" label="Contrato" required>
        <option value="">{contratos.isPending ? 'Carregando…' : 'Escolha'}</option>
        {contratos.data?.itens.map(({ id, numero, fornecedor }) => (
          <option key={id} value={id}>
            {numero} · {fornecedor}
          </option>
        ))}
      </SelectField>
      <DayField as={MonthField} form={form} name="mes" label="Mês" />
    </FormDialog>
  );
}
