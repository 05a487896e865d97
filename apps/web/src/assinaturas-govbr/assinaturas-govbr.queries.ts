import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type AssinaturaGovbr = Schemas['AssinaturaGovbr'];

export const obterPapeisParaGovbr = ({ lotacaoId, mes }: { lotacaoId: number; mes: string }) =>
  queryOptions({
    queryKey: ['obterPapeisParaGovbr', lotacaoId, mes],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/lotacoes/{lotacaoId}/papeis-para-govbr', {
          params: { path: { lotacaoId }, query: { mes } },
          signal,
        }),
      ),
  });

export const obterAssinaturaGovbr = (assinaturaId: string) =>
  queryOptions({
    queryKey: ['obterAssinaturaGovbr', assinaturaId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/assinaturas-govbr/{assinaturaId}', { params: { path: { assinaturaId } }, signal })),
  });

/** Said again it is answered with what it came to, so a query may say it: what StrictMode or a reload repeats is traded once. */
export const receberAutorizacaoGovbr = (retorno: Schemas['RetornoDoGovbr']) =>
  queryOptions({
    queryKey: ['receberAutorizacaoGovbr', retorno.state],
    queryFn: () => body(api.POST('/api/ms-alipen/assinaturas-govbr/retorno', { body: retorno })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
