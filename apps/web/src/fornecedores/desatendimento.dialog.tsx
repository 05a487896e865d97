import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { DateField, today } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { desatenderLotacoes } from './fornecedores.mutations.ts';
import type { ContratoDetalhado } from './fornecedores.queries.ts';
import { Recusa } from './recusa.component.tsx';

interface Props {
  contrato: ContratoDetalhado;
  lotacaoIds: number[];
  fechar: () => void;
}

export function Desatendimento({ contrato, lotacaoIds, fechar }: Props) {
  const [ultimoDia, setUltimoDia] = useState<string | null>(today());
  const encerrar = useMutation({ ...desatenderLotacoes(contrato.id), onSuccess: fechar });
  const quantas = formatCount(lotacaoIds.length, 'lotação', 'lotações');
  return (
    <Dialog
      title={`Deixar de atender ${quantas}`}
      close={fechar}
      busy={encerrar.isPending}
      footer={
        <>
          <Button onClick={fechar}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={!ultimoDia || encerrar.isPending}
            onClick={() => ultimoDia && encerrar.mutate({ lotacaoIds, ultimoDia })}
          >
            Deixar de atender {quantas}
          </Button>
        </>
      }
    >
      <div className="dialogo-corpo">
        <p>Depois do último dia ficam sem fornecedor, até que outro contrato as atenda. Os dias passados não mudam.</p>
        <DateField label="Último dia" value={ultimoDia} onChange={setUltimoDia} />
        <Recusa erro={encerrar.error} />
      </div>
    </Dialog>
  );
}
