import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

/** The head is sealed anew each minute. */
const EVERY_MS = 60_000;

export const obterLivro = queryOptions({
  queryKey: ['obterLivro'],
  queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/livro', { signal })),
  refetchInterval: EVERY_MS,
});

export const conferirLivro = () => body(api.GET('/api/ms-alipen/livro/conferencia'));
