import { infiniteQueryOptions } from '@tanstack/react-query';
import { rawCall } from '../app/raw.client.ts';

export interface HistoryEvent {
  id: number;
  em: string;
  /** Null: the system. */
  pessoa: { nome: string } | null;
  acao: string;
  alteracoes: { campo: string; antes?: unknown; depois?: unknown }[];
}

interface HistoryPage {
  itens: HistoryEvent[];
  /** Where the next page begins; null on the last. */
  proximo: number | null;
}

const SIZE = '20';

/** Who changed what of one record, newest first. */
export const listarHistorico = (entidade: string, entidadeId: number) =>
  infiniteQueryOptions({
    queryKey: ['listarHistorico', entidade, entidadeId],
    queryFn: async ({ signal, pageParam }): Promise<HistoryPage> => {
      const query = new URLSearchParams({ entidade, entidadeId: String(entidadeId), tamanho: SIZE });
      if (pageParam !== null) query.set('antesDe', String(pageParam));
      return (await rawCall(`/api/ms-alipen/historico?${query}`, { signal })).json();
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ proximo }) => proximo,
  });
