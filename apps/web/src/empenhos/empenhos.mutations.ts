import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import type { EmpenhosLidos } from './empenhos.queries.ts';

type Schemas = components['schemas'];

export const criarEmpenho = (contratoId: number, novo: Schemas['NovoEmpenho']): Promise<EmpenhosLidos> =>
  once(`criarEmpenho:${contratoId}`, novo, chave =>
    body(
      api.POST('/api/ms-alipen/contratos/{contratoId}/empenhos', {
        params: { path: { contratoId }, header: { 'Idempotency-Key': chave } },
        body: novo,
      }),
    ),
  );

export const movimentarEmpenho = (empenhoId: number, novo: Schemas['NovoMovimentoEmpenho']): Promise<EmpenhosLidos> =>
  once(`movimentarEmpenho:${empenhoId}`, novo, chave =>
    body(
      api.POST('/api/ms-alipen/empenhos/{empenhoId}/movimentos', {
        params: { path: { empenhoId }, header: { 'Idempotency-Key': chave } },
        body: novo,
      }),
    ),
  );
