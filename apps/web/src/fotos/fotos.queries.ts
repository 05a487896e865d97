import type { components, operations } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';

type Schemas = components['schemas'];
export type FotoRepetida = Schemas['FotoRepetida'];
export type UsoDeFoto = Schemas['UsoDeFoto'];
export type DecisaoFotoRepetida = Schemas['DecisaoFotoRepetida'];
export type BuscaRepetidas = NonNullable<operations['listarFotosRepetidas']['parameters']['query']>;

export const REPETIDAS = '/modules/fiscalizacao/fotosRepetidas';

export const listarFotosRepetidas = (busca: BuscaRepetidas) =>
  queryOptions({
    queryKey: ['listarFotosRepetidas', busca],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/fotos/repetidas', { signal, params: { query: busca } })),
  });

export const decidirFotoRepetida = ({ id, versao }: FotoRepetida, decisao: DecisaoFotoRepetida) =>
  once(`decidirFotoRepetida:${id}`, { ...decisao, versao }, key =>
    body(
      api.POST('/api/ms-alipen/fotos/repetidas/{repeticaoId}/decisao', {
        params: { path: { repeticaoId: id }, header: { 'If-Match': `"${versao}"`, 'Idempotency-Key': key } },
        body: decisao,
      }),
    ),
  );
