import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { type Aberto, AbertoDasSuspensoes, ListaDeSuspensoes } from './lista.component.tsx';
import { listarSuspensoes } from './suspensoes.queries.ts';
import './suspensoes.css';

/** From the order's page: what is open takes the place of the list, and gives it back. */
export default function SuspensoesDialog({ lotacaoId, fechar }: { lotacaoId: number; fechar: () => void }) {
  const suspensoes = useQuery(listarSuspensoes(lotacaoId));
  const [aberto, setAberto] = useState<Aberto | null>(null);
  if (aberto && suspensoes.data) {
    return <AbertoDasSuspensoes aberto={aberto} de={suspensoes.data} sair={() => setAberto(null)} />;
  }
  return (
    <Dialog
      title="Suspensões da atividade"
      close={fechar}
      width={640}
      long
      footer={<Button onClick={fechar}>Fechar</Button>}
    >
      <QueryState query={suspensoes} skeletonHeight={200}>
        {de => <ListaDeSuspensoes de={de} abrir={setAberto} />}
      </QueryState>
    </Dialog>
  );
}
