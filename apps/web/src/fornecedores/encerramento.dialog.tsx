import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { DateField, today } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { encerrarContrato } from './fornecedores.mutations.ts';
import type { ContratoDetalhado } from './fornecedores.queries.ts';

interface Props {
  contrato: ContratoDetalhado;
  fechar: () => void;
  feito: (contrato: ContratoDetalhado) => void;
}

export function Encerramento({ contrato, fechar, feito }: Props) {
  const [ultimoDia, setUltimoDia] = useState<string | null>(contrato.encerradoEm ?? today());
  const encerrar = useMutation({
    ...encerrarContrato(contrato),
    onSuccess: salvo => {
      feito(salvo);
      fechar();
    },
  });
  return (
    <Dialog
      title={`Encerrar o contrato ${contrato.numero}`}
      close={fechar}
      busy={encerrar.isPending}
      footer={
        <>
          <Button onClick={fechar} disabled={encerrar.isPending}>
            Não encerrar
          </Button>
          <Button
            variant="primary"
            disabled={!ultimoDia || encerrar.isPending}
            onClick={() => ultimoDia && encerrar.mutate(ultimoDia)}
          >
            Encerrar o contrato
          </Button>
        </>
      }
    >
      <div className="dialogo-corpo">
        <p>
          {contrato.lotacoes > 0
            ? `${formatCount(contrato.lotacoes, 'lotação deixa', 'lotações deixam')} de ser atendida${contrato.lotacoes === 1 ? '' : 's'} por este contrato depois do último dia.`
            : 'Nenhuma lotação é atendida por este contrato hoje.'}{' '}
          Para passá-las a outro fornecedor, use “Transferir lotações”. O prazo normal vai até{' '}
          {formatDay(contrato.vigenciaFim)}.
        </p>
        <DateField label="Último dia do contrato" value={ultimoDia} onChange={setUltimoDia} />
        {encerrar.error && <Notice tone="perigo">{sentenceOf(encerrar.error)}</Notice>}
      </div>
    </Dialog>
  );
}
