import { useQuery } from '@tanstack/react-query';
import { procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';

/** The unit of the address; without one, the only unit this person sees. */
export function useLotacao(pedida: string | null): number | null {
  const visiveis = useQuery({ ...procurarLotacoes(''), enabled: !pedida });
  if (pedida) return Number(pedida) || null;
  const [primeira, ...outras] = visiveis.data?.itens ?? [];
  return primeira && outras.length === 0 ? primeira.id : null;
}
