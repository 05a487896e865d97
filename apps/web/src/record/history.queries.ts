import { infiniteQueryOptions } from '@tanstack/react-query';
import { rawCall } from '../app/raw.client.ts';

export interface HistoryEvent {
  id: number;
  em: string;
  /** Null: the system. */
  por: string | null;
  acao: string;
  alteracoes: { campo: string; antes: string | null; depois: string | null }[];
}

interface HistoryPage {
  itens: HistoryEvent[];
  total: number;
}

const SIZE = 20;

/** Who changed what of one record, newest first. */
export const listarHistorico = (entidade: string, entidadeId: number) =>
  infiniteQueryOptions({
    queryKey: ['listarHistorico', entidade, entidadeId],
    queryFn: async ({ signal, pageParam }): Promise<HistoryPage> => {
      const query = new URLSearchParams({
        entidade,
        entidadeId: String(entidadeId),
        pagina: String(pageParam),
        tamanho: String(SIZE),
      });
      return (await rawCall(`/api/ms-alipen/historico?${query}`, { signal })).json();
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * SIZE < total ? pages.length + 1 : undefined),
  });
