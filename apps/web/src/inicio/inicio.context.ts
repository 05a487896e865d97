import { createContext, useContext } from 'react';
import type { Papel } from '../app/session.queries.ts';
import type { Inicio } from './inicio.queries.ts';

export interface ContextoDoInicio {
  papel: Papel;
  /** The day that the home was read for (today). */
  data: string;
  inicio: (Inicio & { lidoEm: string | null }) | undefined;
  /** When the home was read, in ms of this device, for clocks that count from the server's. */
  recebidoEm: number;
  reler: () => unknown;
}

export const InicioContext = createContext<ContextoDoInicio | null>(null);

export function useInicio() {
  const contexto = useContext(InicioContext);
  if (!contexto) throw new Error('useInicio outside the home');
  return contexto;
}
