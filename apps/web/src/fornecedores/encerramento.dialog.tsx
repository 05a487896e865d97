import { formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField } from '../ui/form-field.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { today } from '../ui/today.ts';
import { encerrarContrato } from './fornecedores.mutations.ts';
import type { ContratoDetalhado } from './fornecedores.queries.ts';

interface Props {
  contrato: ContratoDetalhado;
  fechar: () => void;
  feito: (contrato: ContratoDetalhado) => void;
}

export function Encerramento({ contrato, fechar, feito }: Props) {
  const form = useForm({
    start: { ultimoDia: (contrato.encerradoEm ?? today()) as string | null },
    send: ({ ultimoDia }) => encerrarContrato(contrato, ultimoDia ?? ''),
    onSent: salvo => {
      feito(salvo);
      fechar();
    },
    ready: ({ ultimoDia }) => ultimoDia !== null,
  });
  return (
    <FormDialog
      title={`Encerrar o contrato ${contrato.numero}`}
      form={form}
      verb="Encerrar o contrato"
      back="Não encerrar"
      close={fechar}
    >
      <p>
        {contrato.lotacoes > 0
          ? `${formatCount(contrato.lotacoes, 'lotação deixa', 'lotações deixam')} de ser atendida${contrato.lotacoes === 1 ? '' : 's'} por este contrato depois do último dia.`
          : 'Nenhuma lotação é atendida por este contrato hoje.'}{' '}
        Para passá-las a outro fornecedor, use “Transferir lotações”. O prazo normal vai até{' '}
        {formatDay(contrato.vigenciaFim)}.
      </p>
      <DayField form={form} name="ultimoDia" label="Último dia do contrato" />
    </FormDialog>
  );
}
