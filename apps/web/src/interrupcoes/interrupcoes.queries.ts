import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Contrato = Schemas['ContratoDetalhado'];
export type Interrupcao = Schemas['Interrupcao'];
export type NovaInterrupcao = Schemas['NovaInterrupcao'];
export type Efeito = Schemas['EfeitoDaInterrupcao'];

export const listarInterrupcoes = (contratoId: number) =>
  queryOptions({
    queryKey: ['listarInterrupcoes', contratoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/contratos/{contratoId}/interrupcoes', { signal, params: { path: { contratoId } } })),
  });
