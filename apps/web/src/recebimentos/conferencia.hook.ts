import { useKept } from '../outbox/kept.hook.ts';
import { newUuid } from '../outbox/new-uuid.ts';
import type { Conferencia } from './conferencia.model.ts';

export interface EmConferencia {
  conferencia: Conferencia;
  /** Identifies the record this becomes, however often it is sent. */
  clienteUuid: string;
}

export type Mudar = (parte: Partial<Conferencia> | ((antes: Conferencia) => Partial<Conferencia>)) => void;

export function useConferencia(chave: string, matricula: string, inicial: () => Conferencia) {
  const { draft, change, failure } = useKept<EmConferencia>(chave, matricula, () => ({
    conferencia: inicial(),
    clienteUuid: newUuid(),
  }));
  const mudar: Mudar = parte => {
    change(({ conferencia }) => ({
      conferencia: { ...conferencia, ...(typeof parte === 'function' ? parte(conferencia) : parte) },
    }));
  };
  return { em: draft, mudar, falha: failure };
}
