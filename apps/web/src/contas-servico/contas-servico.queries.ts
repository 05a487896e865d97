import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Wanted } from '../list/list.model.ts';
import { pageOf } from '../list/page-of.ts';

type Schemas = components['schemas'];
export type ContaServico = Schemas['ContaServico'];
export type DadosContaServico = Schemas['DadosContaServico'];
export type Escopo = Schemas['EscopoDeConta'];

const PATH = '/api/ms-alipen/contas-servico';
/** Polled: whoever opens this page wants to see which systems still call. */
const EVERY_MS = 60_000;

export const listarContasServico = ({ situacao, ...wanted }: Wanted) =>
  queryOptions({
    queryKey: ['listarContasServico', { situacao, ...wanted }],
    queryFn: async ({ signal }) => {
      const { itens } = await body(api.GET(PATH, { signal }));
      return pageOf(
        itens.filter(conta => situacao === undefined || conta.situacao === situacao),
        wanted,
      );
    },
    refetchInterval: EVERY_MS,
  });

export const obterContaServico = (contaId: number) =>
  queryOptions({
    queryKey: ['obterContaServico', contaId],
    queryFn: ({ signal }) => body(api.GET(`${PATH}/{contaId}`, { signal, params: { path: { contaId } } })),
  });

export const listarEscopos = () =>
  queryOptions({
    queryKey: ['listarEscopos'],
    queryFn: ({ signal }) => body(api.GET(`${PATH}/escopos`, { signal })),
    staleTime: 3_600_000,
  });
