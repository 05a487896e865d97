import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField } from '../ui/form-field.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { today } from '../ui/today.ts';
import { desatenderLotacoes } from './fornecedores.mutations.ts';
import type { ContratoDetalhado } from './fornecedores.queries.ts';

interface Props {
  contrato: ContratoDetalhado;
  lotacaoIds: number[];
  fechar: () => void;
}

export function Desatendimento({ contrato, lotacaoIds, fechar }: Props) {
  const form = useForm({
    start: { ultimoDia: today() as string | null },
    send: ({ ultimoDia }) => desatenderLotacoes(contrato.id, { lotacaoIds, ultimoDia: ultimoDia ?? '' }),
    onSent: fechar,
    ready: ({ ultimoDia }) => ultimoDia !== null,
  });
  const quantas = formatCount(lotacaoIds.length, 'lotação', 'lotações');
  return (
    <FormDialog
      title={`Deixar de atender ${quantas}`}
      form={form}
      verb={`Deixar de atender ${quantas}`}
      back="Voltar"
      close={fechar}
    >
      <p>Depois do último dia ficam sem fornecedor, até que outro contrato as atenda. Os dias passados não mudam.</p>
      <DayField form={form} name="ultimoDia" label="Último dia" />
    </FormDialog>
  );
}
