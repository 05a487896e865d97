import { useQuery } from '@tanstack/react-query';
import { procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';

/**
 * The unit of the address; without one, the only unit this person sees; null where all of them are shown, and undefined while
 * nobody knows. The question is the one that the choice of a unit asks anyway.
 */
export function useLotacao(pedida: string | null): { lotacaoId: number | null | undefined; muitas: boolean } {
  const visiveis = useQuery(procurarLotacoes(''));
  const [primeira, ...outras] = visiveis.data?.itens ?? [];
  const muitas = outras.length > 0;
  if (pedida) return { lotacaoId: Number(pedida) || null, muitas };
  if (visiveis.isPending) return { lotacaoId: undefined, muitas };
  return { lotacaoId: primeira && !muitas ? primeira.id : null, muitas };
}
