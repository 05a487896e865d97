import type { components } from '@alipen/contracts/generated/bff';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

export type Notificacao = components['schemas']['Notificacao'];
export type TipoNotificacao = components['schemas']['TipoNotificacao'];
export type FiltroNotificacoes = { tipo?: TipoNotificacao; aVer: boolean; pagina: number; tamanho: number };

/** Polled where nothing tells this tab of a change. */
const ENTRE_PERGUNTAS = 60_000;

export const contarNotificacoes = () =>
  queryOptions({
    queryKey: ['contarNotificacoes'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/notificacoes/contagem', { signal })),
    refetchInterval: ENTRE_PERGUNTAS,
  });

export const listarNotificacoes = (filtro: FiltroNotificacoes) =>
  queryOptions({
    queryKey: ['listarNotificacoes', filtro],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/notificacoes', { signal, params: { query: filtro } })),
  });

export const marcarNotificacaoLida = () =>
  mutationOptions({
    mutationKey: ['marcarNotificacaoLida'],
    mutationFn: (notificacaoId: number) =>
      body(api.PUT('/api/ms-alipen/notificacoes/{notificacaoId}/leitura', { params: { path: { notificacaoId } } })),
  });

export const marcarNotificacoesLidas = () =>
  mutationOptions({
    mutationKey: ['marcarNotificacoesLidas'],
    mutationFn: (ate: number) => body(api.PUT('/api/ms-alipen/notificacoes/leitura', { body: { ate } })),
  });

export type EscolhaDeEmails = components['schemas']['EscolhaDeEmails'];

export const obterEscolhaDeEmails = () =>
  queryOptions({
    queryKey: ['obterEscolhaDeEmails'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/notificacoes/emails', { signal })),
  });

export const definirEscolhaDeEmails = (escolha: components['schemas']['EmailsRecusados']) =>
  body(api.PUT('/api/ms-alipen/notificacoes/emails', { body: escolha }));
