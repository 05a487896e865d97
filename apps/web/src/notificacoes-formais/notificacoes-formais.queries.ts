import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { sendPdf } from '../app/pdf.client.ts';

type Schemas = components['schemas'];
export type NotificacaoFormal = Schemas['NotificacaoFormal'];
export type DaOcorrencia = Schemas['NotificacaoFormalDaOcorrencia'];

const daOcorrencia = (ocorrenciaId: number) => ({ path: { ocorrenciaId } });

export const obterNotificacaoFormal = (ocorrenciaId: number) =>
  queryOptions({
    queryKey: ['obterNotificacaoFormal', ocorrenciaId],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/ocorrencias/{ocorrenciaId}/notificacao-formal', {
          signal,
          params: daOcorrencia(ocorrenciaId),
        }),
      ),
  });

export const emitirNotificacao = (ocorrenciaId: number) =>
  body(
    api.POST('/api/ms-alipen/ocorrencias/{ocorrenciaId}/notificacao-formal', { params: daOcorrencia(ocorrenciaId) }),
  );

export const decidirDevolucao = (ocorrenciaId: number, versao: number, decisao: Schemas['DecisaoDaDevolucao']) =>
  body(
    api.POST('/api/ms-alipen/ocorrencias/{ocorrenciaId}/notificacao-formal/decisao', {
      params: { ...daOcorrencia(ocorrenciaId), header: { 'If-Match': `"${versao}"` } },
      body: decisao,
    }),
  );

export const caminhoDoPdf = (ocorrenciaId: number, via: Schemas['ViaDaNotificacao']) =>
  `/api/ms-alipen/ocorrencias/${ocorrenciaId}/notificacao-formal/pdf?via=${via}`;

export const juntarDevolvida = (ocorrenciaId: number, arquivo: File) =>
  sendPdf(`/api/ms-alipen/ocorrencias/${ocorrenciaId}/notificacao-formal/devolucao`, arquivo);
