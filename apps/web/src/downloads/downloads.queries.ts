import type { components } from '@alipen/contracts/generated/bff';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { download } from '../list/download.ts';

export type Download = components['schemas']['Download'];
export type NovoDownload = components['schemas']['NovoDownload'];

export const CENTRAL = '/downloads';

/** Polled where nothing tells this tab of a change. */
const ENTRE_PERGUNTAS = 60_000;
const ENQUANTO_PREPARA = 5_000;

export const contarDownloads = () =>
  queryOptions({
    queryKey: ['contarDownloads'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/downloads/contagem', { signal })),
    refetchInterval: ({ state }) => (state.data?.emAndamento ? ENQUANTO_PREPARA : ENTRE_PERGUNTAS),
  });

export const listarDownloads = (filtro: { pagina: number; tamanho: number }) =>
  queryOptions({
    queryKey: ['listarDownloads', filtro],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/downloads', { signal, params: { query: filtro } })),
    refetchInterval: ({ state }) => (state.data?.itens.some(emAndamento) ? ENQUANTO_PREPARA : false),
  });

export const emAndamento = ({ situacao }: Download) => situacao === 'NA_FILA' || situacao === 'EM_PROCESSAMENTO';

export const pedirDownload = () =>
  mutationOptions({
    mutationKey: ['pedirDownload'],
    mutationFn: (novo: NovoDownload) =>
      once('pedirDownload', novo, key =>
        body(api.POST('/api/ms-alipen/downloads', { body: novo, params: { header: { 'Idempotency-Key': key } } })),
      ),
  });

export const cancelarDownload = () =>
  mutationOptions({
    mutationKey: ['cancelarDownload'],
    mutationFn: (downloadId: number) =>
      body(api.POST('/api/ms-alipen/downloads/{downloadId}/cancelamento', { params: { path: { downloadId } } })),
  });

export const repetirDownload = () =>
  mutationOptions({
    mutationKey: ['repetirDownload'],
    mutationFn: (downloadId: number) =>
      body(api.POST('/api/ms-alipen/downloads/{downloadId}/repeticao', { params: { path: { downloadId } } })),
  });

/** Seen means that the file was taken or the failure was read. */
export const marcarDownloadLido = () =>
  mutationOptions({
    mutationKey: ['marcarDownloadLido'],
    mutationFn: (downloadId: number) =>
      body(api.PUT('/api/ms-alipen/downloads/{downloadId}/leitura', { params: { path: { downloadId } } })),
  });

export const baixarDownload = () =>
  mutationOptions({
    mutationKey: ['baixarDownload'],
    mutationFn: async (downloadId: number) => {
      await download(`/api/ms-alipen/downloads/${downloadId}/arquivo`, {});
      await body(api.PUT('/api/ms-alipen/downloads/{downloadId}/leitura', { params: { path: { downloadId } } }));
    },
  });
