import { useMutation } from '@tanstack/react-query';
import { transferirLotacoes } from './fornecedores.mutations.ts';

export type Transferindo = ReturnType<typeof useTransferencia>;

/** The transfer is simulated and shown before it is done. */
export function useTransferencia() {
  const simular = useMutation(transferirLotacoes(true));
  const transferir = useMutation(transferirLotacoes(false));
  const voltar = () => {
    simular.reset();
    transferir.reset();
  };
  return { simular, transferir, voltar };
}
