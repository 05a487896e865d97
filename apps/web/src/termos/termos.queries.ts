import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Recebimento = Schemas['RecebimentoDaMedicao'];
export type Etapa = Schemas['EtapaDoRecebimento'];
export type Termo = Schemas['Termo'];

export const obterRecebimento = (medicaoId: number) =>
  queryOptions({
    queryKey: ['obterRecebimento', medicaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/medicoes/{medicaoId}/recebimento', { signal, params: { path: { medicaoId } } })),
  });

export const verificarTermo = (codigo: string) =>
  body(api.GET('/api/ms-alipen/verificacao-termo/{codigo}', { params: { path: { codigo } } }));

export const enderecoDoTermo = ({ id }: Pick<Termo, 'id'>) => `/api/ms-alipen/termos/${id}/pdf`;
