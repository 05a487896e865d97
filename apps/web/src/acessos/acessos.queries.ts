import type { components, operations } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Page } from '../list/list.model.ts';

type Schemas = components['schemas'];
export type Acesso = Schemas['EventoDeAcessoRegistrado'];
export type FiltroAcessos = NonNullable<operations['listarEventosDeAcesso']['parameters']['query']>;

export const listarEventosDeAcesso = (query: FiltroAcessos) =>
  queryOptions({
    queryKey: ['listarEventosDeAcesso', query],
    queryFn: ({ signal }): Promise<Page<Acesso>> =>
      body(api.GET('/api/ms-alipen/acessos', { signal, params: { query } })),
  });
