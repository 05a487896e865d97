import { useQuery } from '@tanstack/react-query';
import { listarContratos } from '../fornecedores/fornecedores.queries.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { CalendarField, SelectField } from '../ui/form-field.component.tsx';
import { today } from '../ui/today.ts';
import { abrirMedicao } from './medicoes.mutations.ts';
import type { Medicao } from './medicoes.queries.ts';

const mesPassado = (hoje: string) =>
  new Date(Date.UTC(Number(hoje.slice(0, 4)), Number(hoje.slice(5, 7)) - 2, 1)).toISOString().slice(0, 7);

/** Opens a billing by hand, where the job of day 1 found nothing yet. */
export function AbrirDialog({ feita, sair }: { feita: (medicao: Medicao) => void; sair: () => void }) {
  const contratos = useQuery(listarContratos());
  const form = useForm({
    start: () => ({ contratoId: '', mes: mesPassado(today()) }),
    send: ({ contratoId, mes }) => abrirMedicao({ contratoId: Number(contratoId), mes }),
    onSent: feita,
    ready: ({ contratoId }) => contratoId !== '',
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
      <CalendarField form={form} name="mes" label="Mês" type="month" required />
    </FormDialog>
  );
}
