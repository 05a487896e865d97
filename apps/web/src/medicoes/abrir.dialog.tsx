import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listarContratos } from '../fornecedores/fornecedores.queries.ts';
import { Field } from '../ui/field.component.tsx';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { DateInput } from '../ui/text-input.component.tsx';
import { today } from '../ui/today.ts';
import { abrirMedicao } from './medicoes.mutations.ts';
import type { Medicao } from './medicoes.queries.ts';

const mesPassado = (hoje: string) =>
  new Date(Date.UTC(Number(hoje.slice(0, 4)), Number(hoje.slice(5, 7)) - 2, 1)).toISOString().slice(0, 7);

/** Opens a billing by hand, where the job of day 1 found nothing yet. */
export function AbrirDialog({ feita, sair }: { feita: (medicao: Medicao) => void; sair: () => void }) {
  const contratos = useQuery(listarContratos());
  const [contrato, setContrato] = useState('');
  const [mes, setMes] = useState(() => mesPassado(today()));
  const abrir = useMutation({
    mutationFn: () => abrirMedicao({ contratoId: Number(contrato), mes }),
    onSuccess: feita,
  });
  return (
    <FormDialog
      title="Abrir uma medição"
      work={abrir}
      verb="Abrir"
      doing="Abrindo…"
      ready={contrato !== ''}
      close={sair}
      className="medicao-formulario"
    >
      <Field label="Contrato">
        <Select required value={contrato} onChange={({ target }) => setContrato(target.value)}>
          <option value="">{contratos.isPending ? 'Carregando…' : 'Escolha'}</option>
          {contratos.data?.itens.map(({ id, numero, fornecedor }) => (
            <option key={id} value={id}>
              {numero} · {fornecedor}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Mês">
        <DateInput type="month" required value={mes} onChange={({ target }) => setMes(target.value)} />
      </Field>
    </FormDialog>
  );
}
