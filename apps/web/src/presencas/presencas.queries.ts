import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';

type Schemas = components['schemas'];
export type PresencaLida = Schemas['PresencaLida'];

/** Before the next code is certainly there. */
const FOLGA_MS = 500;

/** Asked again as soon as it no longer is the code of the moment; by the server's clock alone. */
export const obterCodigoPresenca = () =>
  queryOptions({
    queryKey: ['obterCodigoPresenca'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/codigo-presenca', { signal })),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data ? Date.parse(data.valeAte) - Date.parse(data.agora) + FOLGA_MS : false,
  });

export const renovarCodigoPresenca = (lotacaoId: number) =>
  once(`renovarCodigoPresenca:${lotacaoId}`, null, chave =>
    body(
      api.POST('/api/ms-alipen/lotacoes/{lotacaoId}/codigo-presenca', {
        params: { path: { lotacaoId }, header: { 'Idempotency-Key': chave } },
      }),
    ),
  );

export const enderecoDoCartaz = (lotacaoId: number) => `/api/ms-alipen/lotacoes/${lotacaoId}/cartaz-presenca`;
