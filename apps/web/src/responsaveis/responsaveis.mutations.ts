import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import type { Afastamento, Designacao, Responsaveis } from './responsaveis.queries.ts';

type Schemas = components['schemas'];

export const designarResponsavel = (contratoId: number, nova: Schemas['NovaDesignacao']): Promise<Responsaveis> =>
  once(`designarResponsavel:${contratoId}`, nova, chave =>
    body(
      api.POST('/api/ms-alipen/contratos/{contratoId}/responsaveis', {
        params: { path: { contratoId }, header: { 'Idempotency-Key': chave } },
        body: nova,
      }),
    ),
  );

export const encerrarDesignacao = (
  { id: designacaoId, versao }: Designacao,
  fim: Schemas['FimDeDesignacao'],
): Promise<Responsaveis> =>
  once(`encerrarDesignacao:${designacaoId}:${versao}`, fim, chave =>
    body(
      api.POST('/api/ms-alipen/designacoes/{designacaoId}/encerramento', {
        params: { path: { designacaoId }, header: { 'If-Match': `"${versao}"`, 'Idempotency-Key': chave } },
        body: fim,
      }),
    ),
  );

export const registrarAfastamento = (novo: Schemas['NovoAfastamento']): Promise<Afastamento> =>
  once('registrarAfastamento', novo, chave =>
    body(api.POST('/api/ms-alipen/afastamentos', { params: { header: { 'Idempotency-Key': chave } }, body: novo })),
  );

export const encerrarAfastamento = (
  { id: afastamentoId, versao }: Afastamento,
  ultimoDia: string,
): Promise<Afastamento> =>
  once(`encerrarAfastamento:${afastamentoId}:${versao}`, { ultimoDia }, chave =>
    body(
      api.POST('/api/ms-alipen/afastamentos/{afastamentoId}/encerramento', {
        params: { path: { afastamentoId }, header: { 'If-Match': `"${versao}"`, 'Idempotency-Key': chave } },
        body: { ultimoDia },
      }),
    ),
  );
