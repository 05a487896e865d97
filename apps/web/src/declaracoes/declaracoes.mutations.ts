import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';

/** Without an intent key: its answer holds a secret, and would be kept. */
export const criarAcessoDeclaracao = (contratoId: number) =>
  body(api.POST('/api/ms-alipen/contratos/{contratoId}/acesso-declaracao', { params: { path: { contratoId } } }));

export const revogarAcessoDeclaracao = (contratoId: number) =>
  once(`revogarAcessoDeclaracao:${contratoId}`, {}, chave =>
    body(
      api.POST('/api/ms-alipen/contratos/{contratoId}/acesso-declaracao/revogacao', {
        params: { path: { contratoId }, header: { 'Idempotency-Key': chave } },
      }),
    ),
  );
