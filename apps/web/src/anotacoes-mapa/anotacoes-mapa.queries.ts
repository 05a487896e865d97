import type { components } from '@alipen/contracts/generated/bff';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';

type Schemas = components['schemas'];
export type AnotacaoMapa = Schemas['AnotacaoMapa'];
export type NovaAnotacaoMapa = Schemas['NovaAnotacaoMapa'] & { lotacaoId: number };

export const listarAnotacoesMapa = (query: { de: string; ate: string; lotacaoId?: number; retiradas?: boolean }) =>
  queryOptions({
    queryKey: ['listarAnotacoesMapa', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/anotacoes-mapa', { signal, params: { query } })),
  });

export const anotarMapa = ({ lotacaoId, ...nova }: NovaAnotacaoMapa) =>
  once(`anotarMapa:${lotacaoId}:${nova.data}:${nova.tipoAlimentacaoId}:${nova.tipoPublicoId}`, nova, key =>
    body(
      api.POST('/api/ms-alipen/lotacoes/{lotacaoId}/anotacoes-mapa', {
        params: { path: { lotacaoId }, header: { 'Idempotency-Key': key } },
        body: nova,
      }),
    ),
  );

export const retirarAnotacaoMapa = () =>
  mutationOptions({
    mutationKey: ['retirarAnotacaoMapa'],
    mutationFn: (anotacaoId: number) =>
      body(api.POST('/api/ms-alipen/anotacoes-mapa/{anotacaoId}/retirada', { params: { path: { anotacaoId } } })),
  });
