import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Contrato = Schemas['ContratoDetalhado'];
export type Alteracao = Schemas['AlteracaoContrato'];
export type AlteracaoFeita = Schemas['AlteracaoFeita'];
export type NovaAlteracao = Schemas['NovaAlteracaoContrato'];

export const listarAlteracoesContrato = (contratoId: number) =>
  queryOptions({
    queryKey: ['listarAlteracoesContrato', contratoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/contratos/{contratoId}/alteracoes', { signal, params: { path: { contratoId } } })),
  });
