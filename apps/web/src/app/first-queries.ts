import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Papel, Sessao } from './session.queries.ts';

export type Ask = <Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) => void;

/** All that the first queries of a screen may depend on. */
interface Opening {
  search: URLSearchParams;
  session: Sessao;
  papel: Papel;
}

/** Asks what a screen will ask when it is drawn, with the queries that it will use. */
export type First = (ask: Ask, opening: Opening) => void;

/**
 * Asks only what nothing is known of: what the screen has shown before, it reads again by its own rules. Nor is a failure told here:
 * the screen asks again, and shows what comes of it.
 */
export const askingOf =
  (client: QueryClient): Ask =>
  query => {
    if (client.getQueryState(query.queryKey)) return;
    void client.prefetchQuery(query as Parameters<QueryClient['prefetchQuery']>[0]);
  };
