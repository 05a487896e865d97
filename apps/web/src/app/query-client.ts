import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ProblemError, passing } from '../base/problem.error.ts';

const OF_THE_PERSON = ['obterSessao', 'obterMenu', 'listarAcessos'];

/** Retries readings that have a kept answer to show without network: only a busy server is asked again. */
export const retryBusy = (count: number, error: Error) =>
  count < 2 && error instanceof ProblemError && error.status >= 502;

export const newQueryClient = () => {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Being offline is an answer that people must see, not a pause.
        networkMode: 'always',
        retry: (count, error) => count < 1 && passing(error),
        retryDelay: 800,
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: () =>
        client.invalidateQueries({ predicate: ({ queryKey }) => !OF_THE_PERSON.includes(String(queryKey[0])) }),
    }),
  });
  return client;
};

export const queryClient = newQueryClient();
