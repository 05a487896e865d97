import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Tela = Schemas['TelaDeParede'];
export type DadosDaTela = Required<Schemas['DadosDaTela']>;

/** Polled: whoever opens this page wants to see which walls are alive. */
const EVERY_MS = 60_000;

export const listarTelas = () =>
  queryOptions({
    queryKey: ['listarTelas'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/telas', { signal })),
    refetchInterval: EVERY_MS,
  });
