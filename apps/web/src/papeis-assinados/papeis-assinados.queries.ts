import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { sendPdf } from '../app/pdf.client.ts';

type Schemas = components['schemas'];
export type DoPapel = Schemas['AssinaturasDoPapel'];

export const obterAssinaturasDoPapel = (codigo: string) =>
  queryOptions({
    queryKey: ['obterAssinaturasDoPapel', codigo],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/papeis/{codigo}/assinaturas', { signal, params: { path: { codigo } } })),
  });

export const caminhoDoAssinado = (codigo: string) => `/api/ms-alipen/papeis/${encodeURIComponent(codigo)}/assinado`;

export const devolverAssinado = async (codigo: string, arquivo: File): Promise<DoPapel> =>
  (await sendPdf(caminhoDoAssinado(codigo), arquivo)).json();

export const verificarAssinaturas = (codigo: string) =>
  body(api.GET('/api/ms-alipen/verificacao-assinaturas/{codigo}', { params: { path: { codigo } } }));
