import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Acesso = Schemas['AcessoControle'];
export type Acao = Schemas['AcaoAcessoControle'];
export type NovoAcesso = Schemas['NovoAcessoControle'];
export type Renovacao = Schemas['RenovacaoControle'];
export type Leitura = Schemas['LeituraControle'];

export const PATH = '/api/ms-alipen/acessos-controle';
export const POR_PAGINA = 50;

export const doAcesso = (acessoId: number) => ({ params: { path: { acessoId } } });

export const listarAcessosControle = () =>
  queryOptions({
    queryKey: ['listarAcessosControle'],
    queryFn: ({ signal }) => body(api.GET(PATH, { signal })),
  });

export const listarLeiturasControle = (acessoId: number, pagina: number) =>
  queryOptions({
    queryKey: ['listarLeiturasControle', acessoId, pagina],
    queryFn: ({ signal }) =>
      body(
        api.GET(`${PATH}/{acessoId}/leituras`, {
          signal,
          params: { path: { acessoId }, query: { pagina, tamanho: POR_PAGINA } },
        }),
      ),
  });

export const conferirLeiturasControle = (acessoId: number) =>
  queryOptions({
    queryKey: ['conferirLeiturasControle', acessoId],
    queryFn: ({ signal }) =>
      body(api.GET(`${PATH}/{acessoId}/leituras/conferencia`, { signal, ...doAcesso(acessoId) })),
  });

/** Of the person of external control who is signed in. */
export const obterMeuAcessoControle = () =>
  queryOptions({
    queryKey: ['obterMeuAcessoControle'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/meu-acesso-controle', { signal })),
    staleTime: 300_000,
  });
