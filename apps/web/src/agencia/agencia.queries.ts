import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { basePath } from '../base/base-path.ts';

export type Agencia = components['schemas']['Agencia'];

export const obterAgencia = () =>
  queryOptions({
    queryKey: ['obterAgencia'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/agencia', { signal })),
  });

/** `brasao` as the server named it, so that another coat of arms has another address. */
export const enderecoDoBrasao = (brasao: string) => `${basePath}/api/ms-alipen/agencia/brasao?qual=${brasao}`;
