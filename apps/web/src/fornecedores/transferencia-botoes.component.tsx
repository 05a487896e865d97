import type { components } from '@alipen/contracts/generated/bff';
import { Button } from '../ui/button.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import type { Transferindo } from './transferencia.hook.ts';

interface Props {
  transferindo: Transferindo;
  corpo: components['schemas']['NovaTransferencia'];
  /** Nothing is left to choose. */
  pronta: boolean;
  fechar: () => void;
}

export function TransferenciaBotoes({ transferindo, corpo, pronta, fechar }: Props) {
  const { simular, transferir, voltar } = transferindo;
  const previsto = simular.data;
  if (transferir.data) {
    return (
      <Button variant="primary" onClick={fechar}>
        Fechar
      </Button>
    );
  }
  if (previsto) {
    return (
      <>
        <Button onClick={voltar} disabled={transferir.isPending}>
          Voltar
        </Button>
        <Button
          variant="primary"
          disabled={previsto.lotacoes === 0 || transferir.isPending}
          onClick={() => transferir.mutate(corpo)}
        >
          {transferir.isPending
            ? 'Transferindo…'
            : `Transferir ${formatCount(previsto.lotacoes, 'lotação', 'lotações')}`}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onClick={fechar}>Voltar</Button>
      <Button variant="primary" disabled={!pronta || simular.isPending} onClick={() => simular.mutate(corpo)}>
        {simular.isPending ? 'Simulando…' : 'Ver o que muda'}
      </Button>
    </>
  );
}
