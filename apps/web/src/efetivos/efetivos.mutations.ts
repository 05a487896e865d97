import { mutationOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { MesLido, NovoDia } from './efetivos.queries.ts';

export interface Gravacao {
  visto: MesLido;
  dias: NovoDia[];
}

export const gravarEfetivoDoMes = () =>
  mutationOptions({
    mutationKey: ['gravarEfetivoDoMes'],
    mutationFn: async ({ visto: { mes, etag }, dias }: Gravacao): Promise<MesLido> => {
      const call = api.PUT('/api/ms-alipen/lotacoes/{lotacaoId}/efetivo-do-mes/{mes}', {
        params: { path: { lotacaoId: mes.lotacao.id, mes: mes.mes }, header: { 'If-Match': etag } },
        body: { dias },
      });
      return { mes: await body(call), etag: (await call).response.headers.get('etag') ?? '' };
    },
  });
