import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Wanted } from '../list/list.model.ts';
import { pageOf } from '../list/page-of.ts';

type Schemas = components['schemas'];
export type Testemunha = Schemas['Testemunha'];
export type DadosTestemunha = Schemas['DadosTestemunha'];

const PATH = '/api/ms-alipen/livro/testemunhas';

export const listarTestemunhas = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['listarTestemunhas', wanted],
    queryFn: async ({ signal }) => pageOf((await body(api.GET(PATH, { signal }))).itens, wanted),
  });

export const obterTestemunha = (testemunhaId: number) =>
  queryOptions({
    queryKey: ['obterTestemunha', testemunhaId],
    queryFn: ({ signal }) => body(api.GET(`${PATH}/{testemunhaId}`, { signal, params: { path: { testemunhaId } } })),
  });
