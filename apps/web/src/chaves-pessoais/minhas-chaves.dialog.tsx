import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { ListaDeChaves } from './chaves.component.tsx';
import { listarMinhasChaves } from './chaves-pessoais.queries.ts';
import { NovaChaveDialog } from './nova-chave.dialog.tsx';

export default function MinhasChavesDialog({ close }: { close: () => void }) {
  const client = useQueryClient();
  const chaves = useQuery(listarMinhasChaves());
  const [nova, setNova] = useState(false);
  const feito = () => {
    setNova(false);
    void client.invalidateQueries({ queryKey: listarMinhasChaves().queryKey });
  };
  return (
    <Dialog
      title="Chaves pessoais"
      close={close}
      long
      footer={
        <>
          <Button onClick={close}>Fechar</Button>
          <Button variant="primary" disabled={chaves.data?.impedimento !== null} onClick={() => setNova(true)}>
            Nova chave
          </Button>
        </>
      }
    >
      <p>
        Com uma chave você entra no sistema, e assina os mapas, um dia ou o mês inteiro de uma vez, pelo toque no seu
        aparelho, em vez de digitar a senha.
      </p>
      <QueryState query={chaves} skeletonHeight={160}>
        {lidas => (
          <>
            {lidas.impedimento && <Notice tone="aviso">{lidas.impedimento}</Notice>}
            <ListaDeChaves
              chaves={lidas}
              espera="Mostre este código a um gestor, em pessoa: ela entra e assina depois que ele a confirmar."
              vazio="Você ainda não tem chave. A senha continua a entrar e a assinar."
            />
          </>
        )}
      </QueryState>
      {nova && <NovaChaveDialog feito={feito} sair={() => setNova(false)} />}
    </Dialog>
  );
}
