import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import type { Recebimento, Termo } from './termos.queries.ts';

type Schemas = components['schemas'];

export const emitirTermo = ({ medicaoId, versao }: Recebimento, tipo: Schemas['TipoTermo']): Promise<Termo> =>
  once(`emitirTermo:${medicaoId}:${versao}`, { tipo }, chave =>
    body(
      api.POST('/api/ms-alipen/medicoes/{medicaoId}/termos', {
        params: { path: { medicaoId }, header: { 'If-Match': `"${versao}"`, 'Idempotency-Key': chave } },
        body: { tipo },
      }),
    ),
  );

// No idempotency key: the password would be stored with it. A second signature is answered in words.
export const assinarTermo = ({ id: termoId, versao }: Termo, nova: Schemas['NovaAssinaturaDoTermo']): Promise<Termo> =>
  body(
    api.POST('/api/ms-alipen/termos/{termoId}/assinatura', {
      params: { path: { termoId }, header: { 'If-Match': `"${versao}"` } },
      body: nova,
    }),
  );

export const recusarTermo = ({ id: termoId, versao }: Termo, motivo: string): Promise<Termo> =>
  once(`recusarTermo:${termoId}:${versao}`, { motivo }, chave =>
    body(
      api.POST('/api/ms-alipen/termos/{termoId}/recusa', {
        params: { path: { termoId }, header: { 'If-Match': `"${versao}"`, 'Idempotency-Key': chave } },
        body: { motivo },
      }),
    ),
  );
