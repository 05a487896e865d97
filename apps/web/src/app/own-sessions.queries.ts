import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from './api.client.ts';

export type SessaoAberta = components['schemas']['SessaoAberta'];

const PATH = '/api/ms-alipen/minhas-sessoes';

export const listarMinhasSessoes = () =>
  queryOptions({
    queryKey: ['listarMinhasSessoes'],
    queryFn: ({ signal }) => body(api.GET(PATH, { signal })),
    // The dialog must show the sessions that are open now.
    staleTime: 0,
  });

export const encerrarMinhaSessao = (sessaoId: number) =>
  body(api.DELETE(`${PATH}/{sessaoId}`, { params: { path: { sessaoId } } }));
export const encerrarOutrasSessoes = () => body(api.DELETE(PATH));
