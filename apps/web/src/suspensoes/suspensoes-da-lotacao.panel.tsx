import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../ui/query-state.component.tsx';
import { type Aberto, AbertoDasSuspensoes, ListaDeSuspensoes } from './lista.component.tsx';
import { listarSuspensoes } from './suspensoes.queries.ts';
import './suspensoes.css';

/** The days on which the unit's activity is suspended, and those asked for, in its record. */
export function SuspensoesDaLotacao({ lotacaoId }: { lotacaoId: number }) {
  const suspensoes = useQuery(listarSuspensoes(lotacaoId));
  const [aberto, setAberto] = useState<Aberto | null>(null);
  return (
    <QueryState query={suspensoes} skeletonHeight={200}>
      {de => (
        <>
          <ListaDeSuspensoes de={de} abrir={setAberto} />
          {aberto && <AbertoDasSuspensoes aberto={aberto} de={de} sair={() => setAberto(null)} />}
        </>
      )}
    </QueryState>
  );
}
